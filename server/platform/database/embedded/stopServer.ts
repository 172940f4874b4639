import { setTimeout as delay } from 'node:timers/promises';
import type { Paths } from './paths.ts';
import { readServerProcess } from './serverProcess.ts';

/** Milliseconds for a fast shutdown, which writes one checkpoint; taking longer means a broken disk. */
const patience = 60_000;

/**
 * Shuts the server down (fast: open transactions roll back) and waits until it has ended.
 * @returns false if it was still running after a minute
 */
export async function stopServer({ cluster }: Paths): Promise<boolean> {
  const processId = readServerProcess(cluster);
  if (processId === undefined) return true;
  // The guard sends the same signal; this covers a server whose guard was killed.
  signal(processId, 'SIGINT');
  const deadline = performance.now() + patience;
  while (readServerProcess(cluster) === processId && signal(processId, 0)) {
    if (performance.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

function signal(processId: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(processId, name);
  } catch {
    return false;
  }
}
