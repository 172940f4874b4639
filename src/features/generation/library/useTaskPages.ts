import { useQueries, useQuery } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts';
import { pollWhileUnfinished } from '../live.ts';
import { taskPageQuery, type TaskList } from '../queries.ts';
import { pagesFor } from './pagesFor.ts';
import { usePersistedTasks } from './usePersistedTasks.ts';

/**
 * The first page of a list, with its total, age and error. A list that has no answer and can have none now is built
 * from the tasks that this device has stored.
 */
export function useFirstPage(list: TaskList) {
  const { data, error, errorUpdateCount, isPending, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...taskPageQuery(list, 1),
    refetchInterval: pollWhileUnfinished,
  });
  const persisted = usePersistedTasks([{ data, errorUpdateCount }]);
  const kept = persisted.of(list.filter);
  const gathered = kept.length > 0 ? { data: kept, total: kept.length } : undefined;
  return {
    data: data ?? gathered,
    isFromDevice: !data && gathered !== undefined,
    /** Neither answered nor failed so far: there may be nothing to search or filter. */
    isUnknown: !data && !gathered && errorUpdateCount === 0,
    error: persisted.isReading ? null : error,
    errorUpdateCount,
    isPending,
    dataUpdatedAt,
    isFetching,
    refetch,
  };
}

/** The items on the screen, each page with its own query; undefined for those still loading. */
export function useItems(list: TaskList, range: { first: number; last: number }): (index: number) => Task | undefined {
  const pages = pagesFor(range);
  const { byPage, isWithout, errorUpdateCount } = useQueries({
    queries: pages.map((page) => taskPageQuery(list, page)),
    combine: (results) => ({
      byPage: new Map(results.map((result, index) => [pages[index], result.data?.data])),
      isWithout: results.every(({ data }) => !data),
      errorUpdateCount: Math.min(...results.map((result) => result.errorUpdateCount)),
    }),
  });
  const isWithoutAny = pages.length > 0 && isWithout;
  const kept = usePersistedTasks(isWithoutAny ? [{ data: undefined, errorUpdateCount }] : []).of(list.filter);
  return (index) => {
    const page = byPage.get(Math.floor(index / DEFAULT_PAGE_SIZE) + 1);
    return page ? page[index % DEFAULT_PAGE_SIZE] : kept[index];
  };
}
