import { mailsSent } from '../platform/metrics/instruments.ts';
import type { Mailer, MailMessage } from '../platform/mail/mailer.ts';
import type { MailJob } from './queues.ts';

/** Writes a message from its reference; null when there is nothing to send any more. */
export type ComposeMail = (reference: string) => Promise<MailMessage | null>;

/** How each kind of mail is written, given by the domain that owns it. */
export type MailComposers = Record<string, ComposeMail>;

/** Composes and sends the message of one job. @throws when the mail server does not take it: the job is tried again */
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
