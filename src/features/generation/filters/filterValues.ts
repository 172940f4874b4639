import type { LibrarySearch } from '../searchParams.ts';
import type { TaskFilter } from '../tasks/taskPages.ts';

/** In the order of the chips; the search has its own field. */
const CHIP_KEYS = [
  'kind',
  'status',
  'model',
  'favorite',
  'from',
  'to',
] as const satisfies readonly (keyof LibrarySearch)[];

/** The list's filter for some search params. Days are those of this device's time zone. */
export function toTaskFilter({ kind, status, search, model, favorite, from, to }: LibrarySearch): TaskFilter {
  return {
    kind,
    status,
    search,
    model,
    favorite,
    date_from: from && firstMomentOf(from),
    date_to: to && lastMomentOf(to),
  };
}

/** The moments at which a day (`2026-11-21`) begins and ends in this device's time zone. */
const firstMomentOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
const lastMomentOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** Filters that have a chip here; `fixed` ones have a control of their own on the screen. */
export const chipKeys = (fixed: readonly (keyof LibrarySearch)[] = []) =>
  CHIP_KEYS.filter((key) => !fixed.includes(key));

/** The change that empties these filters. */
export const emptied = (keys: readonly (keyof LibrarySearch)[]): Partial<LibrarySearch> =>
  Object.fromEntries(keys.map((key) => [key, undefined]));
