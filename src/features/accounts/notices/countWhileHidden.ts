import type { QueryClient } from '@tanstack/react-query';
import { countUnseen } from '../../../offline/unseenResults.ts';
import { isUnfinished, tasksOf } from './cachedTasks.ts';

/**
 * Counts the items that finish while the page is hidden, for the number on the icon: a push does that only where
 * notifications are on. Only for the installed app, which has one window: of several tabs, another may be visible.
 */
export function countWhileHidden(queryClient: QueryClient): void {
  if (matchMedia('(display-mode: browser)').matches) return;
  const awaited = new Set<string>();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    for (const task of tasksOf(query)) {
      if (task.id === undefined) continue;
      if (isUnfinished(task)) awaited.add(task.id);
      else if (awaited.delete(task.id) && task.status === 'completed' && document.visibilityState === 'hidden')
        void countUnseen(task.id);
    }
  });
}
