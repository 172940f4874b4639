/**
 * An account has ten live streams; each change is read once for all of them and the newest state is sent last. A stream
 * ends with its session.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { endAllSessions } from '../../server/accounts/endSessions.ts';
import { MOST_STREAMS } from '../../server/liveChannels.ts';
import { publishSignal, signalSql } from '../../server/platform/events/liveEvents.ts';
import { type OpenStream, openStream } from '../support/openStream.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
const open: OpenStream[] = [];

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
});
afterAll(async () => {
  for (const stream of open) stream.close();
  await server.close();
});

async function openStreams(account: TestAccount, count: number): Promise<OpenStream[]> {
  const streams = [];
  for (let index = 0; index < count; index += 1) streams.push(await openStream(server.url, account));
  open.push(...streams);
  return streams;
}

const typesOf = (stream: OpenStream) => stream.events.map(({ type }) => type);
const ended = (streams: OpenStream[]) => streams.map((stream) => stream.isEnded());

async function makeTasks(account: TestAccount, count: number): Promise<Task[]> {
  const { body } = await account.call<{ data: { items: Task[] } }>('POST', '/images/text-to-image', {
    prompt: 'laut',
    count,
  });
  return body.data.items;
}

/** Counts how often a connection is taken, until the returned function is called. */
function countReadings(): () => number {
  const pool = server.services.database.$client;
  let readings = 0;
  const count = () => void (readings += 1);
  pool.on('acquire', count);
  return () => {
    pool.off('acquire', count);
    return readings;
  };
}

describe('the live channel of one account', () => {
  it('gets what was committed by a process that died before it could notify', async () => {
    const account = await server.signUp();
    const [stream] = (await openStreams(account, 1)) as [OpenStream];
    await server.services.database.execute(sql`select ${signalSql({ userId: account.id, type: 'balance' })}`);
    await waitUntil('the balance is told', () => typesOf(stream).includes('balance'));
  });

  it('has ten streams; the oldest makes room and is told why', async () => {
    const account = await server.signUp();
    const other = await server.signUp();
    const [others] = await openStreams(other, 1);
    const streams = await openStreams(account, MOST_STREAMS + 2);
    await waitUntil('the two oldest end', () => streams[0]!.isEnded() && streams[1]!.isEnded());
    expect([typesOf(streams[0]!), typesOf(streams[1]!)]).toEqual([['superseded'], ['superseded']]);
    await publishSignal(server.services.database, { userId: account.id, type: 'balance' });
    await waitUntil('the others hear', () => streams.slice(2).every((stream) => stream.events.length === 1));
    expect(ended([...streams.slice(2), others!])).toEqual(Array(MOST_STREAMS + 1).fill(false));
  });

  it('reads a change once for all its streams, and several signals together', async () => {
    const account = await server.signUp();
    const tasks = await makeTasks(account, 10);
    const streams = await openStreams(account, MOST_STREAMS);
    const stop = countReadings();
    await server.services.database.transaction(async (transaction) => {
      for (const { id } of tasks)
        for (const type of ['task', 'balance'] as const)
          await publishSignal(transaction, {
            userId: account.id,
            type,
            ...(type === 'task' && { taskId: id }),
          } as never);
    });
    const told = (stream: OpenStream) => stream.events.filter(({ type }) => type === 'task').length;
    await waitUntil('everybody is told everything', () => streams.every((stream) => told(stream) >= tasks.length));
    const readings = stop();
    // The transaction itself, and a read or two for ten tasks and the balance on ten streams; 110 if each stream read
    // for itself.
    expect(readings).toBeLessThanOrEqual(8);
  });

  it('sends the newest state last, however many signals come meanwhile', async () => {
    const account = await server.signUp({ coins: 500 });
    const [stream] = await openStreams(account, 1);
    await makeTasks(account, 3);
    await makeTasks(account, 2);
    const { body } = await account.call<{ data: { balance: number; held: number } }>('GET', '/credits/balance');
    await waitUntil('the last balance arrives', () => {
      const last = stream!.events.findLast((event) => event.type === 'balance');
      return last?.type === 'balance' && last.balance === body.data.balance && last.held === body.data.held;
    });
  });
});

describe('a stream ends with its session', () => {
  it('at sign-out, and no other device’s', async () => {
    const account = await server.signUp();
    const [here] = await openStreams(account, 1);
    const signedOut = { ...account.tokens };
    await server.signInAgain(account);
    const [there] = await openStreams(account, 1);
    await server.call('POST', '/auth/logout', undefined, { authorization: `Bearer ${signedOut.access_token}` });
    await waitUntil('it ends', () => here!.isEnded());
    expect(typesOf(here!)).toEqual(['session-ended']);
    await publishSignal(server.services.database, { userId: account.id, type: 'balance' });
    await waitUntil('the other hears on', () => typesOf(there!).includes('balance'));
    expect([there!.isEnded(), typesOf(here!)]).toEqual([false, ['session-ended']]);
  });

  it.each(['signed-out-everywhere', 'password-reset', 'deactivated', 'deleted'] as const)('%s', async (reason) => {
    const account = await server.signUp();
    const streams = await openStreams(account, 3);
    await server.services.database.transaction(async (transaction) => {
      await publishSignal(transaction, { userId: account.id, type: 'balance' });
      await endAllSessions(transaction, { clock: server.services.clock, userId: account.id, reason });
    });
    await waitUntil('all end', () => streams.every((stream) => stream.isEnded()));
    for (const stream of streams) expect(typesOf(stream)).toContain('session-ended');
    // And none can be opened with the old token.
    const [late] = await openStreams(account, 1);
    expect(late!.status).toBe(401);
  });
});
