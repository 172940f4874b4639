// @vitest-environment jsdom
/** What is left of the day's limit is asked for again at its reset, and when a task of another device counts towards it. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import type { LiveSignal } from '../../../../../src/api/liveEvents.ts';
import { listenForTasks } from '../../../../../src/features/generation/live.ts';
import { dailyLimitQuery } from '../../../../../src/features/generation/queries.ts';
import { latestTasks } from '../../../../../src/features/generation/tasks/latestTasks.ts';
import { makeTask } from '../../../../support/tasks.ts';

const { callApi, emit } = vi.hoisted(() => ({ callApi: vi.fn(), emit: vi.fn<(signal: LiveSignal) => void>() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../../src/api/liveEvents.ts', () => ({
  subscribeToLiveEvents: (listener: (signal: LiveSignal) => void) => emit.mockImplementation(listener),
}));

const HOUR_MS = 3_600_000;
const limit = (reset_at: string) => ({ data: { limit: 5, used: 5, remaining: 0, reset_at, resets_in_hours: 1 } });

let queryClient: QueryClient;

beforeEach(() => {
  callApi.mockReset();
  queryClient = new QueryClient();
});
afterEach(() => vi.useRealTimers());

test('a screen that stays open over midnight asks again once the limit has been reset, and not before', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T15:00:00Z') });
  callApi.mockResolvedValueOnce(limit('2026-11-27T17:00:00.000Z'));
  callApi.mockResolvedValueOnce(limit('2026-11-28T17:00:00.000Z'));
  const stop = new QueryObserver(queryClient, dailyLimitQuery).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS - 1);
  expect(callApi).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(callApi).toHaveBeenCalledTimes(2);
  stop();
});

test('a clock that is ahead of the server’s does not ask all the time', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T18:00:00Z') });
  callApi.mockResolvedValue(limit('2026-11-27T17:00:00.000Z'));
  const stop = new QueryObserver(queryClient, dailyLimitQuery).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(callApi).toHaveBeenCalledTimes(1);
  stop();
});

test.each<[string, Partial<Task> | null, Partial<Task>, boolean]>([
  ['a task of another device', null, { status: 'processing' }, true],
  ['one that is tried again elsewhere', { status: 'failed' }, { status: 'pending' }, true],
  ['one that has failed', { status: 'processing' }, { status: 'failed' }, true],
  ['the progress of a known one', { status: 'processing' }, { status: 'processing' }, false],
])('%s: asks again or not', (_, known, next, isAsked) => {
  queryClient.setQueryData(dailyLimitQuery.queryKey, limit('2026-11-27T17:00:00.000Z'));
  if (known) latestTasks(queryClient).record(makeTask({ id: 'a', revision: 1, ...known }));
  listenForTasks(queryClient);
  emit({ type: 'task', task: makeTask({ id: 'a', revision: 2, ...next }) });
  expect(queryClient.getQueryState(dailyLimitQuery.queryKey)?.isInvalidated).toBe(isAsked);
});
