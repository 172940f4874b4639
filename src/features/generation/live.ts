import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents, type LiveSignal } from '../../api/liveEvents.ts';
import { jitter } from '../../api/jitter.ts';
import { dailyLimitQuery, TASK_LIST_ROOTS } from './queries.ts';
import { isFinished } from './tasks/isFinished.ts';
import type { TaskPage } from './tasks/taskPages.ts';

/** Milliseconds. While something is made the server speaks all the time; this much silence means that nobody hears it. */
const SILENCE_MS = 12_000;
/** Milliseconds between polls of a list with unfinished tasks: as a safety net, and in the place of live events. */
const RELAXED_POLL_MS = 20_000;
const EAGER_POLL_MS = 4_000;

/** What tells which models there are and what they cost. */
const OFFER_ROOTS = ['video-models', 'image-models', 'pricing', 'quote'] as const;

let heardAt = Number.NEGATIVE_INFINITY;

/** Writes what a live signal tells about tasks into the caches. What knows their lists comes with the first one. */
async function applyTaskSignal(queryClient: QueryClient, signal: LiveSignal): Promise<void> {
  switch (signal.type) {
    case 'task':
      // What failed or was cancelled has given its place in the day back.
      if (signal.task.status === 'failed') void queryClient.invalidateQueries({ queryKey: dailyLimitQuery.queryKey });
      return (await import('./tasks/taskCache.ts')).cacheTask(queryClient, signal.task);
    case 'task-deleted':
      return (await import('./tasks/taskCache.ts')).forgetTask(queryClient, signal.id, signal.revision);
    case 'offers':
      await jitter();
      for (const root of OFFER_ROOTS) void queryClient.invalidateQueries({ queryKey: [root] });
      return;
    case 'missed':
      for (const root of [...TASK_LIST_ROOTS, 'video-task', 'image-task'])
        void queryClient.invalidateQueries({ queryKey: [root] });
      for (const root of OFFER_ROOTS) void queryClient.invalidateQueries({ queryKey: [root] });
      void queryClient.invalidateQueries({ queryKey: dailyLimitQuery.queryKey });
  }
}

/** Keeps every task list on the screen current while the component is there. */
export function useLiveTasks(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents((signal) => {
        if (signal.type !== 'missed') heardAt = performance.now();
        // Unheard news are asked for: by the next poll, or when the screen is opened again.
        applyTaskSignal(queryClient, signal).catch(() => undefined);
      }),
    [queryClient],
  );
}

/** For `refetchInterval` of a task list: polls while it shows something unfinished, eagerly when the live channel is silent. */
export function pollWhileUnfinished(query: { state: { data?: TaskPage } }): number | false {
  if (!query.state.data?.data.some((task) => !isFinished(task))) return false;
  return performance.now() - heardAt < SILENCE_MS ? RELAXED_POLL_MS : EAGER_POLL_MS;
}
