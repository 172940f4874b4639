import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { StorageAway } from '../../platform/storage/storage.ts';
import { claimSlot } from './claimSlot.ts';
import { copyDelivery } from './copyDelivery.ts';
import { CopyError } from './copyError.ts';
import { InputPictureLost } from './readInputPicture.ts';
import { remoteFolder } from './resultKeys.ts';
import { assignmentOf, failJob, later, namesOf, postponeJob, updateJob, type Step } from './jobStep.ts';
import type { Delivery, CopiedFile, Later, Submission } from './provider.ts';
import { findArrivals, forgetArrivals, isAwaited, storeArrivals } from './storeArrivals.ts';
import { type RemoteJob, remoteJobs } from './remoteTables.ts';

/** Failed copies before the result is given up: by then the link is dead, not the connection slow. */
const MAX_COPIES = 5;
/**
 * Polls in a row at which the provider does not know the task before it counts as lost: a new one may not be visible
 * everywhere yet.
 */
const MAX_GONE = 3;

/** Takes the one next step of a remote job; the caller holds its lease. */
export async function advanceRemoteJob(step: Step): Promise<void> {
  const { deps, concurrency, job } = step;
  switch (job.status) {
    case 'waiting': {
      // The provider's work costs money, and its result could not be stored here.
      if ((await deps.storage.state()) !== 'writable') return;
      const { isClaimed, next } = await claimSlot({ ...deps, job, concurrency });
      if (isClaimed) await submit({ ...step, job: { ...job, submittedAt: deps.clock.now() } });
      else step.passOn(next);
      return;
    }
    case 'submitting':
      return resumeSubmission(step);
    case 'unsure':
      return search(step);
    case 'accepted':
      return look(step);
    case 'copying':
      return copy(step);
    case 'done':
    case 'failed':
  }
}

async function submit(step: Step): Promise<void> {
  const { deps, provider, pacing, job } = step;
  const outcome = await provider.submit(assignmentOf(job)).catch((error: Error): Submission => {
    // The input pictures could not be read: nothing was sent.
    if (error instanceof StorageAway) {
      deps.log.warn({ ...namesOf(job), error: error.message }, 'a picture to start from is waited for');
      return { is: 'later', afterSeconds: null };
    }
    if (error instanceof InputPictureLost) {
      deps.log.warn({ ...namesOf(job), error: error.message }, 'a picture to start from is lost');
      return { is: 'refused', code: 'image_unreadable' };
    }
    deps.log.warn({ ...namesOf(job), error: error.message }, 'the fate of a submission is unknown');
    return { is: 'unknown' };
  });
  switch (outcome.is) {
    case 'accepted':
      return accept(step, outcome.taskId);
    case 'delivered': {
      // Store the answer before anything else: the provider does not send it twice.
      const deliveries = await storeArrivals({ deps, pacing, job, results: outcome.results });
      const recorded = deliveries && (await recordDeliveries(step, deliveries));
      return recorded ? copy({ ...step, job: recorded }) : removeIfGivenUp(step);
    }
    case 'refused':
      return failJob(step, outcome.code);
    case 'later':
      await postponeJob(step, outcome, { status: 'waiting' });
      return;
    case 'unknown':
      return markUnsure(step, outcome.reason);
  }
}

/**
 * Stored results are lost unless their row names them, so the row is retried as persistently.
 * @returns null when the job is no longer wanted
 */
async function recordDeliveries(step: Step, deliveries: Delivery[]): Promise<RemoteJob | null> {
  const { deps, pacing, job } = step;
  for (;;) {
    try {
      return await updateJob(step, { status: 'copying', deliveries, faults: 0 });
    } catch (error) {
      deps.log.warn({ ...namesOf(job), error }, 'that a result has come could not be recorded');
    }
    await delay(pacing.firstBackOff * 1000);
    if (!(await isAwaited(deps, job))) return null;
  }
}

/** The submitting process is gone, and so is the answer, except what the process had already stored of it. */
async function resumeSubmission(step: Step): Promise<void> {
  const { deps, provider, job } = step;
  if (!provider.deliversAtOnce(job.request)) return markUnsure(step, undefined);
  let deliveries: Delivery[] | null;
  try {
    deliveries = await findArrivals(deps, job);
  } catch (error) {
    deps.log.warn({ ...namesOf(job), error }, 'it is not known whether a result has come');
    await postponeJob(step, { is: 'later', afterSeconds: null });
    return;
  }
  if (!deliveries) return markUnsure(step, undefined);
  const recorded = await updateJob(step, { status: 'copying', deliveries, faults: 0 });
  if (recorded) await copy({ ...step, job: recorded });
}

/** Stores the provider's id before anything else is done with it. */
async function accept(step: Step, taskId: string): Promise<void> {
  const {
    deps: { database, clock },
    provider,
    pacing,
    job,
  } = step;
  const [accepted] = await database
    .update(remoteJobs)
    .set({
      status: 'accepted',
      providerTaskId: taskId,
      faults: 0,
      failureCode: null,
      nextStepAt: later(clock.now(), pacing.lookEvery),
    })
    .where(
      and(
        eq(remoteJobs.id, job.id),
        isNull(remoteJobs.providerTaskId),
        inArray(remoteJobs.status, ['submitting', 'unsure']),
      ),
    )
    .returning();
  const isWanted = accepted && !accepted.isDiscarded;
  if (!isWanted) await provider.cancel(taskId);
}

/** The submission may have arrived. A task can be looked up; a picture whose answer was lost cannot. */
async function markUnsure(step: Step, reason: ErrorCode | undefined): Promise<void> {
  const { deps, provider, pacing, job } = step;
  if (provider.deliversAtOnce(job.request)) return failJob(step, reason ?? 'result_lost');
  await updateJob(step, {
    status: 'unsure',
    failureCode: reason ?? null,
    nextStepAt: later(deps.clock.now(), pacing.lookups[0] ?? 0),
  });
}

async function search(step: Step): Promise<void> {
  const {
    deps: { database, clock },
    provider,
    pacing,
    job,
  } = step;
  const isTaken = async (taskId: string) => {
    const [other] = await database
      .select({ id: remoteJobs.id })
      .from(remoteJobs)
      .where(and(eq(remoteJobs.engineId, job.engineId), eq(remoteJobs.providerTaskId, taskId)));
    return other !== undefined;
  };
  const finding = await provider
    .find(assignmentOf(job), isTaken)
    .catch((): Later => ({ is: 'later', afterSeconds: null }));
  switch (finding.is) {
    case 'found':
      return accept(step, finding.taskId);
    case 'absent': {
      const lookups = job.lookups + 1;
      const wait = pacing.lookups[lookups];
      // Sent twice, answered badly both times and never accepted: a third try would end the same way.
      if (wait === undefined && job.failureCode && job.faults > 0) return failJob(step, job.failureCode);
      // Absent at the last lookup too: only now may it be submitted again.
      await updateJob(
        step,
        wait === undefined
          ? { status: 'waiting', faults: job.failureCode ? 1 : 0 }
          : { lookups, faults: job.failureCode ? job.faults : 0, nextStepAt: later(clock.now(), wait) },
      );
      return;
    }
    case 'cannot-tell':
      return failJob(step, job.failureCode ?? 'result_lost');
    case 'later':
      await postponeJob(step, finding);
  }
}

async function look(step: Step): Promise<void> {
  const {
    deps: { clock },
    provider,
    pacing,
    job,
  } = step;
  const sighting = await provider
    .look(job.providerTaskId!, job.request)
    .catch((): Later => ({ is: 'later', afterSeconds: null }));
  const nextStepAt = later(clock.now(), pacing.lookEvery * (0.9 + Math.random() / 5));
  switch (sighting.is) {
    case 'queued':
      await updateJob(step, { faults: 0, failureCode: null, nextStepAt });
      return;
    case 'running':
      await updateJob(step, {
        faults: 0,
        failureCode: null,
        nextStepAt,
        startedAt: job.startedAt ?? clock.now(),
        percent: sighting.percent,
      });
      return;
    case 'delivered': {
      const recorded = await updateJob(step, { status: 'copying', deliveries: sighting.results, faults: 0 });
      if (recorded) await copy({ ...step, job: recorded });
      return;
    }
    case 'refused':
      return failJob(step, sighting.code);
    case 'gone':
      if (job.faults + 1 >= MAX_GONE) return failJob(step, 'result_lost');
      await postponeJob(step, { is: 'later', afterSeconds: null });
      return;
    case 'later':
      await postponeJob(step, sighting);
  }
}

/**
 * Copies the results into our storage immediately, since their links expire, and verifies them before anybody is
 * charged.
 */
async function copy(step: Step): Promise<void> {
  const { deps, provider, job } = step;
  const files: CopiedFile[] = [];
  try {
    for (const [index, delivery] of (job.deliveries ?? []).entries())
      files.push(await copyDelivery({ deps, provider, job, index, delivery }));
  } catch (error) {
    deps.log.warn(
      { ...namesOf(job), error: error instanceof Error ? error.message : String(error) },
      'a result could not be copied',
    );
    if (!(error instanceof CopyError)) {
      // Our storage or database failed, not the result, which exists and is paid for: retry until the task's deadline.
      await postponeJob(step, { is: 'later', afterSeconds: null });
      return;
    }
    const badCopies = job.badCopies + 1;
    if (error.isFinal || badCopies >= MAX_COPIES) return failJob(step, error.code);
    // Back to `accepted`: the next poll may return a fresh link.
    await postponeJob(
      step,
      { is: 'later', afterSeconds: null },
      { badCopies, ...(job.providerTaskId && { status: 'accepted' }) },
    );
    return;
  }
  if (!(await updateJob(step, { status: 'done', files }))) await removeIfGivenUp(step);
  await forgetArrivals(deps, job);
}

/** Removes files written after the job was discarded; a job that another process continues keeps its files. */
async function removeIfGivenUp({ deps: { database, storage }, job: { id } }: Step): Promise<void> {
  const [job] = await database.select({ status: remoteJobs.status }).from(remoteJobs).where(eq(remoteJobs.id, id));
  if (!job || job.status === 'failed') await storage.removeFolder(remoteFolder(id));
}
