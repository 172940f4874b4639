import { wait } from '../offline/wait.ts';

/** Milliseconds over which open screens spread their refetch of a change announced to everybody. */
const SPREAD_MS = 3_000;

/** Waits a random time, so that not everybody asks at the same moment. */
export const jitter = () => wait(Math.random() * SPREAD_MS);
