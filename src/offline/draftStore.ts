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

/** A draft as the database has it: with its time, to be told from a copy that is older. */
type Kept = Unsaved<unknown>;

/** What was kept before drafts had a time is older than any copy. */
function asKept(record: unknown): Kept | null {
  if (record === undefined) return null;
  const { draft, at } = record as Partial<Kept>;
  return draft !== undefined && typeof at === 'number' ? { draft, at } : { draft: record, at: 0 };
}

/**
 * A draft of one account that survives reload, a dead tab and being offline, and goes with the account on sign-out.
 * A page that ends before a write has succeeded leaves a copy of the newest draft, which the next start prefers to an
 * older one. Open one for all that a page does with a draft: what one could not save, another would not know to be
 * outdated.
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
  let latest = 0;

  /** Later than any before, also within a millisecond, and after the clock was set back. */
  function now(): number {
    latest = Math.max(Date.now(), latest + 1);
    return latest;
  }

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
        const current = unsaved;
        const { draft, at } = current;
        await (draft === null ? del(name, database.drafts) : set(name, { draft, at }, database.drafts));
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
      if (unsaved) return unsaved.draft;
      const copied = copy.read();
      const reading = get<unknown>(name, database.drafts).then(asKept);
      const kept = copied ? await reading.catch(() => null) : await reading;
      latest = Math.max(latest, copied?.at ?? 0, kept?.at ?? 0);
      if (copied && copied.at > (kept?.at ?? -1)) {
        const draft = copied.draft === null ? null : await check(copied.draft);
        if (draft || copied.draft === null) {
          if (!unsaved) write({ draft, at: copied.at }).catch(() => undefined);
          return draft;
        }
      }
      if (kept) copy.settle(kept.at);
      return kept && check(kept.draft);
    },
    save: (draft) => write({ draft, at: now() }),
    clear: () => write({ draft: null, at: now() }),
  };
}
