import type { Mailer, MailMessage } from '../../../server/platform/mail/mailer.ts';
import type { Chaos } from '../chaos.ts';

/** A mail server that refuses, hangs, loses answers, and accepts mails after their sender gave up. */
export interface UnsteadyMailServer {
  send: Mailer['send'];
  /** Delivers mails whose sender got no answer. */
  deliverLate(): void;
  /** Loses mails that have not been delivered. */
  reset(): void;
}

export function createUnsteadyMailServer({
  chaos,
  record,
  receive,
}: {
  chaos: Chaos;
  /** Called with each mail, accepted or not. */
  record: (mail: MailMessage) => void;
  receive: (mail: MailMessage) => void;
}): UnsteadyMailServer {
  const late: MailMessage[] = [];
  return {
    async send(mail) {
      record(mail);
      chaos.strike('the mail server refuses a mail', 0.07);
      chaos.strike('the mail server hangs', 0.04);
      if (chaos.happens('a mail arrives after its sender gave up', 0.05)) {
        late.push(mail);
        throw new Error('no answer from the mail server');
      }
      receive(mail);
      chaos.strike('the mail server took a mail and its answer was lost', 0.06);
    },
    deliverLate() {
      for (const mail of late.splice(0)) receive(mail);
    },
    reset: () => void late.splice(0),
  };
}
