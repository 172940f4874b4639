import { del, get, set } from 'idb-keyval';
import type { AccountDatabase } from './accountDatabase.ts';

export interface DraftStore<Draft> {
  /** The draft as last saved; null when there is none or it no longer fits. Throws when it cannot be read or checked now. */
  load(): Promise<Draft | null>;
  /** Saves, cheaply enough for every keystroke: while one write is under way only the newest draft waits. */
  save(draft: Draft): Promise<void>;
  clear(): Promise<void>;
}

export interface DraftStoreOptions<Draft> {
  database: AccountDatabase;
  /** Which draft, e.g. `generator`. */
  name: string;
  /** What was kept as a draft of today's shape, or null. Asked only when something was kept; may fetch its schema. */
  check: (kept: unknown) => Promise<Draft | null>;
}

/** A draft of one account that survives reload, a dead tab and being offline, and goes with the account on sign-out. */
export function openDraftStore<Draft>({ database, name, check }: DraftStoreOptions<Draft>): DraftStore<Draft> {
  let waiting: { draft: Draft | null } | undefined;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    try {
      while (waiting) {
        const { draft } = waiting;
        waiting = undefined;
        await (draft === null ? del(name, database.drafts) : set(name, draft, database.drafts));
      }
    } finally {
      writing = undefined;
    }
  }

  function write(draft: Draft | null): Promise<void> {
    waiting = { draft };
    writing ??= writeAll();
    return writing;
  }

  return {
    async load() {
      const kept = await get<unknown>(name, database.drafts);
      return kept === undefined ? null : check(kept);
    },
    save: write,
    clear: () => write(null),
  };
}
