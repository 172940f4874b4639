import { DAY_MS } from '../../../contract/durations.ts';
import { readWhyPaused } from '../pause/readWhyPaused.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { and, count, eq, inArray, lt } from 'drizzle-orm';
import type { Model } from '../../../contract/generation.ts';
import type { Database } from '../../platform/database/database.ts';
import { derivedId, isId } from '../../platform/identifier.ts';
import { sweepableFolders } from '../../platform/storage/storage.ts';
import { taskOfSource } from '../coins/ledgerSource.ts';
import type { Engine, EngineFile, EngineStatus } from '../engine.ts';
import { withLease } from './lease.ts';
import type { Pacing } from './pacing.ts';
import { posterKey, REMOTE_RESULTS, remoteFolder, thumbnailKey } from './resultKeys.ts';
import type { Provider } from './provider.ts';
import { type RemoteJob, remoteJobs } from './remoteTables.ts';
import { advanceRemoteJob } from './advanceRemoteJob.ts';
import type { RemoteEngineDeps } from './remoteEngineDeps.ts';

/**
 * A caller waits this long for a step; a longer one (a slow answer, a download) continues in the background under its
 * lease.
 */
const PATIENCE_MS = 300;
/** Without figures from the provider, progress is guessed from the usual time, and never shown as complete. */
const MOST_GUESSED_PERCENT = 95;
const ABANDONED_AFTER_MS = DAY_MS;
/**
 * A place in the queue may take this long, in seconds: so far back, a job is polled no more often than it can move on.
 */
const SECONDS_A_PLACE = 0.1;
/** Well within the time after which a job that was not polled takes no slot (`claimSlot`). */
const MOST_SECONDS_BETWEEN_POLLS = 20;
/**
 * How long a stopping process waits for running steps: a picture comes only with the answer, so a lost answer loses it.
 */
const STOP_WITHIN_MS = 20_000;

/**
 * An external engine with durable state on our side: submitting writes a row, polling takes the next step that is due,
 * in whichever process. A job is submitted a second time only if the provider refused it, or was searched and does not
 * have it.
 */
export function createRemoteEngine({
  deps,
  id: engineId,
  models,
  estimateSeconds,
  provider,
  concurrency,
  pacing,
}: {
  deps: RemoteEngineDeps;
  id: string;
  models: Model[];
  estimateSeconds: Engine['estimateSeconds'];
  provider: Provider;
  /** Jobs that may be at the provider at the same time, over all processes. */
  concurrency: number;
  pacing: Pacing;
}): Engine {
  const { database, storage, clock, log } = deps;
  /** Running steps of this process, by job id. */
  const underWay = new Map<string, Promise<unknown>>();

  const see = async (id: string) => {
    const [job] = await database
      .update(remoteJobs)
      .set({ seenAt: clock.now() })
      .where(eq(remoteJobs.id, id))
      .returning();
    return job;
  };
  const read = async (id: string) => (await database.select().from(remoteJobs).where(eq(remoteJobs.id, id)))[0];

  const hasRoom = async () => (await storage.state()) === 'writable';
  const idOf = (reference: string) => derivedId(`${engineId} job of ${reference}`);

  /** Removes a job that was discarded while one of its steps was running. */
  const removeGivenUp = async (id: string) => {
    const [given] = await database
      .delete(remoteJobs)
      .where(and(eq(remoteJobs.id, id), eq(remoteJobs.isDiscarded, true)))
      .returning();
    if (given) await storage.removeFolder(remoteFolder(id));
  };

  const takeBack = async (job: RemoteJob) => {
    if (job.status === 'accepted' && job.providerTaskId) await provider.cancel(job.providerTaskId);
    if (job.status !== 'unsure' && job.status !== 'submitting') return;
    const finding = await provider.find(
      { id: job.id, request: job.request, submittedAt: job.submittedAt ?? job.createdAt },
      async () => false,
    );
    if (finding.is === 'found') await provider.cancel(finding.taskId);
  };

  const discard = async (job: RemoteJob) => {
    const isUnderWay = underWay.has(job.id) || (job.leaseUntil !== null && job.leaseUntil > clock.now());
    const mark = () => database.update(remoteJobs).set({ isDiscarded: true }).where(eq(remoteJobs.id, job.id));
    // The step that is submitting it finds this mark and cancels the task.
    if (job.status === 'submitting' && isUnderWay) return void (await mark());
    try {
      await takeBack(job);
    } catch (error) {
      log.info(
        { task: taskOfSource(job.request.reference), job: job.id, engine: engineId, error: (error as Error).message },
        'a remote task could not be stopped',
      );
      // The sweep retries for as long as there may be something to cancel.
      if (clock.now().getTime() - job.seenAt.getTime() < ABANDONED_AFTER_MS) return void (await mark());
    }
    await database.delete(remoteJobs).where(eq(remoteJobs.id, job.id));
    await storage.removeFolder(remoteFolder(job.id));
  };

  const describe = async (job: RemoteJob): Promise<EngineStatus> => {
    switch (job.status) {
      case 'waiting': {
        const position = await positionOf(database, job);
        return {
          state: 'queued',
          position,
          pausedBy: await readWhyPaused({ database, storage, engineId }),
          pollAfterSeconds: Math.min(MOST_SECONDS_BETWEEN_POLLS, Math.ceil(position * SECONDS_A_PLACE)),
        };
      }
      case 'submitting':
      case 'unsure':
      case 'accepted': {
        const startedAt = job.startedAt ?? (provider.deliversAtOnce(job.request) ? job.submittedAt : null);
        if (!startedAt) return { state: 'queued', position: null };
        return {
          state: 'running',
          percent:
            job.percent ?? guessPercent(clock.now().getTime() - startedAt.getTime(), estimateSeconds(job.request)),
          stage: 'rendering',
        };
      }
      case 'copying':
        return { state: 'running', percent: MOST_GUESSED_PERCENT + 1, stage: (await hasRoom()) ? 'saving' : 'paused' };
      case 'done':
        return { state: 'succeeded' };
      case 'failed':
        return { state: 'failed', code: job.failureCode ?? 'generation_failed' };
    }
  };

  return {
    id: engineId,
    models,
    concurrency,
    estimateSeconds,
    async submit(request) {
      const id = idOf(request.reference);
      const now = clock.now();
      await database
        .insert(remoteJobs)
        .values({
          id,
          engineId,
          ownerId: request.ownerId,
          request,
          status: 'waiting',
          nextStepAt: now,
          seenAt: now,
          createdAt: new Date(request.requestedAt),
        })
        .onConflictDoNothing();
      return id;
    },
    async poll(id) {
      const job = await see(id);
      if (!job) return { state: 'unknown' };
      if (job.status === 'done' || job.status === 'failed' || job.nextStepAt > clock.now()) return describe(job);
      // A lease may expire while the database is away; this process knows that its own step still runs.
      if (underWay.has(id)) return describe(job);
      let next: readonly string[] = [];
      const passOn = (references: readonly string[]) => {
        next = references;
      };
      const step = withLease({
        database,
        clock,
        id,
        step: (leased) => advanceRemoteJob({ deps, provider, concurrency, pacing, job: leased, passOn }),
      })
        .then(() => removeGivenUp(id))
        .catch((error: Error) =>
          log.warn(
            { task: taskOfSource(job.request.reference), job: id, engine: engineId, error: error.message },
            'a step at a remote engine failed and will be taken again',
          ),
        );
      underWay.set(id, step);
      void step.then(() => underWay.delete(id));
      await Promise.race([step, delay(PATIENCE_MS)]);
      const after = await read(id);
      if (!after) return { state: 'unknown' };
      const status = await describe(after);
      return status.state === 'queued' && next.length > 0 ? { ...status, next } : status;
    },
    async faultOf(id) {
      return (await read(id))?.failureCode ?? null;
    },
    async collect(id) {
      const job = await read(id);
      if (job?.status !== 'done' || !job.files) throw new Error(`remote job ${id} has no result`);
      const files = job.files.map(({ storageKey, hasPoster, ...file }): EngineFile => {
        const drawn = hasPoster && {
          poster: () => storage.open(posterKey(storageKey)),
          thumbnail: () => storage.open(thumbnailKey(storageKey)),
        };
        return { main: () => storage.open(storageKey), ...drawn, ...file };
      });
      return { files, plan: null };
    },
    async discard(id) {
      const job = await read(id);
      if (job) await discard(job);
    },
    async sweep(readWanted) {
      const rows = await database.select().from(remoteJobs).where(eq(remoteJobs.engineId, engineId));
      const wanted = new Set((await readWanted()).map(idOf));
      for (const job of rows) if (!wanted.has(job.id)) await discard(job);
    },
    async sweepFiles() {
      for await (const folders of sweepableFolders(storage, { parent: REMOTE_RESULTS, now: clock.now() })) {
        const names = folders.filter(isId);
        // All remote engines share this folder, also one that is switched off: match the jobs of every engine.
        const rows = await database.select({ id: remoteJobs.id }).from(remoteJobs).where(inArray(remoteJobs.id, names));
        const known = new Set(rows.map(({ id }) => id));
        for (const name of names) if (!known.has(name)) await storage.removeFolder(remoteFolder(name));
      }
    },
    async stop() {
      await Promise.race([Promise.all(underWay.values()), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

async function positionOf(database: Database, job: RemoteJob): Promise<number> {
  const [ahead] = await database
    .select({ jobs: count() })
    .from(remoteJobs)
    .where(
      and(
        eq(remoteJobs.engineId, job.engineId),
        eq(remoteJobs.status, 'waiting'),
        lt(remoteJobs.createdAt, job.createdAt),
      ),
    );
  return (ahead?.jobs ?? 0) + 1;
}

function guessPercent(elapsedMs: number, usualSeconds: number): number {
  return Math.max(1, Math.floor(MOST_GUESSED_PERCENT * (1 - Math.exp((-1.5 * elapsedMs) / 1000 / usualSeconds))));
}
