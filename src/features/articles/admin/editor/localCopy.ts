import { accountDatabase } from '../../../../api/persistence.ts';
import { openDraftStore } from '../../../../offline/draftStore.ts';
import type { ArticleFields } from './articleFields.ts';

/** What was written and is not known to be saved. */
export interface LocalCopy {
  fields: ArticleFields;
  /** The version it was written over; null for an article that was never saved. */
  version: number | null;
  /** When, in milliseconds since 1970. */
  at: number;
}

function checked(kept: unknown): LocalCopy | null {
  const copy = kept as Partial<LocalCopy> | null;
  return copy?.fields && Array.isArray(copy.fields.blocks) && typeof copy.at === 'number' ? (copy as LocalCopy) : null;
}

/** The copy of one article (`new` for one without an id) in this browser; it goes with the account on sign-out. */
export function openLocalCopy(id: string | null) {
  const database = accountDatabase();
  if (!database) return { load: async () => null, save: async () => undefined, clear: async () => undefined };
  const store = openDraftStore<LocalCopy>({
    database,
    name: `article.${id ?? 'new'}`,
    check: async (kept) => checked(kept),
  });
  return {
    load: () => store.load().catch(() => null),
    save: (copy: LocalCopy) => store.save(copy).catch(() => undefined),
    clear: () => store.clear().catch(() => undefined),
  };
}
