import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts';

/** The pages, counted from 1, that hold the items from `first` to `last`, counted from 0. The first page is always among them: it tells how many there are. */
export function pagesFor({ first, last }: { first: number; last: number }): number[] {
  const from = Math.floor(first / DEFAULT_PAGE_SIZE) + 1;
  const to = Math.floor(Math.max(first, last) / DEFAULT_PAGE_SIZE) + 1;
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return from === 1 ? pages : [1, ...pages];
}
