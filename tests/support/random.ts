/** Random numbers from a seed: the same seed gives the same run. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** A whole number from 0, below the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  /** Undefined for an empty list. */
  pick<Each>(from: readonly [Each, ...Each[]]): Each;
  pick<Each>(from: readonly Each[]): Each | undefined;
  uuid(): string;
}

/** Mulberry32: small, fast, and more than random enough for choosing faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <Each>(from: readonly Each[]) => from[below(from.length)] as Each,
    uuid() {
      const digits = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
    },
  };
}
