export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands messages to a mail server. */
export interface Mailer {
  /** @throws when the server does not accept the message; the caller's job retries */
  send(message: MailMessage): Promise<void>;
  close(): void;
}
