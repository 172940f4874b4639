import type { DashboardSearch } from '../searchParams.ts';
import type { Place } from './ListPager.tsx';

type Navigate = (to: {
  search: (current: DashboardSearch) => DashboardSearch;
  replace?: boolean;
  resetScroll?: boolean;
}) => Promise<void>;

const FIRST = { page: undefined, before: undefined, number: undefined };

/**
 * The two ways in which a list's search params change. `change` sets filters: it goes back to the first page and
 * replaces the history entry. `move` turns pages: each page is a new history entry. Both change the address as it is
 * then: the last render may not know the filter that was pressed just before.
 */
export function listMoves<Address extends DashboardSearch>(navigate: Navigate) {
  return {
    change: (next: Partial<Address>) =>
      void navigate({
        search: (current) => ({ ...current, ...FIRST, ...next }),
        replace: true,
        resetScroll: false,
      }),
    move: ({ page, before }: Place) =>
      void navigate({
        search: (current) => ({
          ...current,
          ...FIRST,
          page,
          ...(typeof before === 'number' ? { number: before } : { before }),
        }),
      }),
  };
}
