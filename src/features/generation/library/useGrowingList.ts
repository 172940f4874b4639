import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts';
import type { deletedQuery, taskPageQuery } from '../queries.ts';

type PageQuery = ReturnType<typeof taskPageQuery> | ReturnType<typeof deletedQuery>;

/** A list in a sheet, which starts with its first page and shows one more at each `showMore`. */
export function useGrowingList(pageQuery: (page: number) => PageQuery) {
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({ queries: Array.from({ length: pageCount }, (_, index) => pageQuery(index + 1)) });
  const total = pages[0]?.data?.total;
  const error = pages.find((page) => page.error)?.error ?? null;
  return {
    tasks: pages.flatMap((page) => page.data?.data ?? []),
    isLoading: total === undefined && !error,
    isEmpty: total === 0,
    error,
    hasMore: total !== undefined && total > pageCount * DEFAULT_PAGE_SIZE,
    showMore: () => setPageCount((count) => count + 1),
  };
}

export type GrowingList = ReturnType<typeof useGrowingList>;
