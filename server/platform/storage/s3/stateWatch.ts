import type { StorageState } from '../storage.ts';
import { stateAfter } from './s3Trouble.ts';

/** Milliseconds between test writes while the store works: each is three requests that cost money. */
const TRY_EVERY_MS = 60_000;
/** Milliseconds between test writes while it does not: users are waiting. */
const TRY_AGAIN_MS = 3000;

export interface StateWatch {
  /** The last known state, immediately; only the first call waits for a test write. */
  read(): Promise<StorageState>;
  /** The last known state, or null once it is outdated. */
  latest(): { state: StorageState; error: unknown } | null;
  /** Records the outcome of a write; `null`: success. */
  record(error: unknown): void;
}

/**
 * Caches a store's state, and refreshes an outdated one in the background.
 * @param tryOut a test write; throws the store's error
 * @param tryAgainMs milliseconds between test writes while the store does not work
 */
export function watchState(
  tryOut: () => Promise<void>,
  { tryAgainMs = TRY_AGAIN_MS }: { tryAgainMs?: number | undefined } = {},
): StateWatch {
  let known: { at: number; state: StorageState; error: unknown } | null = null;
  let underWay: Promise<void> | null = null;
  const record = (error: unknown) => {
    // An error about a single request says nothing about the store.
    const state = error === null ? 'writable' : stateAfter(error);
    known = { at: performance.now(), state, error: state === 'writable' ? null : error };
  };
  const isOld = () => !known || performance.now() - known.at > (known.state === 'writable' ? TRY_EVERY_MS : tryAgainMs);
  return {
    async read() {
      if (isOld())
        underWay ??= tryOut()
          .then(
            () => null,
            (error: unknown) => error,
          )
          .then(record)
          .finally(() => (underWay = null));
      if (!known) await underWay;
      return known!.state;
    },
    latest: () => (isOld() ? null : known),
    record,
  };
}
