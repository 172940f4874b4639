import type { Query } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import type { PersistedQueryRoot } from '../../../offline/persistedQueries.ts';

/** Roots of the query keys whose data contain tasks. */
const TASK_QUERIES: ReadonlySet<unknown> = new Set<PersistedQueryRoot>([
  'library',
  'history',
  'video-task',
  'image-task',
]);

/** The tasks in a query's data; none for a query about something else. */
export function tasksOf({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): Partial<Task>[] {
  if (!TASK_QUERIES.has(queryKey[0])) return [];
  const inside = (state.data as { data?: unknown } | undefined)?.data;
  return Array.isArray(inside) ? (inside as Partial<Task>[]) : inside ? [inside] : [];
}

export const isUnfinished = ({ status }: Partial<Task>): boolean => status === 'pending' || status === 'processing';
