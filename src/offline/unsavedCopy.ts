import { unsavedDraftKey, accountOfUnsavedDraft } from './names.ts';
import { pageStorage, type TextStorage } from './storageAccess.ts';

/** What was not yet known to be saved. */
export interface Unsaved<Draft> {
  /** Null: the draft was cleared. */
  draft: Draft | null;
  /** When it was handed over, in milliseconds since 1970. */
  at: number;
}

/** The copy of one draft that is written at once, for the moment in which a page ends: IndexedDB's writes under way are lost then. */
export interface UnsavedCopy {
  read(): Unsaved<unknown> | null;
  /** Keeps it, unless another page has left something newer. */
  write(unsaved: Unsaved<unknown>): void;
  /** What was handed over then is saved: a copy of it, or of something older, has done its service. */
  settle(at: number): void;
}

/** Characters of a copy. The tokens are in the same storage, which has room for about five million. */
export const MAX_COPY_LENGTH = 200_000;

/**
 * In local storage rather than the tab's own: it is there for the next start of an app that was swiped away, and signing
 * out in any tab takes it along. A browser that keeps nothing costs the copy only.
 */
export function openUnsavedCopy(name: string, accountId: string, storage = pageStorage()): UnsavedCopy {
  const key = unsavedDraftKey(name, accountId);

  function read(): Unsaved<unknown> | null {
    try {
      const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Partial<Unsaved<unknown>> | null;
      return typeof kept?.at === 'number' && 'draft' in kept ? (kept as Unsaved<unknown>) : null;
    } catch {
      return null;
    }
  }

  return {
    read,
    write(unsaved) {
      if ((read()?.at ?? 0) > unsaved.at) return;
      try {
        const text = JSON.stringify(unsaved);
        if (text.length <= MAX_COPY_LENGTH) return storage?.setItem(key, text);
      } catch {
        // No room, or refused.
      }
      // An older copy must not pass for this one.
      remove(storage, key);
    },
    settle(at) {
      const kept = read();
      if (kept && kept.at <= at) remove(storage, key);
    },
  };
}

/** Removes the copies of the accounts chosen. */
export function forgetUnsavedCopies(isChosen: (accountId: string) => boolean, storage = pageStorage()): void {
  for (const key of Object.keys(storage ?? {})) {
    const owner = accountOfUnsavedDraft(key);
    if (owner !== undefined && isChosen(owner)) remove(storage, key);
  }
}

function remove(storage: TextStorage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Then nothing could be written either.
  }
}
