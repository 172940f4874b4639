import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts';

/**
 * The pages (from 1) with the items from `first` to `last` (from 0). The first page is always included, because it has
 * the total.
 */
export function pagesFor({ first, last }: { first: number; last: number }): number[] {
  const from = Math.floor(first / DEFAULT_PAGE_SIZE) + 1;
  const to = Math.floor(Math.max(first, last) / DEFAULT_PAGE_SIZE) + 1;
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return from === 1 ? pages : [1, ...pages];
}
