import { useQueries } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { pollWhileUnfinished } from '../live.ts';
import { taskPageQuery, UNFINISHED } from '../queries.ts';
import { usePersistedTasks } from './usePersistedTasks.ts';

/** The tasks above the library. */
export interface Unfinished {
  /** Processing ones, then pending ones, the longest waiting first. */
  running: Task[];
  failed: Task[];
  /** Whether the lists are loaded; offline, stored tasks have to do. */
  isKnown: boolean;
}

/** The tasks that are processing or pending, and those that failed; live. */
export function useUnfinished(): Unfinished {
  const lists = useQueries({
    queries: UNFINISHED.map((list) => ({ ...taskPageQuery(list, 1), refetchInterval: pollWhileUnfinished })),
  });
  const persisted = usePersistedTasks(lists);
  const [processing = [], pending = [], failed = []] = lists.map(
    ({ data }, index) => data?.data ?? persisted.of(UNFINISHED[index]!.filter),
  );
  return {
    running: [...processing, ...pending.toReversed()],
    failed,
    isKnown: lists.every(({ isLoading }) => !isLoading),
  };
}
