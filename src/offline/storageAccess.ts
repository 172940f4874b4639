/** The browser blocks storage for this site, or the disk is full: nobody can stay signed in. */
export class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError';
  readonly reason: 'blocked' | 'full';

  constructor(reason: 'blocked' | 'full', cause: unknown) {
    super(
      reason === 'full' ? 'The browser has no room left for this site.' : 'The browser blocks storage for this site.',
      { cause },
    );
    this.reason = reason;
  }
}

/** Turns any error of a storage call into the one that the shell explains. */
export function asStorageError(cause: unknown): StorageBlockedError {
  if (cause instanceof StorageBlockedError) return cause;
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new StorageBlockedError(isFull ? 'full' : 'blocked', cause);
}

/** The part of local storage we use; the worker's library has no type for it. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Local storage of the page; undefined in the worker, and where the browser throws on access. */
export function pageStorage(): TextStorage | undefined {
  try {
    return (globalThis as { localStorage?: TextStorage }).localStorage;
  } catch {
    return undefined;
  }
}

const PROBE = 'kilas.probe';

/**
 * Resolves when both local storage and IndexedDB work in this browser.
 * @throws StorageBlockedError with the reason, to be shown to the person.
 */
export async function assertStorageWorks(): Promise<void> {
  const storage = pageStorage();
  if (!storage) throw new StorageBlockedError('blocked', undefined);
  try {
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    await openAndDelete(PROBE);
  } catch (cause) {
    throw asStorageError(cause);
  }
}

function openAndDelete(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      indexedDB.deleteDatabase(name);
      resolve();
    };
  });
}
