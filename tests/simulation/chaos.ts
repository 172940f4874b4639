import { createRandom, type Random } from './random.ts';

/** Where the faults of a run come from; each is counted by its name, so that none is only believed to happen. */
export interface Chaos {
  random: Random;
  /** How often each kind of fault has come, over all runs. */
  kinds: Map<string, number>;
  /** From here on the next run's chance. */
  begin(seed: number): void;
  /** Whether a fault comes now; never while it is calm. */
  happens(kind: string, share: number): boolean;
  /** The same without counting it: for what is only prepared now. Who prepares it notes it once it has come. */
  isDue(share: number): boolean;
  /** Throws it. */
  strike(kind: string, share: number): void;
  /** Counts one that its caller has made happen. */
  note(kind: string): void;
  /** No more faults: what was begun must come to its end. */
  calm(): void;
  isCalm(): boolean;
}

export function createChaos(): Chaos {
  let random = createRandom(0);
  let isCalm = true;
  const kinds = new Map<string, number>();
  const note = (kind: string) => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  // Drawn also while it is calm, or the order of chance would hang on it.
  const isDue = (share: number) => random.chance(share) && !isCalm;
  const happens = (kind: string, share: number) => {
    if (!isDue(share)) return false;
    note(kind);
    return true;
  };
  return {
    get random() {
      return random;
    },
    kinds,
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
  };
}
