/**
 * A stored answer is shown and refetched, keeps its age whatever the clock says, and the oldest are removed above the
 * limit.
 */
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { get, keys, setMany, type UseStore } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { REPLAY_HEADER, SCHEMA_HEADER } from '../../../../contract/limits.ts';
import { OfflineError } from '../../../../src/api/errors.ts';
import { type AccountDatabase, openAccountDatabase } from '../../../../src/offline/accountDatabase.ts';
import { createQueryPersistence } from '../../../../src/offline/queryPersistence.ts';
import { waitFor } from '../../../support/waitFor.ts';

const KEY = ['daily-limit'];
const limit = { data: { limit: 50, used: 3, remaining: 47, reset_at: '2026-11-22T17:00:00.000Z', resets_in_hours: 8 } };

/** A database with one record, stored an hour ago. */
function databaseWith(data: unknown, dataUpdatedAt: number): AccountDatabase {
  const kept = {
    queryKey: KEY,
    queryHash: JSON.stringify(KEY),
    buster: '1',
    state: { data, dataUpdatedAt, errorUpdatedAt: 0, status: 'success' },
  };
  const queries = (async (_mode, use) => {
    const request = { result: kept, onsuccess: () => undefined };
    setTimeout(() => request.onsuccess());
    return use({ get: () => request } as unknown as IDBObjectStore);
  }) as UseStore;
  return { accountId: 'a', queries, drafts: queries, isDropped: () => false, drop: async () => undefined };
}

test('an older answer is shown and asked anew, and a failure of that stays within the query', async () => {
  const anHourAgo = Date.now() - 3_600_000;
  const persistence = createQueryPersistence();
  persistence.use(databaseWith(limit, anHourAgo));
  const client = new QueryClient({
    defaultOptions: { queries: { persister: persistence.persister, networkMode: 'always', retry: false } },
  });
  const ask = vi.fn(async () => Promise.reject(new OfflineError('There is no network.')));
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);

  const stop = new QueryObserver(client, { queryKey: KEY, queryFn: ask }).subscribe(() => undefined);
  const state = () => client.getQueryState(KEY);
  await waitFor(() => expect(state()?.error).toBeInstanceOf(OfflineError));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(state()?.data).toEqual(limit);
  expect(state()?.dataUpdatedAt).toBe(anHourAgo);
  // Node reports unhandled rejections after the microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test.each([
  ['an earlier page was given is asked anew, however fresh', performance.timeOrigin - 1_000, 1],
  ['this page was given stands while it is fresh', performance.timeOrigin, 0],
])('what %s', async (_name, dataUpdatedAt, asked) => {
  const persistence = createQueryPersistence();
  persistence.use(databaseWith(limit, dataUpdatedAt));
  const client = new QueryClient({
    defaultOptions: { queries: { persister: persistence.persister, networkMode: 'always', retry: false } },
  });
  const newer = { data: { ...limit.data, used: 4, remaining: 46 } };
  const ask = vi.fn(async () => newer);
  const options = { queryKey: KEY, queryFn: ask, staleTime: 24 * 3_600_000 };

  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await waitFor(() => expect(client.getQueryData(KEY)).toBeDefined());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  // The persister fetches in a timer of its own, behind the timers that this one waits for.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await waitFor(() => expect(client.getQueryData(KEY)).toEqual(asked > 0 ? newer : limit));
  stop();
  expect(ask).toHaveBeenCalledTimes(asked);
});

test('what a page came with is kept, whether the account is known before or after its queries are watched', async () => {
  for (const isKnownFirst of [true, false]) {
    const persistence = createQueryPersistence();
    const client = new QueryClient();
    client.setQueryData(KEY, limit);
    const database = openAccountDatabase(`page-${isKnownFirst}`);
    const steps = [() => persistence.use(database), () => void persistence.watch(client)];
    for (const step of isKnownFirst ? steps : steps.toReversed()) step();
    await waitFor(async () => expect(await persistence.readPersisted(['daily-limit'])).toEqual([limit]));
  }
});

const YEAR_MS = 365 * 86_400_000;

test.each([
  ['ahead', YEAR_MS],
  ['behind', -YEAR_MS],
])('what was stored while the clock was a year %s is still there', async (where, off) => {
  const persistence = createQueryPersistence();
  persistence.use(openAccountDatabase(`clock-${where}`));
  const client = new QueryClient();
  persistence.watch(client);
  client.setQueryData(KEY, limit, { updatedAt: Date.now() + off });
  await waitFor(async () => expect(await persistence.readPersisted(['daily-limit'])).toHaveLength(1));
  await persistence.collectGarbage();
  const later = new QueryClient({
    defaultOptions: { queries: { persister: persistence.persister, networkMode: 'always', retry: false } },
  });
  const ask = () => Promise.reject(new OfflineError('There is no network.'));
  expect(await later.fetchQuery({ queryKey: KEY, queryFn: ask })).toEqual(limit);
  expect(later.getQueryState(KEY)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
});

test('what was stored under the same schemas is not validated, and what was stored under others is', async () => {
  const database = openAccountDatabase('schemas');
  const stored = (page: number, more: object) =>
    [
      `kilas-["history",{},${page}]`,
      { queryKey: ['history', {}, page], buster: '1', ...more, state: { data: `page ${page}`, dataUpdatedAt: 1 } },
    ] as [string, object];
  await setMany(
    [
      stored(1, { schemaVersion: import.meta.env.SCHEMA_VERSION }),
      stored(2, { schemaVersion: 'another' }),
      stored(3, {}),
    ],
    database.queries,
  );
  const persistence = createQueryPersistence();
  persistence.use(database);
  expect(import.meta.env.SCHEMA_VERSION).toMatch(/^[\w-]{12}$/);
  expect(await persistence.readPersisted(['history'])).toEqual(['page 1']);
  await persistence.changePersisted<string>(['history'], (page) => `${page}, changed`);
  expect(await persistence.readPersisted(['history'])).toEqual(['page 1, changed']);
});

test('an answer is stored with the version of its schemas', async () => {
  const database = openAccountDatabase('version');
  const persistence = createQueryPersistence();
  const client = new QueryClient();
  persistence.use(database);
  persistence.watch(client);
  client.setQueryData(KEY, limit);
  const name = `kilas-${JSON.stringify(KEY)}`;
  await waitFor(async () =>
    expect(await get(name, database.queries)).toMatchObject({ schemaVersion: import.meta.env.SCHEMA_VERSION }),
  );
});

const own = { [SCHEMA_HEADER]: import.meta.env.SCHEMA_VERSION };

test.each([
  ['of this release stays unchecked', own, true],
  ['of another release is validated', { [SCHEMA_HEADER]: 'another' }, false],
  ['of a release that says nothing is validated', {}, false],
  ['that repeats one of an earlier time is validated', { ...own, [REPLAY_HEADER]: 'true' }, false],
])('an answer %s when it is read back', async (what, headers, isTrusted) => {
  const database = openAccountDatabase(what);
  const here = createQueryPersistence();
  const client = new QueryClient();
  here.use(database);
  here.watch(client);
  // Neither has all that a balance has today: only what is not validated is still there.
  client.setQueryData(['balance', 1], { data: { balance: 1 } });
  await waitFor(async () => expect(await keys(database.queries)).toHaveLength(1));
  here.noteAnswer(new Headers(headers));
  client.setQueryData(['balance', 2], { data: { balance: 2 } });
  await waitFor(async () => expect(await keys(database.queries)).toHaveLength(2));
  await here.changePersisted<{ data: { balance: number } }>(['balance'], ({ data }) => ({
    data: { balance: data.balance + 10 },
  }));
  const later = createQueryPersistence();
  later.use(database);
  const kept = [11, 12].map((balance) => ({ data: { balance } }));
  expect(await later.readPersisted(['balance'])).toEqual(isTrusted ? kept : []);
});

test('beyond the most that is stored the oldest answers go, and the rest is not even checked', async () => {
  const database = openAccountDatabase('many');
  const count = 1_510;
  await setMany(
    Array.from({ length: count }, (_, index) => [
      `kilas-["library",{},${index}]`,
      { queryKey: ['library', {}, index], buster: '1', state: { data: 'of no contract', dataUpdatedAt: index } },
    ]),
    database.queries,
  );
  const persistence = createQueryPersistence();
  persistence.use(database);
  await persistence.collectGarbage();
  const left = await keys<string>(database.queries);
  expect(left).toHaveLength(1_350);
  expect(left).toContain('kilas-["library",{},160]');
  expect(left).not.toContain('kilas-["library",{},159]');

  // Later starts do not read the records again either.
  await setMany(
    Array.from({ length: 150 }, (_, index) => [`kilas-["history",{},${index}]`, {}]),
    database.queries,
  );
  const reading = vi.spyOn(IDBObjectStore.prototype, 'openCursor');
  await persistence.collectGarbage();
  expect(reading).not.toHaveBeenCalled();
  expect(await keys(database.queries)).toHaveLength(1_500);
});
