import type { StorageStanding } from '../storage.ts';
import { standingAfter } from './s3Trouble.ts';

/** Between tries while all is well: each is three requests that cost money. */
const TRY_EVERY_MS = 60_000;
/** While it is not, people wait. */
const TRY_AGAIN_MS = 3000;

export interface StandingWatch {
  /** What was last known, at once; only the first question waits for an answer. */
  read(): Promise<StorageStanding>;
  /** What was last known, as long as that is news. */
  latest(): { standing: StorageStanding; error: unknown } | null;
  /** Takes note of how a write went, `null` for well. */
  note(error: unknown): void;
}

/**
 * Remembers how a store stands, and tries it in the background, seldom.
 * @param tryOut throws the store's error
 * @param tryAgainMs between tries while all is not well
 */
export function watchStanding(
  tryOut: () => Promise<void>,
  { tryAgainMs = TRY_AGAIN_MS }: { tryAgainMs?: number | undefined } = {},
): StandingWatch {
  let known: { at: number; standing: StorageStanding; error: unknown } | null = null;
  let underWay: Promise<void> | null = null;
  const note = (error: unknown) => {
    // A request that the store found wrong says nothing about the store.
    const standing = error === null ? 'writable' : standingAfter(error);
    known = { at: Date.now(), standing, error: standing === 'writable' ? null : error };
  };
  const isOld = () => !known || Date.now() - known.at > (known.standing === 'writable' ? TRY_EVERY_MS : tryAgainMs);
  return {
    async read() {
      if (isOld())
        underWay ??= tryOut()
          .then(
            () => null,
            (error: unknown) => error,
          )
          .then(note)
          .finally(() => (underWay = null));
      if (!known) await underWay;
      return known!.standing;
    },
    latest: () => (isOld() ? null : known),
    note,
  };
}
