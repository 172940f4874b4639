import { and, eq, inArray } from 'drizzle-orm';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { taskOfSource } from '../coins/ledgerSource.ts';
import { backOffSeconds } from './backOffSeconds.ts';
import type { Pacing } from './pacing.ts';
import type { Assignment, Later, Provider } from './provider.ts';
import type { RemoteEngineDeps } from './remoteEngineDeps.ts';
import { type RemoteJob, remoteJobs } from './remoteTables.ts';

/** Faults in a row, with growing waits (about a minute in total), after which work that has not begun is given up. */
const MAX_FAULTS = 6;

/** One step of a remote job and what it needs. */
export interface Step {
  deps: RemoteEngineDeps;
  provider: Provider;
  concurrency: number;
  pacing: Pacing;
  job: RemoteJob;
  /** Called when a slot is free and it is the turn of others, with their references. */
  passOn: (references: readonly string[]) => void;
}

/** Ends the job without a result. */
export async function failJob(step: Step, failureCode: ErrorCode): Promise<void> {
  if (await updateJob(step, { status: 'failed', failureCode }))
    step.deps.log.warn({ ...namesOf(step.job), reason: failureCode }, 'remote work has failed');
}

/** A job's names in log lines, with the id of the task that people see. */
export function namesOf({ id, engineId, request }: RemoteJob): { task: string; job: string; engine: string } {
  return { task: taskOfSource(request.reference), job: id, engine: engineId };
}

/** Repeats the step later; a job that has not begun fails after too many faults. */
export async function postponeJob(
  step: Step,
  { afterSeconds, reason }: Later,
  changes: Partial<RemoteJob> = {},
): Promise<void> {
  const {
    deps: { clock },
    pacing,
    job,
  } = step;
  // Accepted work is awaited until the task's deadline.
  if (reason && job.status !== 'accepted' && job.faults + 1 >= MAX_FAULTS) return failJob(step, reason);
  const seconds = backOffSeconds({
    faults: Math.max(job.faults, changes.badCopies ?? 0),
    afterSeconds,
    first: pacing.firstBackOff,
  });
  await updateJob(step, {
    ...changes,
    faults: Math.min(job.faults + 1, 1000),
    ...(reason && { failureCode: reason }),
    nextStepAt: later(clock.now(), seconds),
  });
}

/** Writes the outcome of a step. @returns the job as it is now; null when it was deleted or ended meanwhile */
export async function updateJob(
  { deps: { database }, job }: Step,
  changes: Partial<RemoteJob>,
): Promise<RemoteJob | null> {
  const [changed] = await database
    .update(remoteJobs)
    .set(changes)
    .where(
      and(
        eq(remoteJobs.id, job.id),
        inArray(remoteJobs.status, ['waiting', 'submitting', 'unsure', 'accepted', 'copying']),
      ),
    )
    .returning();
  return changed ?? null;
}

/** The job as its provider gets it. */
export function assignmentOf(job: RemoteJob): Assignment {
  return { id: job.id, request: job.request, submittedAt: job.submittedAt ?? job.createdAt };
}

/** @returns the time that many seconds after `now` */
export function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
