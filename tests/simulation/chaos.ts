import { createRandom, type Random } from '../support/random.ts';

/** The source of a run's faults. Each is counted by name, to prove that it really happened. */
export interface Chaos {
  random: Random;
  /** How often each kind of fault has happened, over all runs. */
  kinds: Map<string, number>;
  /** All faults so far, of any kind. */
  count(): number;
  /** Starts the next run with its own random seed. */
  begin(seed: number): void;
  /** Whether a fault happens now; never while calm. Counts it. */
  happens(kind: string, share: number): boolean;
  /**
   * The same without counting, for a fault that is only prepared: whoever prepares it counts it with `note` when it
   * happens.
   */
  isDue(share: number): boolean;
  /** Throws an error when the fault happens. */
  strike(kind: string, share: number): void;
  /** Counts a fault that the caller has caused. */
  note(kind: string): void;
  /** No more faults: everything under way must now end. */
  calm(): void;
  isCalm(): boolean;
  /** The present run's faults and answers, in order; `null` while nobody compares them. */
  trace: string[] | null;
}

export function createChaos(): Chaos {
  let random = createRandom(0);
  let isCalm = true;
  const kinds = new Map<string, number>();
  let total = 0;
  const note = (kind: string) => {
    total += 1;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    chaos.trace?.push(kind);
  };
  // Also drawn while calm, so that the order of random numbers does not depend on it.
  const isDue = (share: number) => random.chance(share) && !isCalm;
  const happens = (kind: string, share: number) => {
    if (!isDue(share)) return false;
    note(kind);
    return true;
  };
  const chaos: Chaos = {
    get random() {
      return random;
    },
    kinds,
    count: () => total,
    begin(seed) {
      random = createRandom(seed);
      isCalm = false;
    },
    happens,
    isDue,
    strike(kind, share) {
      if (happens(kind, share)) throw new Error(kind);
    },
    note,
    calm: () => void (isCalm = true),
    isCalm: () => isCalm,
    trace: null,
  };
  return chaos;
}
