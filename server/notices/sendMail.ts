import { mailsSent } from '../platform/instruments.ts';
import type { Mailer, MailMessage } from '../platform/mail/mailer.ts';
import type { MailJob } from './queues.ts';

/** Composes a mail from its reference; null when it is obsolete. */
export type ComposeMail = (reference: string) => Promise<MailMessage | null>;

/** The composer of each kind of mail, provided by the domain that owns it. */
export type MailComposers = Record<string, ComposeMail>;

/** Composes and sends the mail of one job. @throws when the mail server refuses it, so that the job is retried */
export async function sendMail({
  mailer,
  composers,
  mail,
}: {
  mailer: Mailer;
  composers: MailComposers;
  mail: MailJob;
}): Promise<void> {
  const compose = composers[mail.kind];
  if (!compose) throw new Error(`Nobody composes mails of the kind "${mail.kind}".`);
  const { kind } = mail;
  try {
    const message = await compose(mail.reference);
    if (message) await mailer.send(message);
    mailsSent.inc({ kind, outcome: message ? 'sent' : 'nothing' });
  } catch (error) {
    mailsSent.inc({ kind, outcome: 'failed' });
    throw error;
  }
}
