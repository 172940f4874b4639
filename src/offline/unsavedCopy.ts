import { unsavedDraftKey, accountOfUnsavedDraft } from './names.ts';
import { pageStorage, type TextStorage } from './storageAccess.ts';

/** A draft that may not be saved yet. */
export interface Unsaved<Draft> {
  /** Null: the draft was cleared. */
  draft: Draft | null;
  /** When it was passed to the store, milliseconds since 1970. */
  at: number;
}

/** A copy of one draft, written synchronously when a page ends: pending IndexedDB writes are lost then. */
export interface UnsavedCopy {
  read(): Unsaved<unknown> | null;
  /** Stores it, unless another page has left a newer copy. */
  write(unsaved: Unsaved<unknown>): void;
  /** The draft of that time is saved: removes a copy of it or of an older one. */
  settle(at: number): void;
}

/** Characters of a copy. The tokens are in the same storage, which holds about five million. */
export const MAX_COPY_LENGTH = 200_000;

/**
 * In local storage rather than session storage: it survives when the app is swiped away, and signing out in any tab
 * removes it. In a browser without storage only the copy is lost.
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
      // An older copy must not be taken for this one.
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
    // Storage is blocked, so there is no copy either.
  }
}
