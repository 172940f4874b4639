import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Log } from '../log.ts';
import type { MailboxFolder } from './mailboxFolder.ts';

const MAX_MESSAGE_BYTES = 1024 * 1024;

export interface MailboxServer {
  /** `smtp://127.0.0.1:…` */
  url: string;
  close(): Promise<void>;
}

/** Starts an SMTP server for the local mailbox on a free loopback port. */
export async function startMailboxServer({ folder, log }: { folder: MailboxFolder; log: Log }): Promise<MailboxServer> {
  const server = new SMTPServer({
    size: MAX_MESSAGE_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) done(new Error('The message is too large.'));
        else folder.add(Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  server.on('error', (error: Error) => log.warn({ error: error.message }, 'the local mailbox reported an error'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
