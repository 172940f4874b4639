/** A process does the kinds of work that it is given capacity for and leaves the others to other processes. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, registration } from '../support/accounts.ts';
import { type AcceptedReply, endOf, readTask } from '../support/generationCalls.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabaseServer.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let database: TestDatabase;
let dataDirectory: string;
let mail: MailServer;
let server: TestServer | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-shares-'));
  mail = await startMailServer();
});
afterAll(async () => {
  await server?.close();
  await mail.close();
  await database.drop();
  await removeFolder(dataDirectory);
});

/** Starts the only process, in place of the one before. */
async function restart(env: Record<string, string>): Promise<TestServer> {
  await server?.close();
  return (server = await createTestServer({
    engines: [await createStagedEngine()],
    env: { SMTP_URL: mail.url, ...env },
    own: { database, dataDirectory },
  }));
}

async function signUpByMail(by: TestServer): Promise<string> {
  const email = newEmail();
  expect((await by.call('POST', '/auth/register', registration({ email }))).status).toBe(201);
  return email;
}

const mails = async (by: TestServer) =>
  (
    await by.services.database.$client.query<{ state: string }>(
      "select state from pgboss.job where name = 'send-mail' order by created_on",
    )
  ).rows.map(({ state }) => state);

it('leaves mails queued at KILAS_WORK_MAILS=0 and works on tasks; at KILAS_WORK_STEPS=0 it is the other way round', async () => {
  const withoutMails = await restart({ KILAS_WORK_MAILS: '0' });
  const creator = await withoutMails.signUp();
  const ask = async (by: typeof creator) =>
    (await by.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'teluk' })).body.data.items[0]!;
  const first = await signUpByMail(withoutMails);
  // Asked for after the mail, and each waits for several looks at its queue, as often as mails would be looked for.
  for (let turn = 0; turn < 2; turn += 1) expect((await endOf(creator, await ask(creator))).status).toBe('completed');
  expect([await mails(withoutMails), mail.received]).toEqual([['created'], []]);

  const withoutSteps = await restart({ KILAS_WORK_STEPS: '0' });
  const other = await withoutSteps.signUp();
  const task = await ask(other);
  const second = await signUpByMail(withoutSteps);
  await mail.waitForMail(first);
  await mail.waitForMail(second);
  expect(await readTask(other, task)).toMatchObject({ status: 'pending' });
});
