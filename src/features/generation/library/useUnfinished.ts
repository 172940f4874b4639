import { useQueries } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { pollWhileUnfinished } from '../live.ts';
import { taskPageQuery, UNFINISHED } from '../queries.ts';
import { usePersistedTasks } from './usePersistedTasks.ts';

/** What stands above the library. */
export interface Unfinished {
  /** Being made, then what waits, the longest waiting first. */
  running: Task[];
  failed: Task[];
  /** Whether it is known yet; without a network what is kept has to do. */
  isKnown: boolean;
}

/** What is being made or waits, and what failed and wants an answer; live. */
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
