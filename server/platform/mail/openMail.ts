import path from 'node:path';
import type { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ServerVariables } from '../http/serverVariables.ts';
import type { Log } from '../log.ts';
import { openMailboxFolder } from './mailboxFolder.ts';
import { mountMailbox } from './mailboxRoutes.ts';
import { startMailboxServer } from './mailboxServer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

export interface Mail {
  mailer: Mailer;
  /** Path of the local mailbox's page, e.g. `/mailbox/Vb…/`; null when messages go to a real mail server. */
  mailboxPath: string | null;
  /** Serves the local mailbox's page, if there is one. */
  mount(app: Hono<ServerVariables>): void;
  close(): Promise<void>;
}

/**
 * Opens outgoing e-mail: through the configured SMTP server, or to a local mailbox that any browser can read at an
 * unguessable address. Both are reached by SMTP, so that a trial runs the same code as production.
 */
export async function openMail({
  config,
  log,
  clock,
}: {
  config: Pick<Config, 'mail' | 'dataDirectory'>;
  log: Log;
  clock: Clock;
}): Promise<Mail> {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    const mailer = createSmtpMailer({ url: smtpUrl, from });
    return { mailer, mailboxPath: null, mount: () => {}, close: async () => mailer.close() };
  }
  const folder = await openMailboxFolder(path.join(config.dataDirectory, 'mailbox'), clock);
  const server = await startMailboxServer({ folder, log });
  const mailer = createSmtpMailer({ url: server.url, from });
  return {
    mailer,
    mailboxPath: `/mailbox/${folder.token}/`,
    mount: (app) => mountMailbox(app, folder),
    async close() {
      mailer.close();
      await server.close();
    },
  };
}
