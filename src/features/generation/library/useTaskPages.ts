import { useQueries, useQuery } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts';
import { pollWhileUnfinished } from '../live.ts';
import { taskPageQuery, type TaskList } from '../queries.ts';
import { pagesFor } from './pagesFor.ts';

/** The first page of a list: how many items there are, how old the answer is, what went wrong. */
export function useFirstPage(list: TaskList) {
  return useQuery({ ...taskPageQuery(list, 1), refetchInterval: pollWhileUnfinished });
}

/** The items on the screen, each page its own query; undefined for those still on their way. */
export function useItems(list: TaskList, range: { first: number; last: number }): (index: number) => Task | undefined {
  const pages = pagesFor(range);
  const byPage = useQueries({
    queries: pages.map((page) => taskPageQuery(list, page)),
    combine: (results) => new Map(results.map((result, index) => [pages[index], result.data?.data])),
  });
  return (index) => byPage.get(Math.floor(index / DEFAULT_PAGE_SIZE) + 1)?.[index % DEFAULT_PAGE_SIZE];
}
