import { useQuery } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { persistedTasksQuery } from '../queries.ts';
import { matchesFilter, type TaskFilter } from '../tasks/taskPages.ts';

/**
 * What this device has kept of a list it was never told, newest first; nothing while somebody can be asked, for it may
 * be far from all.
 * @param isWanted whether the list has no answer of its own.
 */
export function usePersistedTasks(isWanted: boolean): (filter: TaskFilter) => Task[] {
  const isOnline = useOnline();
  const { data = [] } = useQuery({ ...persistedTasksQuery, enabled: isWanted && !isOnline });
  return (filter) => (isWanted && !isOnline ? data.filter((task) => matchesFilter(task, filter)) : []);
}
