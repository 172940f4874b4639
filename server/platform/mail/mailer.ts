export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands messages to a mail server. */
export interface Mailer {
  /** @throws when the server does not take the message; the caller's job tries again */
  send(message: MailMessage): Promise<void>;
  close(): void;
}
