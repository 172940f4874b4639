import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitUntil } from './waitUntil.ts';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** All mails accepted so far, parsed, oldest first. */
  received: Email[];
  /** Refuses the next mails with a temporary error, as a greylisting server does. */
  refuseNext(count: number): void;
  /** Waits until an address has received that many mails. @returns the last of them */
  waitForMail(to: string, count?: number): Promise<Email>;
  close(): Promise<void>;
}

/** A real SMTP server on loopback, with user and password. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === 'kilas' && password === 'surat') done(null, { user: username });
      else done(new Error('Invalid user or password'));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailsTo = (to: string) => received.filter((mail) => mail.to?.some(({ address }) => address === to));
  return {
    url: `smtp://kilas:surat@127.0.0.1:${port}`,
    received,
    refuseNext(count) {
      refusals = count;
    },
    async waitForMail(to, count = 1) {
      await waitUntil(`${count} mail(s) to ${to}`, () => mailsTo(to).length >= count);
      return mailsTo(to).at(-1)!;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The six-digit code in a mail's subject. */
export function codeIn(mail: Email): string {
  return /\b\d{6}\b/.exec(mail.subject ?? '')![0];
}

/** The token of the verification link in a mail's text. */
export function linkTokenIn(mail: Email): string {
  return decodeURIComponent(/verify-email\?token=(\S+)/.exec(mail.text ?? '')![1]!);
}
