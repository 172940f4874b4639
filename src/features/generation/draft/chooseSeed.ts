import type { Settings } from './settings.ts';

/** The changes for a seed that was chosen: it stays, even if the one before was a variation's. */
export const chooseSeed = (seed: number | null): Partial<Settings> => ({ seed, seedBefore: undefined });
