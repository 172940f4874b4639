/**
 * After an outage of the database, short, long or silent, calls, live streams and work go on by themselves, on one
 * listening connection, and a long outage is not answered with ever more attempts.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { publishSignal } from '../../server/platform/events/liveEvents.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/databaseProxy.ts';
import { query } from '../support/embeddedServer.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { type AcceptedReply, endOf } from '../support/generationCalls.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let proxy: DatabaseProxy;
let server: TestServer;

beforeEach(async () => {
  server = await createTestServer({
    engines: [await createStagedEngine()],
    reach: async (connectionString) => {
      proxy = await startDatabaseProxy(connectionString);
      return proxy.connectionString;
    },
  });
});
afterEach(async () => {
  proxy.set('open');
  await server.close();
  await proxy.close();
});

/** Opens the live channel. @returns what it received, and whether it has ended */
async function listen(account: TestAccount): Promise<{ text: string; hasEnded: boolean; stop(): void }> {
  const controller = new AbortController();
  const stream = { text: '', hasEnded: false, stop: () => controller.abort() };
  const answer = await fetch(`${server.url}${API_BASE}/events`, {
    headers: { Authorization: `Bearer ${account.tokens.access_token}` },
    signal: controller.signal,
  });
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of answer.body!) stream.text += decoder.decode(chunk);
    } catch {
      // The test hung up.
    }
    stream.hasEnded = true;
  })();
  await waitUntil('the channel is open', () => stream.text.includes('connected'));
  return stream;
}

async function listeningConnections(): Promise<number> {
  const rows = await query(
    server.ownerUrl,
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'kilas-live'",
  );
  return rows.length;
}

/** What must hold once the database is back, however long it was away. */
async function expectAllIsBack(account: TestAccount, stream: { hasEnded: boolean }): Promise<void> {
  await waitUntil('the open stream is told that something may be missing', () => stream.hasEnded);
  await waitUntil('calls are answered', async () => (await account.call('GET', '/credits/balance')).status === 200);
  // A page reconnects too: the stream may have ended because its session could not be checked, and events sent before
  // the listening connection is back are lost.
  let again = await listen(account);
  await waitUntil('signals arrive', async () => {
    if (again.hasEnded) again = await listen(account);
    await publishSignal(server.services.database, { userId: account.id, type: 'balance' });
    return again.text.includes('"balance"');
  });
  again.stop();
  const { body } = await account.call<AcceptedReply>('POST', '/images/text-to-image', {
    prompt: 'sesudah gangguan',
    count: 1,
  });
  expect((await endOf(account, body.data.items[0]!)).status).toBe('completed');
  expect(await listeningConnections()).toBe(1);
}

it('is back after outages without load, on one listening connection', { timeout: 120_000 }, async () => {
  const account = await server.signUp();
  for (const seconds of [1, 3]) {
    const stream = await listen(account);
    proxy.set('refusing');
    await delay(seconds * 1000);
    proxy.set('open');
    await expectAllIsBack(account, stream);
  }
});

/** Long enough that retries which doubled every second would have used up all file descriptors. */
it('asks no more and no faster in a long outage under load', { timeout: 120_000 }, async () => {
  const account = await server.signUp();
  const stream = await listen(account);
  let isLoaded = true;
  const load = Array.from({ length: 8 }, async () => {
    while (isLoaded) {
      await account.call('GET', '/credits/balance').catch(() => undefined);
      await delay(20);
    }
  });
  proxy.set('refusing');
  await delay(7000);
  const early = proxy.refused();
  await delay(8000);
  const late = proxy.refused() - early;
  proxy.set('open');
  await expectAllIsBack(account, stream);
  isLoaded = false;
  await Promise.all(load);
  // About as many tries in the second half as in the first: with the fault it was 2 to the power of the seconds.
  expect(late).toBeLessThan(early * 4);
});

/** A connection whose other end is gone gives no sign of it: only a query shows. */
it('notices a database that has fallen silent', { timeout: 120_000 }, async () => {
  const account = await server.signUp();
  const stream = await listen(account);
  proxy.set('silent');
  await waitUntil('the listening connection is given up', async () => (await listeningConnections()) === 0);
  proxy.set('open');
  await expectAllIsBack(account, stream);
});
