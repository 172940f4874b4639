/**
 * The device's queue sends each request once and in its order, through kills, lost answers, several tabs, ended
 * sessions and wrong clocks, and never as somebody else or above the price that was seen.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tasks } from '../../server/generation/tables.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { drainOutbox } from '../../src/offline/outbox/drain.ts';
import { openOutbox } from '../../src/offline/outbox/outboxDatabase.ts';
import { MAX_ENTRIES } from '../../src/offline/outbox/outboxEntry.ts';
import { outboxDatabaseName } from '../../src/offline/names.ts';
import { openSharedSession } from '../../src/offline/sessionRecord.ts';
import { createSessionStore } from '../../src/offline/sessionStore.ts';
import { createSender } from '../../src/offline/outbox/createSender.ts';
import { readBalance } from '../support/generationCalls.ts';
import { imageRequest, losingAnswers, mortal, openTab, queue } from '../support/outboxDrains.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const clock = createTestClock();
let server: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  server = await createTestServer({
    engines: [await createStagedEngine()],
    clock,
    isWorking: false,
    env: { KILAS_DAILY_LIMIT: '150' },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  creator = await server.signUp({ coins: 2000 });
});

/** Prompts of the account's tasks, oldest first, from the database. */
async function made(account = creator): Promise<string[]> {
  const rows = await server.services.database
    .select({ prompt: tasks.prompt })
    .from(tasks)
    .where(eq(tasks.userId, account.id))
    .orderBy(tasks.id);
  return rows.map(({ prompt }) => prompt);
}

/** The creator's session as used by the worker. */
async function openWorkerSession({ losesRenewals = 0, expiresIn = 900 } = {}) {
  let loses = losesRenewals;
  const session = createSessionStore({
    shared: openSharedSession(),
    mirror: undefined,
    channel: { post: () => undefined, listen: () => () => undefined },
    locks: navigator.locks,
    now: Date.now,
    refresh: async (refreshToken) => {
      const answer = await server.call<typeof creator.tokens>('POST', '/auth/refresh', { refresh_token: refreshToken });
      if (loses-- > 0) throw new TypeError('The connection broke off.');
      return answer.status === 200 ? answer.body : null;
    },
  });
  await session.signIn({ ...creator.tokens, expires_in: expiresIn });
  await session.bindAccount(creator.id);
  return session;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `antrean ${index + 1}`);

it('sends a hundred entries in their order, each once, and has room for no more', async () => {
  const tab = openTab(server, creator);
  const prompts = numbered(MAX_ENTRIES);
  for (const prompt of prompts) await queue(tab.outbox, imageRequest(prompt));
  await expect(queue(tab.outbox, imageRequest('satu lagi'))).rejects.toThrow('full');
  expect(await drainOutbox(tab)).toEqual({ sent: MAX_ENTRIES, waiting: 0, nextTryAt: null });
  expect(await made()).toEqual(prompts);
  expect(await tab.outbox.list()).toEqual([]);
});

it('loses nothing and doubles nothing when it is killed a hundred times, wherever that is', async () => {
  const prompts = numbered(60);
  const { outbox } = openTab(server, creator);
  const picture = new Map([['gambar', new Blob([new Uint8Array(9)], { type: 'image/png' })]]);
  for (const prompt of prompts) await queue(outbox, imageRequest(prompt));
  await queue(outbox, imageRequest('gambar rusak', { imageField: 'images', imageIds: ['gambar'] }), picture);
  let now = Date.now();
  let kills = 0;
  for (let round = 0; round < 400 && kills < 100; round += 1) {
    const { deps, death } = mortal(openTab(server, creator, { now: () => now }), 1 + (round % 17));
    if ((await Promise.race([drainOutbox(deps), death])) === 'killed') kills += 1;
    // Nobody returns the lease: it has to expire.
    now += 600_000;
  }
  expect(kills).toBe(100);
  await drainOutbox(openTab(server, creator, { now: () => now }));
  expect(await made()).toEqual(prompts);
  expect((await outbox.list()).map(({ state }) => state)).toEqual(['refused']);
  expect(await readBalance(creator)).toEqual({ balance: 2000 - 60 * 3, held: 60 * 3 });
  expect(await verifyLedger(server.services.database)).toEqual([]);
});

it.each([
  ['with Web Locks', navigator.locks],
  ['by the lease alone', undefined],
])('sends each once although two tabs and the worker drain at once, %s', async (_, locks) => {
  const prompts = numbered(20);
  const { outbox } = openTab(server, creator);
  for (const prompt of prompts) await queue(outbox, imageRequest(prompt));
  const drains = Array.from({ length: 3 }, () =>
    drainOutbox(openTab(server, creator, locks ? { locks } : {}), { isForced: true }),
  );
  await Promise.all(drains);
  expect(await made()).toEqual(prompts);
  expect(await outbox.list()).toEqual([]);
});

it('continues at once after the app was killed while it sent', async () => {
  const { outbox } = openTab(server, creator);
  await queue(outbox, imageRequest('terputus'));
  const { deps, death } = mortal(openTab(server, creator), 12);
  expect(await Promise.race([drainOutbox(deps), death])).toBe('killed');
  expect((await outbox.list())[0]?.state).toBe('sending');
  expect(await drainOutbox(openTab(server, creator))).toBeNull();
  // The browser has released the lock of the closed page.
  expect(await drainOutbox(openTab(server, creator, { locks: navigator.locks }))).toMatchObject({ sent: 1 });
  expect(await made()).toEqual(['terputus']);
});

describe('a session that ends', () => {
  it('in the middle of a drain lets what is on its way arrive, and keeps the rest for its account', async () => {
    const session = await openWorkerSession();
    const leaving: typeof fetch = async (...args) => {
      await session.signOut();
      return fetch(...args);
    };
    const sender = createSender({ accountId: creator.id, session, fetch: leaving, host: server.url });
    const tab = openTab(server, creator, sender);
    for (const prompt of ['di jalan', 'menunggu', 'menunggu juga']) await queue(tab.outbox, imageRequest(prompt));
    expect(await drainOutbox(tab)).toMatchObject({ sent: 1 });
    expect((await tab.outbox.list()).map(({ state }) => state)).toEqual(['signed-out', 'queued']);
    expect(await drainOutbox(openTab(server, creator))).toMatchObject({ sent: 2, waiting: 0 });
    expect(await made()).toEqual(['di jalan', 'menunggu', 'menunggu juga']);
  });

  it('in the middle of a drain whose queue is discarded leaves nothing behind', async () => {
    const { outbox, ...others } = openTab(server, creator);
    const tab = openTab(server, creator, {
      fetch: async (...args) => {
        await outbox.drop();
        return fetch(...args);
      },
    });
    for (const prompt of ['di jalan', 'dibuang']) await queue(outbox, imageRequest(prompt));
    await expect(drainOutbox({ ...others, ...tab, outbox })).rejects.toThrow('dropped');
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(outboxDatabaseName(creator.id));
    expect(await made()).toEqual(['di jalan']);
  });

  it('by a revocation while there was no network waits for the next sign-in, and goes out once', async () => {
    const session = await openWorkerSession();
    const sender = createSender({ accountId: creator.id, session, fetch, host: server.url });
    const tab = openTab(server, creator, sender);
    await queue(tab.outbox, imageRequest('dicabut'));
    await server.call('POST', '/auth/logout', undefined, {
      authorization: `Bearer ${creator.tokens.access_token}`,
    });
    expect(await drainOutbox(tab)).toMatchObject({ sent: 0, waiting: 0 });
    expect((await tab.outbox.list())[0]?.state).toBe('signed-out');
    expect(await session.read()).toBeNull();
    await server.signInAgain(creator);
    expect(await drainOutbox(openTab(server, creator))).toMatchObject({ sent: 1 });
    expect(await made()).toEqual(['dicabut']);
  });
});

describe('an answer that is lost', () => {
  it('is asked for again with the same key and bytes', async () => {
    const tab = openTab(server, creator, { fetch: losingAnswers(1) });
    await queue(tab.outbox, imageRequest('sekali'));
    expect(await drainOutbox(tab)).toMatchObject({ sent: 0, waiting: 1 });
    expect(await drainOutbox(tab)).toMatchObject({ sent: 0, waiting: 1 });
    expect(await drainOutbox(tab, { isForced: true })).toMatchObject({ sent: 1, waiting: 0 });
    expect(await made()).toEqual(['sekali']);
  });

  it('is asked for again after 25 hours, at another price', async () => {
    const tab = openTab(server, creator, { fetch: losingAnswers(1) });
    await queue(tab.outbox, imageRequest('kemarin', { quotedCoins: 3 }));
    await drainOutbox(tab);
    clock.advance(25 * 3600);
    await server.signInAgain(creator);
    expect(await drainOutbox(tab, { isForced: true })).toMatchObject({ sent: 1 });
    expect(await made()).toEqual(['kemarin']);
  });

  it('of a token renewal leaves queue and session for the next try', async () => {
    const session = await openWorkerSession({ losesRenewals: 1, expiresIn: 0 });
    const tab = openTab(server, creator, createSender({ accountId: creator.id, session, fetch, host: server.url }));
    await queue(tab.outbox, imageRequest('tetap masuk'));
    expect(await drainOutbox(tab)).toMatchObject({ sent: 0, waiting: 1 });
    expect(await drainOutbox(tab, { isForced: true })).toMatchObject({ sent: 1 });
    expect(await made()).toEqual(['tetap masuk']);
  });
});

describe('what cannot be sent', () => {
  it('lets the next go on, whether refused or broken', async () => {
    const portal = async (...args: Parameters<typeof fetch>) => {
      const { prompt } = JSON.parse(await (args[1]!.body as Blob).text()) as { prompt: string };
      return prompt === 'racun' ? new Response('{"code":"internal"}', { status: 500 }) : fetch(...args);
    };
    const tab = openTab(server, creator, { fetch: portal });
    for (const prompt of ['', 'racun', 'baik']) await queue(tab.outbox, imageRequest(prompt));
    await drainOutbox(tab);
    expect(await made()).toEqual(['baik']);
    expect((await tab.outbox.list()).map(({ state, error }) => [state, error?.status])).toEqual([
      ['refused', 422],
      ['retry', 500],
    ]);
  });

  it.each([
    ['a portal in its place', () => new Response('<html>Masuk dulu</html>', { status: 200 })],
    ['a proxy in its place', () => new Response('<html>Forbidden</html>', { status: 403 })],
    [
      'a server that asks for time',
      () => new Response('{"code":"unavailable"}', { status: 503, headers: { 'retry-after': '120' } }),
    ],
  ])('waits when it meets %s, and refuses nothing', async (_, answer) => {
    let asked = 0;
    const now = Date.now();
    const tab = openTab(server, creator, {
      now: () => now,
      fetch: async () => {
        asked += 1;
        return answer();
      },
    });
    await queue(tab.outbox, imageRequest('satu'));
    await queue(tab.outbox, imageRequest('dua'));
    const { nextTryAt } = (await drainOutbox(tab))!;
    expect(asked).toBe(1);
    expect((await tab.outbox.list()).map(({ state }) => state)).toEqual(['retry', 'queued']);
    // Not at once, although the second was never tried.
    expect(nextTryAt).toBeGreaterThan(now);
    await drainOutbox(tab);
    expect(asked).toBe(1);
    await drainOutbox(openTab(server, creator), { isForced: true });
    expect(await made()).toEqual(['satu', 'dua']);
  });

  it('waits for its own account, and never goes out as somebody else', async () => {
    const other = await server.signUp();
    const session = {
      accessToken: async () => other.tokens.access_token,
      read: async () => ({ access: other.tokens.access_token, refresh: '', expiresAt: 0, rev: 1, accountId: other.id }),
    };
    const sender = createSender({ accountId: creator.id, session, fetch, host: server.url });
    const tab = openTab(server, creator, sender);
    await queue(tab.outbox, imageRequest('punya Rani'));
    await drainOutbox(tab);
    expect((await tab.outbox.list())[0]?.state).toBe('signed-out');
    await drainOutbox(openTab(server, creator));
    expect([await made(), await made(other)]).toEqual([['punya Rani'], []]);
  });
});

describe('what the person has to decide', () => {
  it('is a price above the one they saw; agreed to, it goes out once', async () => {
    const tab = openTab(server, creator);
    const { id } = await queue(tab.outbox, imageRequest('naik harga', { quotedCoins: 2 }));
    await drainOutbox(tab);
    const [entry] = await tab.outbox.list();
    expect(entry).toMatchObject({ state: 'needs-you', error: { code: 'price_risen', body: { quote: { coins: 3 } } } });
    await tab.outbox.resume(id, 3);
    expect(await drainOutbox(tab)).toMatchObject({ sent: 1 });
    expect(await made()).toEqual(['naik harga']);
  });

  it('is any price where none was known', async () => {
    const tab = openTab(server, creator);
    await queue(tab.outbox, imageRequest('harga belum tahu', { quotedCoins: null }));
    await drainOutbox(tab);
    expect((await tab.outbox.list())[0]?.error?.code).toBe('price_risen');
    expect(await made()).toEqual([]);
  });

  it('is too few coins and a used-up day, which later tries get over', async () => {
    const poor = await server.signUp({ coins: 4 });
    const tab = openTab(server, poor);
    await queue(tab.outbox, imageRequest('satu'));
    const { id } = await queue(tab.outbox, imageRequest('dua'));
    await queue(tab.outbox, imageRequest('terlalu banyak', { body: { prompt: 'x', count: 10 }, quotedCoins: 100 }));
    await drainOutbox(tab);
    expect(await made(poor)).toEqual(['satu']);
    expect((await tab.outbox.list()).map(({ error }) => error?.code)).toEqual([
      'insufficient_credits',
      'insufficient_credits',
    ]);
    expect(await drainOutbox(tab, { isForced: true })).toMatchObject({ sent: 0, waiting: 0 });
    const [before] = await tab.outbox.list();
    await tab.outbox.resume(id);
    expect((await tab.outbox.list())[0]?.key).toBe(before?.key);
  });
});

describe('taken back', () => {
  it('is simply gone before it was tried', async () => {
    const tab = openTab(server, creator);
    const { id } = await queue(tab.outbox, imageRequest('tidak jadi'));
    expect(await tab.outbox.takeBack(id)).toBe('removed');
    await drainOutbox(tab);
    expect(await made()).toEqual([]);
  });

  it('is cancelled with its coins back when it had arrived', async () => {
    const tab = openTab(server, creator, { fetch: losingAnswers(1) });
    const { id } = await queue(tab.outbox, imageRequest('sudah sampai'));
    await drainOutbox(tab);
    expect((await readBalance(creator)).held).toBe(3);
    expect(await tab.outbox.takeBack(id)).toBe('withdrawn');
    await drainOutbox(tab, { isForced: true });
    expect(await tab.outbox.list()).toEqual([]);
    expect(await readBalance(creator)).toEqual({ balance: 2000, held: 0 });
  });

  it('never happens when it had not arrived, even if it comes after all', async () => {
    const late: (() => Promise<Response>)[] = [];
    const tab = openTab(server, creator, {
      fetch: async (...args) => {
        if (late.length > 0) return fetch(...args);
        late.push(() => fetch(args[0], { ...args[1], signal: null }));
        throw new TypeError('The connection broke off.');
      },
    });
    const { id } = await queue(tab.outbox, imageRequest('di jalan'));
    await drainOutbox(tab);
    await tab.outbox.takeBack(id);
    await drainOutbox(tab, { isForced: true });
    expect((await late[0]!()).status).toBe(409);
    expect([await made(), await tab.outbox.list()]).toEqual([[], []]);
  });
});

describe('a clock that is wrong', () => {
  it('keeps neither a waiting entry nor a lease for days when it is set back', async () => {
    const ahead = Date.now() + 5 * 24 * 3600_000;
    const failing = openTab(server, creator, { now: () => ahead, fetch: losingAnswers(1) });
    await queue(failing.outbox, imageRequest('jam maju'));
    await drainOutbox(failing);
    await openOutbox(creator.id).takeLease({ holder: 'gone', until: ahead + 60_000 }, ahead);
    expect(await drainOutbox(openTab(server, creator))).toMatchObject({ sent: 1 });
    expect(await made()).toEqual(['jam maju']);
  });

  it('doubles nothing when it is set ahead in the middle of a drain, so that its lease looks as if it had run out', async () => {
    const prompts = numbered(10);
    const { outbox } = openTab(server, creator);
    for (const prompt of prompts) await queue(outbox, imageRequest(prompt));
    const dayAhead = () => Date.now() + 24 * 3600_000;
    const drains = [drainOutbox(openTab(server, creator)), drainOutbox(openTab(server, creator, { now: dayAhead }))];
    await Promise.all(drains);
    await drainOutbox(openTab(server, creator, { now: dayAhead }), { isForced: true });
    expect((await made()).toSorted()).toEqual(prompts.toSorted());
    expect(await outbox.list()).toEqual([]);
  });
});

it('keeps the order that the person gives it, and each copy of a shared picture', async () => {
  const tab = openTab(server, creator);
  const picture = new Map([['gambar', new Blob(['a'], { type: 'image/png' })]]);
  const request = imageRequest('satu', { imageField: 'images', imageIds: ['gambar'] });
  const one = await queue(tab.outbox, request, picture);
  const two = await queue(tab.outbox, { ...request, form: 'dua' }, picture);
  await queue(tab.outbox, imageRequest('tiga'));
  await tab.outbox.move(two.id, -1);
  await tab.outbox.move(one.id, 5);
  expect((await tab.outbox.list()).map(({ body, form }) => form ?? body.prompt)).toEqual(['dua', 'tiga', 'satu']);
  await tab.outbox.takeBack(one.id);
  expect((await tab.outbox.images([`${one.id}/gambar`, `${two.id}/gambar`])).map((blob) => blob?.size)).toEqual([
    undefined,
    1,
  ]);
});
