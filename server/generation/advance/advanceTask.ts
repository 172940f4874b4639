import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Stage } from '../../../contract/generation.ts';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { publishSignal } from '../../platform/events/liveEvents.ts';
import { StorageAway, StorageUnwritable } from '../../platform/storage/storage.ts';
import { completeTask } from './completeTask.ts';
import { discardWork } from './discardWork.ts';
import { deadlineOf, queuedDeadline } from '../estimates/deadline.ts';
import type { Engine, EngineStatus } from '../engine.ts';
import { failTask } from './failTask.ts';
import { ledgerSource, taskOfSource } from '../coins/ledgerSource.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { advanceTaskQueue } from '../queues.ts';
import { readEngineImages } from './readEngineImages.ts';
import { tasks } from '../tables.ts';

type TaskRow = typeof tasks.$inferSelect;

interface Submission {
  deps: GenerationDeps;
  task: TaskRow;
  engine: Engine;
}

const POLL_AGAIN_SECONDS = 1;
/** Failure code of a task that never began, by its stage. */
const PAUSE_CODES: Partial<Record<Stage, ErrorCode>> = { paused: 'storage_unwritable', on_hold: 'engine_paused' };
const STAGE_OF_PAUSE = { storage: 'paused', operator: 'on_hold' } as const;

/**
 * One step of an unfinished task: submit it, or poll its engine and finish it. Enqueues the next step itself. A step may
 * be repeated or interrupted at any point: all state is in the row, none in the process.
 */
export async function advanceTask({ deps, taskId }: { deps: GenerationDeps; taskId: string }): Promise<void> {
  const { database, clock, jobs, catalog } = deps;
  const [task] = await database.update(tasks).set({ checkedAt: clock.now() }).where(unfinished(taskId)).returning();
  if (!task) return;
  const engine = catalog.engineOf(task.engineId);
  if (!engine) {
    await failTask({ deps, task, code: 'model_unknown' });
    return;
  }
  // An operator's pause, perhaps with all processes stopped, must not use up the task's deadline.
  const deadlineAt = task.stage === 'on_hold' ? queuedDeadline(task, clock.now()) : task.deadlineAt;
  if (deadlineAt <= clock.now()) {
    const code = PAUSE_CODES[task.stage] ?? (await delayReason({ task, engine }));
    const ended = await failTask({ deps, task, code });
    if (ended) deps.log.warn({ task: taskId, engine: engine.id, reason: code }, 'a task was ended at its deadline');
    if (ended) await discardWork({ deps, engine, providerTaskId: ended.providerTaskId });
    return;
  }
  const providerTaskId = task.providerTaskId ?? (await submitInTurn({ deps, task, engine }));
  if (providerTaskId === null) {
    await failTask({ deps, task, code: 'image_unreadable' });
    return;
  }
  const status = await engine.poll(providerTaskId);
  if (await applyStatus({ deps, task, engine, providerTaskId, status })) return;
  const queued = status.state === 'queued' ? status : null;
  await jobs.expedite(database, advanceTaskQueue, (queued?.next ?? []).map(taskOfSource));
  // Waiting work must not delay work that has begun or could begin.
  const isWaiting = queued !== null && queued.position !== null;
  await jobs.enqueue(
    database,
    advanceTaskQueue,
    { taskId },
    { startAfterSeconds: queued?.pollAfterSeconds ?? POLL_AGAIN_SECONDS, key: taskId, isUrgent: !isWaiting },
  );
}

function unfinished(taskId: string) {
  return and(eq(tasks.id, taskId), inArray(tasks.status, ['pending', 'processing']));
}

async function delayReason({ task, engine }: { task: TaskRow; engine: Engine }): Promise<ErrorCode> {
  const trouble = task.providerTaskId && (await engine.faultOf?.(task.providerTaskId));
  return trouble || 'generation_timed_out';
}

/**
 * Submits a task, and before it the owner's earlier ones for this engine: jobs run in no fixed order, and an engine
 * keeps the order of submission. Submitting the same work twice is safe.
 */
async function submitInTurn({ deps, task, engine }: Submission): Promise<string | null> {
  const earlier = await deps.database
    .select()
    .from(tasks)
    .where(and(askedBefore(task), inArray(tasks.status, ['pending', 'processing']), isNull(tasks.providerTaskId)))
    .orderBy(requestedAt, tasks.id);
  for (const before of earlier) await submit({ deps, task: before, engine });
  return submit({ deps, task, engine });
}

/**
 * The place in the queue, behind the owner's earlier tasks that still say that they wait: the engine has perhaps begun
 * one of them already, and two cards would be next in line.
 */
async function placeInLine(deps: GenerationDeps, task: TaskRow, position: number | null): Promise<number | null> {
  if (position === null || position === task.queuePosition) return position;
  const ahead = await deps.database.$count(tasks, and(askedBefore(task), eq(tasks.status, 'pending')));
  return Math.max(position, ahead + 1);
}

const requestedAt = sql`coalesce(${tasks.askedAgainAt}, ${tasks.createdAt})`;

/** The owner's tasks for the same engine that were asked for before this one. */
function askedBefore(task: TaskRow) {
  return and(
    eq(tasks.userId, task.userId),
    eq(tasks.engineId, task.engineId),
    sql`(${requestedAt}, ${tasks.id}) < (${task.askedAgainAt ?? task.createdAt}, ${task.id})`,
  );
}

/** @returns the engine's own id of the work; null when an input picture is gone */
async function submit({ deps, task, engine }: Submission): Promise<string | null> {
  const { kind, mode, modelId, prompt, settings } = task;
  const images = await readEngineImages(deps.database, task.inputIds);
  // With an input picture missing, the result would be a different one, and charged.
  if (images.length < task.inputIds.length) return null;
  const providerTaskId = await engine.submit({
    reference: ledgerSource(task.id, task.attempt),
    ownerId: task.userId,
    requestedAt: (task.askedAgainAt ?? task.createdAt).toISOString(),
    kind,
    mode,
    modelId,
    prompt,
    settings,
    images,
  });
  const [noted] = await deps.database
    .update(tasks)
    .set({ providerTaskId })
    .where(and(unfinished(task.id), eq(tasks.attempt, task.attempt)))
    .returning({ id: tasks.id });
  // Cancelled or ended during the submission: discard the work.
  if (!noted) await discardWork({ deps, engine, providerTaskId });
  return providerTaskId;
}

/** Applies the engine's status to the task. @returns true when nothing is left to do */
async function applyStatus({
  deps,
  task,
  engine,
  providerTaskId,
  status,
}: {
  deps: GenerationDeps;
  task: TaskRow;
  engine: Engine;
  providerTaskId: string;
  status: EngineStatus;
}): Promise<boolean> {
  switch (status.state) {
    case 'queued': {
      const stage = status.pausedBy ? STAGE_OF_PAUSE[status.pausedBy] : 'queued';
      const deadlineAt = status.pausedBy === 'storage' ? task.deadlineAt : queuedDeadline(task, deps.clock.now());
      const queuePosition = await placeInLine(deps, task, status.position);
      if (queuePosition !== task.queuePosition || stage !== task.stage || deadlineAt > task.deadlineAt)
        await recordProgress(deps, task, { queuePosition, stage, deadlineAt });
      return false;
    }
    case 'running':
      if (task.status === 'pending' || status.percent > task.percent || status.stage !== task.stage) {
        const { percent, stage } = status;
        const startedAt = task.startedAt ?? deps.clock.now();
        await recordProgress(deps, task, {
          status: 'processing',
          stage,
          startedAt,
          // The deadline of the work itself counts from its start.
          ...(!task.startedAt && {
            deadlineAt: deadlineOf({ now: startedAt, expectedSeconds: task.expectedSeconds, waitSeconds: 0 }),
          }),
          queuePosition: null,
          percent: Math.max(percent, task.percent),
        });
      }
      return false;
    case 'succeeded':
      if (task.stage === 'paused' && (await deps.storage.state()) !== 'writable') return false;
      await recordProgress(deps, task, {
        status: 'processing',
        stage: 'saving',
        startedAt: task.startedAt ?? deps.clock.now(),
        queuePosition: null,
        percent: Math.max(98, task.percent),
      });
      try {
        await completeTask({ deps, task, result: await engine.collect(providerTaskId) });
      } catch (error) {
        // An unreachable storage comes back: retry, at most until the deadline.
        if (error instanceof StorageAway) {
          deps.log.warn({ task: task.id, error: error.message }, 'a result waits for the storage');
          await recordProgress(deps, task, { stage: 'paused' });
          return false;
        }
        // A retry would fail until somebody makes room: fail now, and charge nothing.
        if (!(error instanceof StorageUnwritable)) throw error;
        await failTask({ deps, task, code: 'storage_unwritable' });
      }
      await discardWork({ deps, engine, providerTaskId });
      return true;
    case 'failed':
      await failTask({ deps, task, code: status.code });
      await discardWork({ deps, engine, providerTaskId });
      return true;
    case 'unknown':
      await deps.database
        .update(tasks)
        .set({ providerTaskId: null })
        .where(and(unfinished(task.id), eq(tasks.providerTaskId, providerTaskId)));
      return false;
  }
}

/** Writes progress and notifies the owner's clients. */
async function recordProgress(deps: GenerationDeps, task: TaskRow, progress: Partial<TaskRow>): Promise<void> {
  await deps.database
    .update(tasks)
    .set(progress)
    .where(and(unfinished(task.id), sql`${tasks.attempt} = ${task.attempt}`));
  await publishSignal(deps.database, { userId: task.userId, type: 'task', taskId: task.id });
}
