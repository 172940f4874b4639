import { type MailServer, startMailServer } from './mailServer.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { createTestServer, type TestServer } from './testServer.ts';

export interface MailedServer {
  server: TestServer;
  mail: MailServer;
  clock: TestClock;
  close(): Promise<void>;
}

/** A server whose mails a test reads and whose time it sets. */
export async function createMailedServer({ env = {} }: { env?: Record<string, string> } = {}): Promise<MailedServer> {
  const mail = await startMailServer();
  const clock = createTestClock();
  const server = await createTestServer({ clock, env: { SMTP_URL: mail.url, ...env } });
  return {
    server,
    mail,
    clock,
    async close() {
      await server.close();
      await mail.close();
    },
  };
}
