import { accountDatabase } from '../../../../api/persistence.ts';
import type { AccountDatabase } from '../../../../offline/accountDatabase.ts';
import { type DraftStore, openDraftStore } from '../../../../offline/draftStore.ts';
import type { ArticleFields } from './articleFields.ts';

/** A save without an answer: it is repeated unchanged until it is known whether it arrived. */
export interface UnansweredSave {
  id: string;
  fields: ArticleFields;
}

/** Text that may not be saved yet. */
export interface LocalCopy {
  fields: ArticleFields;
  /** The version it is based on; null for an article that was never saved. */
  version: number | null;
  unanswered: UnansweredSave | null;
  /** Milliseconds since 1970. */
  at: number;
}

function checked(kept: unknown): LocalCopy | null {
  const copy = kept as Partial<LocalCopy> | null;
  if (!copy?.fields || !Array.isArray(copy.fields.blocks) || typeof copy.at !== 'number') return null;
  return { ...(copy as LocalCopy), unanswered: copy.unanswered ?? null };
}

/** One store per draft: a second one would not know what the first failed to save. */
const stores = new WeakMap<AccountDatabase, Map<string, DraftStore<LocalCopy>>>();

function storeOf(database: AccountDatabase, name: string): DraftStore<LocalCopy> {
  const opened = stores.get(database) ?? new Map<string, DraftStore<LocalCopy>>();
  stores.set(database, opened);
  const store = opened.get(name) ?? openDraftStore({ database, name, check: async (kept) => checked(kept) });
  opened.set(name, store);
  return store;
}

/** The local copy of one article (`new` for one without an id); it is removed with the account's data on sign-out. */
export function openLocalCopy(id: string | null) {
  const database = accountDatabase();
  if (!database) return { load: async () => null, save: async () => undefined, clear: async () => undefined };
  const store = storeOf(database, `article.${id ?? 'new'}`);
  return {
    load: () => store.load().catch(() => null),
    save: (copy: LocalCopy) => store.save(copy).catch(() => undefined),
    clear: () => store.clear().catch(() => undefined),
  };
}
