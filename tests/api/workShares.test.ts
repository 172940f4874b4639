/**
 * A process does the kinds of work that it is given capacity for, never more of a kind at once than that, and leaves the
 * others to other processes.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pushNotice } from '../../server/notices/pushNotice.ts';
import { newEmail, registration } from '../support/accounts.ts';
import { type AcceptedReply, endOf, readTask } from '../support/generationCalls.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import { startPushReceiver } from '../support/pushReceiver.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabaseServer.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let database: TestDatabase;
let dataDirectory: string;
let mail: MailServer;
let server: TestServer | undefined;
let engine: StagedEngine;

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
  engine = await createStagedEngine();
  return (server = await createTestServer({
    engines: [engine],
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

/** Where work of one kind is held up once it has begun. */
function createGate() {
  const held: (() => void)[] = [];
  let isOpen = false;
  return {
    pass: () => (isOpen ? Promise.resolve() : new Promise<void>((resolve) => held.push(resolve))),
    /** How much of it is under way; none of it ends before the gate is opened. */
    held: () => held.length,
    open() {
      isOpen = true;
      for (const go of held) go();
    },
  };
}

it('has no more steps, mails and push messages under way at once than it is told', async () => {
  const gates = { steps: createGate(), mails: createGate(), pushes: createGate() };
  const receiver = await startPushReceiver();
  try {
    const by = await restart({
      PUSH_ORIGINS: receiver.origin,
      KILAS_WORK_STEPS: '3',
      KILAS_WORK_MAILS: '1',
      KILAS_WORK_PUSHES: '2',
    });
    const creators = await Promise.all(Array.from({ length: 6 }, () => by.signUp()));
    const ask = async (creator: (typeof creators)[number]) =>
      (await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'teluk' })).body.data.items[0]!;
    /** Other work from request to end, for which its queue is looked at several times. */
    const lookAround = async () => {
      for (let turn = 0; turn < 2; turn += 1)
        expect((await endOf(creators[0]!, await ask(creators[0]!))).status).toBe('completed');
    };

    const { composers } = by.services.notices;
    const compose = composers.test;
    composers.test = async (...given) => {
      await gates.pushes.pass();
      return compose(...given);
    };
    for (const creator of creators) {
      expect((await creator.call('POST', '/push/subscriptions', receiver.subscription())).status).toBe(201);
    }
    // In one transaction, as the steps below: a queue that finds one job alone takes no other beside it.
    const { database: queries, jobs } = by.services;
    await queries.transaction(async (transaction) => {
      for (const { id: userId } of creators)
        await pushNotice(transaction, { jobs, userId, topic: 'test', reference: userId });
    });
    await waitUntil('two push messages are under way', () => gates.pushes.held() >= 2);
    await lookAround();
    expect(gates.pushes.held()).toBe(2);
    gates.pushes.open();
    await waitUntil(
      'all push messages arrive',
      () => new Set(receiver.deliveries.map(({ endpoint }) => endpoint)).size === creators.length,
    );

    const { mailer } = by.services.mail;
    const send = mailer.send.bind(mailer);
    mailer.send = async (...given) => {
      await gates.mails.pass();
      return send(...given);
    };
    const addresses: string[] = [];
    while (addresses.length < 4) addresses.push(await signUpByMail(by));
    await waitUntil('a mail is under way', () => gates.mails.held() >= 1);
    await lookAround();
    expect(gates.mails.held()).toBe(1);
    gates.mails.open();
    for (const address of addresses) await mail.waitForMail(address);

    const submit = engine.submit.bind(engine);
    engine.submit = async (...given) => {
      await gates.steps.pass();
      return submit(...given);
    };
    const [creator] = creators;
    const body = { prompt: 'teluk', count: 4 };
    const { items } = (await creator!.call<AcceptedReply>('POST', '/images/text-to-image', body)).body.data;
    await waitUntil('three steps are under way', () => gates.steps.held() >= 3);
    await mail.waitForMail(await signUpByMail(by));
    expect(gates.steps.held()).toBe(3);
    gates.steps.open();
    expect(items).toHaveLength(4);
    for (const item of items) expect((await endOf(creator!, item)).status).toBe('completed');
  } finally {
    for (const gate of Object.values(gates)) gate.open();
    await receiver.close();
  }
});
