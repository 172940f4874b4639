/** Live events about tasks reach every list they concern, and a gap in the events has all of them refetched. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveSignal } from '../../../../../src/api/liveEvents.ts';
import { listenForTasks } from '../../../../../src/features/generation/live.ts';
import {
  dailyLimitQuery,
  deletedQuery,
  LIBRARY,
  taskPageQuery,
} from '../../../../../src/features/generation/queries.ts';
import { makeTask } from '../../../../support/tasks.ts';
import { waitFor } from '../../../../support/waitFor.ts';

let tell: (signal: LiveSignal) => void;
vi.mock('../../../../../src/api/liveEvents.ts', () => ({
  subscribeToLiveEvents: (handle: typeof tell) => void (tell = handle),
}));

const restored = makeTask({ id: '0198-restored', revision: 3 });
const deleted = makeTask({ id: '0198-deleted' });
const library = taskPageQuery(LIBRARY, 1).queryKey;
const deletedPage = deletedQuery(1).queryKey;
const pageOf = (...data: ReturnType<typeof makeTask>[]) => ({ data, page: 1, page_size: 20, total: data.length });

let queryClient: QueryClient;
const isOutdated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
const idsIn = (key: typeof library | typeof deletedPage) =>
  queryClient.getQueryData<ReturnType<typeof pageOf>>(key)?.data.map(({ id }) => id);

beforeEach(() => {
  queryClient = new QueryClient();
  listenForTasks(queryClient);
  queryClient.setQueryData(library, pageOf());
  queryClient.setQueryData(deletedPage, pageOf(restored, deleted));
});

test('an item that was restored on another device is in the list and not among the deleted ones', async () => {
  tell({ type: 'task', task: restored });
  await waitFor(() => expect(idsIn(library)).toEqual([restored.id]));
  expect(idsIn(deletedPage)).toEqual([deleted.id]);
  expect(isOutdated(deletedPage)).toBe(true);
});

test('any other item leaves the deleted ones alone', async () => {
  const made = makeTask({ id: '0198-made' });
  tell({ type: 'task', task: made });
  await waitFor(() => expect(idsIn(library)).toEqual([made.id]));
  expect(idsIn(deletedPage)).toEqual([restored.id, deleted.id]);
  expect(isOutdated(deletedPage)).toBe(false);
});

test('a gap in the events has every list of items refetched, and what is left of the day', () => {
  queryClient.setQueryData(dailyLimitQuery.queryKey, { data: {} } as never);
  tell({ type: 'missed' });
  for (const key of [library, deletedPage, dailyLimitQuery.queryKey]) expect(isOutdated(key)).toBe(true);
});
