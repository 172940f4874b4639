import { useQueries } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { pollWhileUnfinished } from '../live.ts';
import { taskPageQuery, UNFINISHED } from '../queries.ts';

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
  const [processing, pending, failed] = lists;
  return {
    running: [...(processing?.data?.data ?? []), ...(pending?.data?.data.toReversed() ?? [])],
    failed: failed?.data?.data ?? [],
    isKnown: lists.every(({ isLoading }) => !isLoading),
  };
}
