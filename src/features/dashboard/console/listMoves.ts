import type { ConsoleSearch } from './addressValues.ts';
import type { Place } from './ListPager.tsx';

type Navigate = (to: { search: ConsoleSearch; replace?: boolean; resetScroll?: boolean }) => Promise<void>;

const FIRST = { page: undefined, before: undefined, number: undefined };

/**
 * The two ways in which the address of a list changes. Narrowed, it begins anew and takes the place of the address
 * before; leafed through, each page is one to come back to.
 */
export function listMoves<Address extends ConsoleSearch>(address: Address, navigate: Navigate) {
  return {
    change: (next: Partial<Address>) =>
      void navigate({ search: { ...address, ...FIRST, ...next }, replace: true, resetScroll: false }),
    move: ({ page, before }: Place) =>
      void navigate({
        search: { ...address, ...FIRST, page, ...(typeof before === 'number' ? { number: before } : { before }) },
      }),
  };
}
