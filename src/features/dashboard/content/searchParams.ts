import { KINDS } from '../../../../contract/generationWords.ts';
import { ROLES } from '../../../../contract/schemas/accounts.ts';
import { CONTENT_STATUSES, ENDING_FILTERS } from '../../../../contract/schemas/dashboardLists.ts';
import { readOneOf, readText } from '../../../ui/searchCodecs.ts';
import { readAttemptId, readListSearch } from '../searchParams.ts';

/** The views of the content screen. */
export const VIEWS = ['latest', 'videos', 'images', 'creators', 'endings'] as const;

const MAX_NAME_LENGTH = 200;

/**
 * The content screen's search params. Attempts continue after the id of an attempt, the other lists after an item's.
 */
export function readContentSearch(raw: Record<string, unknown>) {
  const list = readListSearch(raw);
  const view = readOneOf(VIEWS, raw.view);
  return {
    ...list,
    before: view === 'endings' ? readAttemptId(raw.before) : list.before,
    view,
    status: readOneOf(CONTENT_STATUSES, raw.status),
    role: readOneOf(ROLES, raw.role),
    outcome: readOneOf(ENDING_FILTERS, raw.outcome),
    kind: readOneOf(KINDS, raw.kind),
    /** By id, as the overview's chart leads here. */
    model: readText(raw.model, MAX_NAME_LENGTH),
    engine: readText(raw.engine, MAX_NAME_LENGTH),
  };
}
export type ContentSearch = ReturnType<typeof readContentSearch>;
/** The filters of the lists of items and people. */
export type Filters = Omit<ContentSearch, 'view' | 'outcome' | 'kind' | 'model' | 'engine'>;
