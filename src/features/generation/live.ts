import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../contract/generation.ts';
import { subscribeToLiveEvents, type LiveSignal } from '../../api/liveEvents.ts';
import { jitter } from '../../api/jitter.ts';
import { refetchOutdated, refetchPricesAfterGap } from '../../api/refetchOutdated.ts';
import { dailyLimitQuery } from './queries.ts';
import { DELETED, TASK_LISTS } from './tasks/taskKeys.ts';
import { latestTasks } from './tasks/latestTasks.ts';
import { isFinished } from './tasks/isFinished.ts';
import type { TaskPage } from './tasks/taskPages.ts';

/**
 * Milliseconds. While something is generated, the server sends events all the time; this much silence means they are
 * lost.
 */
const SILENCE_MS = 12_000;
/** Milliseconds between polls of a list with unfinished tasks: as a safety net, and when there are no live events. */
const RELAXED_POLL_MS = 20_000;
const EAGER_POLL_MS = 4_000;

/** The queries that depend on the models; the price table is refetched with the other prices (payments). */
const OFFERS = [['video-models'], ['image-models'], ['quote']];

/** Everything that shows tasks. */
const TASKS = [...TASK_LISTS, ['video-task'], ['image-task']];

let heardAt = Number.NEGATIVE_INFINITY;

/** A new task, or one that is tried again, counts towards the daily limit; a failed or cancelled one no longer does. */
function changesDailyLimit(queryClient: QueryClient, task: Task): boolean {
  const known = latestTasks(queryClient).known(task.id);
  return !known || known.status === 'failed' || task.status === 'failed';
}

/**
 * Applies a live event about tasks or models to the caches. The code for task lists is loaded with the first task
 * event.
 */
async function applyTaskSignal(queryClient: QueryClient, signal: LiveSignal): Promise<void> {
  switch (signal.type) {
    case 'task':
      if (changesDailyLimit(queryClient, signal.task)) void refetchOutdated(queryClient, [dailyLimitQuery.queryKey]);
      return (await import('./tasks/taskCache.ts')).cacheTask(queryClient, signal.task);
    case 'task-deleted':
      void refetchOutdated(queryClient, [[DELETED]]);
      return (await import('./tasks/taskCache.ts')).forgetTask(queryClient, signal.id, signal.revision);
    case 'offers':
      await jitter();
      return refetchOutdated(queryClient, OFFERS);
    case 'missed':
      void refetchPricesAfterGap(queryClient, OFFERS);
      return refetchOutdated(queryClient, [...TASKS, dailyLimitQuery.queryKey]);
  }
}

/**
 * Keeps every task list up to date, for as long as the page lives: a list that is not on the screen would be shown again
 * without what happened meanwhile.
 */
export function listenForTasks(queryClient: QueryClient): void {
  subscribeToLiveEvents((signal) => {
    if (signal.type !== 'missed') heardAt = performance.now();
    // A failed update is made up for by the next poll, or when the screen is opened again.
    applyTaskSignal(queryClient, signal).catch(() => undefined);
  });
}

/**
 * For `refetchInterval` of a task list: polls while it has an unfinished task, more often when there are no live
 * events.
 */
export function pollWhileUnfinished(query: { state: { data?: TaskPage } }): number | false {
  if (!query.state.data?.data.some((task) => !isFinished(task))) return false;
  return performance.now() - heardAt < SILENCE_MS ? RELAXED_POLL_MS : EAGER_POLL_MS;
}
