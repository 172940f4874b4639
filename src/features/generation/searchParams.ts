import type { Kind, StatusFilter } from '../../../contract/generation.ts';
import type { PrefillSearch } from './draft/prefill.ts';

/*
 * The search params of these screens. Route definitions are in the very first file that a phone loads, so this file
 * imports types only: the contract's schemas would load the whole of generation on the landing page.
 */

const KINDS: readonly Kind[] = ['video', 'image'];
const STATUSES: readonly StatusFilter[] = ['pending', 'processing', 'completed', 'failed', 'cancelled'];
const MAX_SEARCH_LENGTH = 500;

type Raw = Record<string, unknown>;

/** The filters of the lists. Days are `YYYY-MM-DD` in the device's time zone, both included. */
export type ListSearch = {
  kind?: Kind;
  status?: StatusFilter;
  search?: string;
  model?: string;
  favorite?: true;
  from?: string;
  to?: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_MODEL_LENGTH = 100;

const textOf = (value: unknown, limit: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text && text.length <= limit ? text : undefined;
};
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** The query of /home: the filters of the library. */
export function readHomeSearch(raw: Raw): ListSearch {
  return { kind: KINDS.find((kind) => kind === raw.kind), ...readHistorySearch(raw) };
}

/** The query of /history, which lists videos only. */
export function readHistorySearch(raw: Raw): Omit<ListSearch, 'kind'> {
  return {
    status: STATUSES.find((status) => status === raw.status),
    search: textOf(raw.search, MAX_SEARCH_LENGTH),
    model: textOf(raw.model, MAX_MODEL_LENGTH),
    favorite: raw.favorite === true || raw.favorite === 'true' ? true : undefined,
    from: dayOf(raw.from),
    to: dayOf(raw.to),
  };
}

/** The query of the generator, unchecked: `readPrefill` takes the valid values from it. */
export function readGeneratorSearch(raw: Raw): Partial<PrefillSearch> {
  return raw;
}
