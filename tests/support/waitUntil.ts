import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 50;

/**
 * Waits until a condition holds, by checking it repeatedly at growing intervals: checking uses processor time that the
 * awaited work needs.
 * @param deadline milliseconds after which something is clearly wrong; generous, since it says nothing about speed
 */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  deadline = 60_000,
): Promise<void> {
  const end = Date.now() + deadline;
  for (let pause = FIRST_PAUSE_MS; !(await condition()); pause = Math.min(pause * 1.2, LONGEST_PAUSE_MS)) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await delay(pause);
  }
}
