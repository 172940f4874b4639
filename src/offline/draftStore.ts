import { del, get, set } from 'idb-keyval';
import type { AccountDatabase } from './accountDatabase.ts';
import { openUnsavedCopy, type Unsaved, type UnsavedCopy } from './unsavedCopy.ts';

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
  copy?: UnsavedCopy;
  /** Tells of its end. */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** A page on a phone may end without another word once it is out of sight. */
const ENDS = ['visibilitychange', 'pagehide'] as const;

/**
 * A draft of one account that survives reload, a dead tab and being offline, and goes with the account on sign-out.
 * A page that ends while a write is under way leaves a copy of the newest draft, which the next start prefers.
 */
export function openDraftStore<Draft>({
  database,
  name,
  check,
  copy = openUnsavedCopy(name, database.accountId),
  page = globalThis,
}: DraftStoreOptions<Draft>): DraftStore<Draft> {
  /** The newest, until it is known to be in the database. */
  let unsaved: Unsaved<Draft> | undefined;
  let writing: Promise<void> | undefined;
  let isCopied = false;

  function keepCopy(): void {
    if (!unsaved || database.isDropped()) return;
    copy.write(unsaved);
    isCopied = true;
  }

  function follow(next: Unsaved<Draft> | undefined): void {
    if (next && !unsaved) for (const end of ENDS) page.addEventListener(end, keepCopy);
    if (!next) for (const end of ENDS) page.removeEventListener(end, keepCopy);
    unsaved = next;
    // Out of sight, or back from there: no other end may be told.
    if (next && isCopied) keepCopy();
    isCopied &&= next !== undefined;
  }

  async function writeAll(): Promise<void> {
    try {
      while (unsaved) {
        const { draft, at } = unsaved;
        const current = unsaved;
        await (draft === null ? del(name, database.drafts) : set(name, draft, database.drafts));
        copy.settle(at);
        if (unsaved === current) follow(undefined);
      }
    } finally {
      writing = undefined;
    }
  }

  function write(next: Unsaved<Draft>): Promise<void> {
    follow(next);
    writing ??= writeAll();
    return writing;
  }

  return {
    async load() {
      const copied = copy.read();
      const draft = copied?.draft ? await check(copied.draft) : null;
      if (copied && (draft || copied.draft === null)) {
        if (!unsaved) write({ draft, at: copied.at }).catch(() => undefined);
        return draft;
      }
      const kept = await get<unknown>(name, database.drafts);
      return kept === undefined ? null : check(kept);
    },
    save: (draft) => write({ draft, at: Date.now() }),
    clear: () => write({ draft: null, at: Date.now() }),
  };
}
