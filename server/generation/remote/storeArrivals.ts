import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { StorageUnwritable } from '../../platform/storage/storage.ts';
import { taskOfSource } from '../coins/ledgerSource.ts';
import { CopyError } from './copyError.ts';
import type { Pacing } from './pacing.ts';
import type { Delivery, Submission } from './provider.ts';
import type { RemoteEngineDeps } from './remoteEngineDeps.ts';
import { type RemoteJob, remoteArrivals, remoteJobs } from './remoteTables.ts';
import { arrivalKey } from './resultKeys.ts';

type Results = Extract<Submission, { is: 'delivered' }>['results'];

/**
 * Stores the results that came with an answer; links stay as they are. The bytes are paid for and have no second copy:
 * if the storage refuses them, the database holds them until it accepts, so that they outlive this process. Except on a
 * full disk, which the database may share and must not fill up: then, and when the database refuses too, both are
 * retried while the job is wanted, at most until its task's deadline.
 * @returns null when the job is no longer wanted
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
    while (!(await tryToStore(deps, { job, index, content: result.content }))) {
      await delay(pacing.firstBackOff * 1000);
      if (!(await isAwaited(deps, job))) return null;
    }
    deliveries.push({ storageKey: arrivalKey(job.id, index) });
  }
  return deliveries;
}

/** What {@link storeArrivals} stored before its process ended. @returns null unless it is complete */
export async function findArrivals(
  { storage, database }: RemoteEngineDeps,
  { id, request }: RemoteJob,
): Promise<Delivery[] | null> {
  const kept = await database
    .select({ index: remoteArrivals.index })
    .from(remoteArrivals)
    .where(eq(remoteArrivals.jobId, id));
  const inDatabase = new Set(kept.map(({ index }) => index));
  const deliveries: Delivery[] = [];
  for (let index = 0; index < request.settings.max_images; index += 1) {
    const storageKey = arrivalKey(id, index);
    if (!inDatabase.has(index) && !(await storage.stat(storageKey))) return null;
    deliveries.push({ storageKey });
  }
  return deliveries;
}

/**
 * Opens a result of {@link storeArrivals}, from the database or the storage.
 * @throws CopyError when it is in neither
 */
export async function openArrival(
  { storage, database }: RemoteEngineDeps,
  { jobId, index }: { jobId: string; index: number },
): Promise<Readable> {
  const [kept] = await database
    .select({ content: remoteArrivals.content })
    .from(remoteArrivals)
    .where(and(eq(remoteArrivals.jobId, jobId), eq(remoteArrivals.index, index)));
  if (kept) return Readable.from([kept.content]);
  const key = arrivalKey(jobId, index);
  if (!(await storage.stat(key)))
    throw new CopyError('what came with the answer is gone', { code: 'result_lost', isFinal: false });
  return storage.open(key);
}

/** Frees the database's space, once the results are in the storage. */
export async function forgetArrivals({ database }: RemoteEngineDeps, { id }: RemoteJob): Promise<void> {
  await database.delete(remoteArrivals).where(eq(remoteArrivals.jobId, id));
}

/** @returns false when it could be stored neither in the storage nor in the database */
async function tryToStore(
  { storage, database, log }: RemoteEngineDeps,
  { job, index, content }: { job: RemoteJob; index: number; content: Buffer },
): Promise<boolean> {
  const names = { task: taskOfSource(job.request.reference), job: job.id, engine: job.engineId };
  try {
    await storage.put(arrivalKey(job.id, index), Readable.from([content]));
    return true;
  } catch (error) {
    log.warn({ ...names, error: (error as Error).message }, 'a result waits for the storage');
    if (error instanceof StorageUnwritable && error.state === 'full') return false;
  }
  return database
    .insert(remoteArrivals)
    .values({ jobId: job.id, index, content })
    .onConflictDoNothing()
    .then(
      () => true,
      (error: Error) => {
        log.warn({ ...names, error }, 'nor did the database take it');
        return false;
      },
    );
}

/** Whether the job's submission still waits for its answer. */
export async function isAwaited({ database }: RemoteEngineDeps, { id }: RemoteJob): Promise<boolean> {
  const wanted = and(eq(remoteJobs.id, id), eq(remoteJobs.status, 'submitting'), eq(remoteJobs.isDiscarded, false));
  // No answer from the database does not mean that the job is unwanted.
  const rows = await database
    .select({ id: remoteJobs.id })
    .from(remoteJobs)
    .where(wanted)
    .catch(() => null);
  return rows === null || rows.length > 0;
}
