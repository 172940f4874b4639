import { KINDS, type Kind, STATUS_FILTERS, type StatusFilter } from '../../../contract/generationWords.ts';
import { readDay, readOneOf, readText } from '../../ui/searchCodecs.ts';
import type { GeneratorSearch } from './draft/prefill.ts';

/*
 * The search params of these screens. Route definitions are in the very first file that a phone loads, so this file
 * imports words and types only: the contract's schemas would load the whole of generation on the landing page.
 */

const MAX_SEARCH_LENGTH = 500;

type Raw = Record<string, unknown>;

/** The filters of the lists. Days are `YYYY-MM-DD` in the device's time zone, both included. */
export type LibrarySearch = {
  kind?: Kind;
  status?: StatusFilter;
  search?: string;
  model?: string;
  favorite?: true;
  from?: string;
  to?: string;
};

const MAX_MODEL_LENGTH = 100;

/** The query of /home: the filters of the library. */
export function readHomeSearch(raw: Raw): LibrarySearch {
  return { kind: readOneOf(KINDS, raw.kind), ...readHistorySearch(raw) };
}

/** The query of /history, which lists videos only. */
export function readHistorySearch(raw: Raw): Omit<LibrarySearch, 'kind'> {
  return {
    status: readOneOf(STATUS_FILTERS, raw.status),
    search: readText(raw.search, MAX_SEARCH_LENGTH),
    model: readText(raw.model, MAX_MODEL_LENGTH),
    favorite: raw.favorite === true || raw.favorite === 'true' ? true : undefined,
    from: readDay(raw.from),
    to: readDay(raw.to),
  };
}

/** The query of the generator, unchecked: `readPrefill` takes the valid values from it. */
export function readGeneratorSearch(raw: Raw): Partial<GeneratorSearch> {
  return raw;
}
