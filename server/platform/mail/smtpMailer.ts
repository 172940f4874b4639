import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** A mail server that does not answer must not block a job; the job is retried later. */
const TIMEOUT_MS = 15_000;

/**
 * Sends through an SMTP server.
 * @param url `smtp://` or `smtps://`, with user and password if the server wants them
 * @param from sender, e.g. `Kilas <halo@kilas.example>`
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(message) {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}
