import { wait } from '../offline/wait.ts';

/** Milliseconds over which clients spread their refetch after a change announced to everybody. */
const SPREAD_MS = 3_000;

/** Waits a random time, so that not all clients ask at the same moment. */
export const jitter = () => wait(Math.random() * SPREAD_MS);
