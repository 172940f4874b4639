/**
 * Lists stored on the device are updated by live events while their screen is closed, do not count as fresher for it,
 * and are not rewritten at each step of progress.
 */
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { enterAccount, persistence } from '../../../../../src/api/persistence.ts';
import { FINISHED, persistedTasksQuery, taskPageQuery } from '../../../../../src/features/generation/queries.ts';
import { cacheTask, forgetTask } from '../../../../../src/features/generation/tasks/taskCache.ts';
import { taskQuery } from '../../../../../src/features/generation/tasks/taskQuery.ts';
import { makeTask } from '../../../../support/tasks.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const KEY = taskPageQuery(FINISHED, 1).queryKey;
const done = (digit: number, more: Partial<Task> = {}) =>
  makeTask({
    id: `0190d1a0-0000-7000-8000-00000000000${digit}`,
    status: 'completed',
    created_at: `2026-11-21T02:59:5${digit}.000Z`,
    ...more,
  });

test('what is heard of while the library is not open is in it without a network, and makes it no younger', async () => {
  enterAccount('a');
  const client = new QueryClient();
  const stop = persistence.watch(client);
  const anHourAgo = Date.now() - 3_600_000;
  client.setQueryData(KEY, { data: [done(1)], page: 1, page_size: 20, total: 1 }, { updatedAt: anHourAgo });
  const kept = async () => (await persistence.readPersisted<{ data: Task[]; total: number }>(['library']))[0];
  await waitFor(async () => expect((await kept())?.total).toBe(1));
  client.clear();

  cacheTask(client, done(2, { status: 'processing', revision: 1 }));
  cacheTask(client, done(2, { revision: 2 }));
  await waitFor(async () => expect((await kept())?.data.map(({ id }) => id.at(-1))).toEqual(['2', '1']));
  expect((await kept())?.total).toBe(2);

  const later = new QueryClient({
    defaultOptions: { queries: { persister: persistence.persister, networkMode: 'always' } },
  });
  await later.prefetchQuery({ queryKey: KEY, queryFn: () => Promise.reject(new Error('offline')), retry: false });
  await waitFor(() => expect(later.getQueryState(KEY)?.dataUpdatedAt).toBe(anHourAgo));

  forgetTask(client, done(2).id, 3);
  await waitFor(async () => expect((await kept())?.data.map(({ id }) => id.at(-1))).toEqual(['1']));
  stop();
});

test('news of one item leave a list in memory as old as it was', () => {
  const client = new QueryClient();
  const anHourAgo = Date.now() - 3_600_000;
  client.setQueryData(KEY, { data: [done(3)], page: 1, page_size: 20, total: 1 }, { updatedAt: anHourAgo });
  cacheTask(client, done(3, { is_favorite: true, revision: 9 }));
  expect(client.getQueryState<{ data: Task[] }>(KEY)?.data?.data[0]?.is_favorite).toBe(true);
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(anHourAgo);
});

test('all that is kept of any list is told once, in its latest state, newest first, without what was deleted', async () => {
  enterAccount('b');
  const client = new QueryClient();
  const stop = persistence.watch(client);
  const keep = (filter: object, data: Task[]) =>
    client.setQueryData(taskPageQuery({ root: 'library', filter }, 1).queryKey, {
      data,
      page: 1,
      page_size: 20,
      total: data.length,
    });
  keep({}, [done(3), done(1, { revision: 2, is_favorite: true })]);
  keep({ kind: 'video' }, [done(2), done(1, { revision: 1 })]);
  // Opened from a notification: in no list yet.
  client.setQueryData(taskQuery('video', done(4).id).queryKey, { data: done(4) });
  forgetTask(client, done(3).id, 9);
  await waitFor(async () => expect(await persistence.readPersisted(['library'])).toHaveLength(2));
  await waitFor(async () => expect(await persistence.readPersisted(['video-task'])).toHaveLength(1));
  const kept = await client.fetchQuery(persistedTasksQuery);
  expect(kept.map(({ id, is_favorite }) => [id.at(-1), is_favorite])).toEqual([
    ['4', false],
    ['2', false],
    ['1', true],
  ]);
  stop();
});

test('each step of the progress is not written to the stored lists, its end is', async () => {
  enterAccount('c');
  const client = new QueryClient();
  const change = vi.spyOn(persistence, 'changePersisted');
  cacheTask(client, done(1, { status: 'processing', revision: 1 }));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  await change.mock.results[0]!.value;
  for (let revision = 2; revision < 9; revision += 1) cacheTask(client, done(1, { status: 'processing', revision }));
  cacheTask(client, done(2, { status: 'pending', revision: 1 }));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  await change.mock.results[1]!.value;
  const page = { data: [], page: 1, page_size: 20, total: 0 };
  const unchanged = change.mock.calls[1]![1](page, ['library', {}]) as typeof page;
  expect(unchanged.data).toMatchObject([{ id: done(2).id }]);
  cacheTask(client, done(1, { revision: 9 }));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(3));
});
