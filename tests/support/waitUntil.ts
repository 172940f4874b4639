import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for a condition by looking again and again.
 * @param deadline milliseconds after which something is plainly wrong; generous, since it says nothing about speed
 */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  deadline = 60_000,
): Promise<void> {
  const end = Date.now() + deadline;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await delay(10);
  }
}
