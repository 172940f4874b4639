import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { StorageAway, StorageUnwritable } from '../../platform/storage/storage.ts';
import { taskOfSource } from '../ledgerSource.ts';
import type { Pacing } from './pacing.ts';
import type { Delivery, Submission } from './provider.ts';
import type { RemoteEngineDeps } from './remoteEngine.ts';
import { type RemoteJob, remoteJobs } from './remoteTables.ts';
import { arrivalKey } from './resultKeys.ts';

type Results = Extract<Submission, { is: 'delivered' }>['results'];

/**
 * Stores what came with an answer; links are left as they are. The bytes are paid for and there is no second copy of them:
 * a storage that takes nothing is tried again until it does, for as long as the job is wanted, which its task's deadline ends.
 * @returns null when nobody wants them any more
 */
export async function storeArrivals({
  deps,
  pacing,
  job,
  results,
}: {
  deps: RemoteEngineDeps;
  pacing: Pacing;
  job: RemoteJob;
  results: Results;
}): Promise<Delivery[] | null> {
  const deliveries: Delivery[] = [];
  for (const [index, result] of results.entries()) {
    if ('url' in result) {
      deliveries.push(result);
      continue;
    }
    const storageKey = arrivalKey(job.id, index);
    while (!(await tryToStore(deps, { job, storageKey, content: result.content }))) {
      await delay(pacing.firstBackOff * 1000);
      if (!(await isWanted(deps, job))) return null;
    }
    deliveries.push({ storageKey });
  }
  return deliveries;
}

/** @returns false when the storage takes nothing at the moment */
async function tryToStore(
  { storage, log }: RemoteEngineDeps,
  { job, storageKey, content }: { job: RemoteJob; storageKey: string; content: Buffer },
): Promise<boolean> {
  try {
    await storage.put(storageKey, Readable.from([content]));
    return true;
  } catch (error) {
    if (!(error instanceof StorageAway || error instanceof StorageUnwritable)) throw error;
    const task = taskOfSource(job.request.reference);
    log.warn({ task, job: job.id, engine: job.engineId, error: error.message }, 'a result waits for the storage');
    return false;
  }
}

async function isWanted({ database }: RemoteEngineDeps, { id }: RemoteJob): Promise<boolean> {
  const wanted = and(eq(remoteJobs.id, id), eq(remoteJobs.status, 'submitting'), eq(remoteJobs.isDiscarded, false));
  // A database that does not answer does not say that nobody wants it.
  const rows = await database
    .select({ id: remoteJobs.id })
    .from(remoteJobs)
    .where(wanted)
    .catch(() => null);
  return rows === null || rows.length > 0;
}
