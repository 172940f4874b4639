import { wait } from '../offline/wait.ts';

/** Milliseconds over which open screens ask for what was told to everybody at once. */
const SPREAD_MS = 3_000;

/** Waits a random while, so that not everybody asks in the same moment. */
export const jitter = () => wait(Math.random() * SPREAD_MS);
