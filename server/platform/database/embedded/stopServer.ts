import { setTimeout as delay } from 'node:timers/promises';
import type { Paths } from './paths.ts';
import { readServerProcess } from './serverProcess.ts';

/** A fast shutdown writes one checkpoint; more than this, in milliseconds, means a broken disk. */
const patience = 60_000;

/**
 * Shuts the server down (fast: open transactions roll back) and waits until it is gone.
 * Answers false if it was still there after a minute.
 */
export async function stopServer({ cluster }: Paths): Promise<boolean> {
  const processId = readServerProcess(cluster);
  if (processId === undefined) return true;
  // The guard does the same; this is for a server whose guard was killed.
  signal(processId, 'SIGINT');
  const deadline = Date.now() + patience;
  while (readServerProcess(cluster) === processId && signal(processId, 0)) {
    if (Date.now() > deadline) return false;
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
