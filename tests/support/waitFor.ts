import { vi } from 'vitest';

/** As waitUntil's: says that something is wrong, and nothing about speed. */
const DEADLINE_MS = 60_000;

/** Waits until `check` no longer throws. Vitest's own default of a second fails on a busy machine. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: DEADLINE_MS });
