import { setTimeout as delay } from 'node:timers/promises';
import { and, count, eq, lt } from 'drizzle-orm';
import type { Model } from '../../../contract/generation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { derivedId } from '../../platform/identifier.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Engine, EngineFile, EngineStatus } from '../engine.ts';
import { withLease } from './lease.ts';
import type { Pacing } from './pacing.ts';
import { posterKey, remoteFolder, thumbnailKey } from './resultKeys.ts';
import type { Provider } from './provider.ts';
import { type RemoteJob, remoteJobs } from './remoteTables.ts';
import { takeStep } from './takeStep.ts';

/** A caller waits this long for a step; a longer one (a slow answer, a download) goes on by itself under its lease. */
const PATIENCE_MS = 300;
/** Without figures of the provider, progress is guessed from the time it usually takes, and never said to be complete. */
const MOST_GUESSED_PERCENT = 95;
const ABANDONED_AFTER_MS = 24 * 3600 * 1000;
/** How long a stopping process waits for steps under way: an answer lost here is a picture lost. */
const STOP_WITHIN_MS = 20_000;

export interface RemoteEngineParts {
  database: Database;
  storage: Storage;
  clock: Clock;
  log: Log;
}

/**
 * An engine at somebody else's place, durable on this side: submitting writes a row, polling takes the next step that is
 * due, whichever process polls. Nothing is ever submitted a second time unless the provider has refused it, or was
 * looked through and does not have it.
 */
export function createRemoteEngine({
  parts,
  id: engineId,
  models,
  estimateSeconds,
  provider,
  places,
  pacing,
}: {
  parts: RemoteEngineParts;
  id: string;
  models: Model[];
  estimateSeconds: Engine['estimateSeconds'];
  provider: Provider;
  /** Jobs that may be at the provider at a time, over all processes. */
  places: number;
  pacing: Pacing;
}): Engine {
  const { database, storage, clock, log } = parts;
  const underWay = new Set<Promise<unknown>>();

  const see = async (id: string) => {
    const [job] = await database
      .update(remoteJobs)
      .set({ seenAt: clock.now() })
      .where(eq(remoteJobs.id, id))
      .returning();
    return job;
  };
  const read = async (id: string) => (await database.select().from(remoteJobs).where(eq(remoteJobs.id, id)))[0];

  /** Removes what was given up while a step was under way. */
  const sweep = async (id: string) => {
    const [given] = await database
      .delete(remoteJobs)
      .where(and(eq(remoteJobs.id, id), eq(remoteJobs.isDiscarded, true)))
      .returning();
    if (given) await storage.removeFolder(remoteFolder(id));
  };

  const takeBack = async (job: RemoteJob) => {
    if (job.status === 'accepted' && job.providerTaskId) await provider.cancel(job.providerTaskId);
    if (job.status !== 'unsure') return;
    const finding = await provider.find(
      { id: job.id, request: job.request, submittedAt: job.submittedAt ?? job.createdAt },
      async () => false,
    );
    if (finding.is === 'found') await provider.cancel(finding.taskId);
  };

  const describe = async (job: RemoteJob): Promise<EngineStatus> => {
    switch (job.status) {
      case 'waiting':
        return { state: 'queued', position: await positionOf(database, job) };
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
        return { state: 'running', percent: MOST_GUESSED_PERCENT + 1, stage: 'saving' };
      case 'done':
        return { state: 'succeeded' };
      case 'failed':
        return { state: 'failed', code: job.failureCode ?? 'generation_failed' };
    }
  };

  return {
    id: engineId,
    models,
    estimateSeconds,
    async submit(request) {
      const id = derivedId(`${engineId} job of ${request.reference}`);
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
          createdAt: now,
        })
        .onConflictDoNothing();
      return id;
    },
    async poll(id) {
      const job = await see(id);
      if (!job) return { state: 'unknown' };
      if (job.status === 'done' || job.status === 'failed' || job.nextStepAt > clock.now()) return describe(job);
      const step = withLease({
        database,
        clock,
        id,
        step: (leased) => takeStep({ parts, provider, places, pacing, job: leased }),
      })
        .then(() => sweep(id))
        .catch((error: Error) =>
          log.warn(
            { job: id, engine: engineId, error: error.message },
            'a step at a remote engine failed and will be taken again',
          ),
        );
      underWay.add(step);
      void step.then(() => underWay.delete(step));
      await Promise.race([step, delay(PATIENCE_MS)]);
      const after = await read(id);
      return after ? describe(after) : { state: 'unknown' };
    },
    async collect(id) {
      const job = await read(id);
      if (job?.status !== 'done' || !job.files) throw new Error(`remote job ${id} has no result`);
      const files = await Promise.all(
        job.files.map(async ({ storageKey, hasPoster, ...file }): Promise<EngineFile> => {
          const drawn = hasPoster && {
            poster: await storage.open(posterKey(storageKey)),
            thumbnail: await storage.open(thumbnailKey(storageKey)),
          };
          return { main: await storage.open(storageKey), ...drawn, ...file };
        }),
      );
      return { files, plan: null };
    },
    async discard(id) {
      const job = await read(id);
      if (!job) return;
      if (job.status === 'submitting') {
        // Whoever is submitting it will find this mark and take it back.
        await database.update(remoteJobs).set({ isDiscarded: true }).where(eq(remoteJobs.id, id));
        return;
      }
      await takeBack(job).catch((error: Error) =>
        log.info({ job: id, engine: engineId, error: error.message }, 'a remote task could not be stopped'),
      );
      await database.delete(remoteJobs).where(eq(remoteJobs.id, id));
      await storage.removeFolder(remoteFolder(id));
      // What a crash between a task's end and this call has left behind.
      const abandoned = await database
        .delete(remoteJobs)
        .where(
          and(
            eq(remoteJobs.engineId, engineId),
            lt(remoteJobs.seenAt, new Date(clock.now().getTime() - ABANDONED_AFTER_MS)),
          ),
        )
        .returning({ id: remoteJobs.id });
      for (const left of abandoned) await storage.removeFolder(remoteFolder(left.id));
    },
    async stop() {
      await Promise.race([Promise.all(underWay), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
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
