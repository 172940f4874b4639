import { del, get, set } from 'idb-keyval';
import type { AccountDatabase } from './accountDatabase.ts';
import { openUnsavedCopy, type Unsaved, type UnsavedCopy } from './unsavedCopy.ts';

export interface DraftStore<Draft> {
  /** The draft as last saved; null when there is none or it no longer fits the schema. Throws when it cannot be read or validated now. */
  load(): Promise<Draft | null>;
  /** Saves; cheap enough for every keystroke, as only the newest draft waits while a write is in progress. */
  save(draft: Draft): Promise<void>;
  clear(): Promise<void>;
}

export interface DraftStoreOptions<Draft> {
  database: AccountDatabase;
  /** Which draft, e.g. `generator`. */
  name: string;
  /** Returns the stored value as a draft of the current schema, or null. Called only when something was stored; may fetch the schema. */
  check: (kept: unknown) => Promise<Draft | null>;
  /** Version of the schema: what was stored under the same one is not checked. */
  schemaVersion?: string | undefined;
  copy?: UnsavedCopy;
  /** Source of the events that announce the page's end. */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** A hidden page on a phone may be killed without any further event. */
const ENDS = ['visibilitychange', 'pagehide'] as const;

/** A draft as stored in the database: with its time, to recognise an older copy. */
interface Kept extends Unsaved<unknown> {
  schemaVersion?: string | undefined;
}

/** A record from before drafts had a time counts as older than any copy. */
function asKept(record: unknown): Kept | null {
  if (record === undefined) return null;
  const { draft, at, schemaVersion } = record as Partial<Kept>;
  return draft !== undefined && typeof at === 'number' ? { draft, at, schemaVersion } : { draft: record, at: 0 };
}

/**
 * A draft of one account that survives reloads, closed tabs and being offline, and is deleted on sign-out. A page that
 * is closed before a write has succeeded leaves a copy of the newest draft; the next start prefers it to an older one.
 * Open only one store per draft and page: a second one would not know which drafts the first failed to save.
 */
export function openDraftStore<Draft>({
  database,
  name,
  check,
  schemaVersion,
  copy = openUnsavedCopy(name, database.accountId),
  page = globalThis,
}: DraftStoreOptions<Draft>): DraftStore<Draft> {
  /** The newest, until it is known to be in the database. */
  let unsaved: Unsaved<Draft> | undefined;
  let writing: Promise<void> | undefined;
  let isCopied = false;
  let latest = 0;

  /** Strictly increasing, even within a millisecond and after the clock was set back. */
  function now(): number {
    latest = Math.max(Date.now(), latest + 1);
    return latest;
  }

  function writeCopy(): void {
    if (!unsaved || database.isDropped()) return;
    copy.write(unsaved);
    isCopied = true;
  }

  function setUnsaved(next: Unsaved<Draft> | undefined): void {
    if (next && !unsaved) for (const end of ENDS) page.addEventListener(end, writeCopy);
    if (!next) for (const end of ENDS) page.removeEventListener(end, writeCopy);
    unsaved = next;
    // A copy exists since the page was hidden: update it, as there may be no further event before the page is killed.
    if (next && isCopied) writeCopy();
    isCopied &&= next !== undefined;
  }

  async function writeAll(): Promise<void> {
    try {
      while (unsaved) {
        const current = unsaved;
        const { draft, at } = current;
        await (draft === null ? del(name, database.drafts) : set(name, { draft, at, schemaVersion }, database.drafts));
        copy.settle(at);
        if (unsaved === current) setUnsaved(undefined);
      }
    } finally {
      writing = undefined;
    }
  }

  function write(next: Unsaved<Draft>): Promise<void> {
    setUnsaved(next);
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
      if (!kept) return null;
      return schemaVersion && kept.schemaVersion === schemaVersion ? (kept.draft as Draft) : check(kept.draft);
    },
    save: (draft) => write({ draft, at: now() }),
    clear: () => write({ draft: null, at: now() }),
  };
}
