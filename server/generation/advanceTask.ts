import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Stage } from '../../contract/generation.ts';
import type { MessageCode } from '../../contract/messages.ts';
import { publishSignal } from '../platform/events/liveEvents.ts';
import { StorageAway, StorageUnwritable } from '../platform/storage/storage.ts';
import { completeTask } from './completeTask.ts';
import { discardWork } from './discardWork.ts';
import { deadlineOf, whileWaiting } from './deadline.ts';
import type { Engine, EngineStatus } from './engine.ts';
import { failTask } from './failTask.ts';
import { ledgerSource } from './ledgerSource.ts';
import type { GenerationDeps } from './deps.ts';
import { advanceTaskQueue } from './queues.ts';
import { readEngineImages } from './readEngineImages.ts';
import { tasks } from './tables.ts';

type TaskRow = typeof tasks.$inferSelect;

const LOOK_AGAIN_SECONDS = 1;
/** Why a task that never began was ended, by where it stood. */
const HELD_BACK: Partial<Record<Stage, MessageCode>> = { paused: 'storage_unwritable', on_hold: 'engine_paused' };
const STAGE_OF_PAUSE = { storage: 'paused', operator: 'on_hold' } as const;

/**
 * One step of an unfinished task: submit it, or look how it stands and finish it. Enqueues the next look itself. Every
 * step may be repeated and may be cut short at any point: the row, not the process, remembers.
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
  // Held back by an operator, perhaps with all processes stopped: such a wait is none of the work's own.
  const deadlineAt = task.stage === 'on_hold' ? whileWaiting(task, clock.now()) : task.deadlineAt;
  if (deadlineAt <= clock.now()) {
    const code = HELD_BACK[task.stage] ?? (await reasonOfDelay({ task, engine }));
    const ended = await failTask({ deps, task, code });
    if (ended) deps.log.warn({ task: taskId, engine: engine.id, reason: code }, 'a task was ended at its deadline');
    if (ended) await discardWork({ deps, engine, providerTaskId: ended.providerTaskId });
    return;
  }
  const providerTaskId = task.providerTaskId ?? (await submit({ deps, task, engine }));
  if (providerTaskId === null) {
    await failTask({ deps, task, code: 'image_unreadable' });
    return;
  }
  const isFinished = await follow({ deps, task, engine, providerTaskId, status: await engine.poll(providerTaskId) });
  if (!isFinished)
    await jobs.enqueue(database, advanceTaskQueue, { taskId }, { startAfterSeconds: LOOK_AGAIN_SECONDS, key: taskId });
}

function unfinished(taskId: string) {
  return and(eq(tasks.id, taskId), inArray(tasks.status, ['pending', 'processing']));
}

async function reasonOfDelay({ task, engine }: { task: TaskRow; engine: Engine }): Promise<MessageCode> {
  const trouble = task.providerTaskId && (await engine.troubleOf?.(task.providerTaskId));
  return trouble || 'generation_timed_out';
}

/** @returns the engine's own id of the work; null when a picture that it starts from is gone */
async function submit({
  deps,
  task,
  engine,
}: {
  deps: GenerationDeps;
  task: TaskRow;
  engine: Engine;
}): Promise<string | null> {
  const { kind, mode, modelId, prompt, settings } = task;
  const images = await readEngineImages(deps.database, task.inputIds);
  // Without one of its pictures it would be another work, and charged.
  if (images.length < task.inputIds.length) return null;
  const providerTaskId = await engine.submit({
    reference: ledgerSource(task.id, task.attempt),
    ownerId: task.userId,
    askedAt: (task.askedAgainAt ?? task.createdAt).toISOString(),
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
  // Cancelled while it was handed over: nobody waits for it any more.
  if (!noted) await discardWork({ deps, engine, providerTaskId });
  return providerTaskId;
}

/** Acts on what the engine says. @returns true when nothing is left to do */
async function follow({
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
      const deadlineAt = status.pausedBy === 'storage' ? task.deadlineAt : whileWaiting(task, deps.clock.now());
      if (status.position !== task.queuePosition || stage !== task.stage || deadlineAt > task.deadlineAt)
        await note(deps, task, { queuePosition: status.position, stage, deadlineAt });
      return false;
    }
    case 'running':
      if (task.status === 'pending' || status.percent > task.percent || status.stage !== task.stage) {
        const { percent, stage } = status;
        const startedAt = task.startedAt ?? deps.clock.now();
        await note(deps, task, {
          status: 'processing',
          stage,
          startedAt,
          // The clock of the work starts when the work does.
          ...(!task.startedAt && {
            deadlineAt: deadlineOf({ now: startedAt, expectedSeconds: task.expectedSeconds, waitSeconds: 0 }),
          }),
          queuePosition: null,
          percent: Math.max(percent, task.percent),
        });
      }
      return false;
    case 'succeeded':
      if (task.stage === 'paused' && (await deps.storage.standing()) !== 'writable') return false;
      await note(deps, task, {
        status: 'processing',
        stage: 'saving',
        startedAt: task.startedAt ?? deps.clock.now(),
        queuePosition: null,
        percent: Math.max(98, task.percent),
      });
      try {
        await completeTask({ deps, task, result: await engine.collect(providerTaskId) });
      } catch (error) {
        // A store that does not answer comes back: the result waits for it, at most until the deadline.
        if (error instanceof StorageAway) {
          deps.log.warn({ task: task.id, error: error.message }, 'a result waits for the storage');
          await note(deps, task, { stage: 'paused' });
          return false;
        }
        // Another try would end the same way until somebody makes room: told now, and nothing is charged.
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

/** Writes progress and tells the owner's screens. */
async function note(deps: GenerationDeps, task: TaskRow, progress: Partial<TaskRow>): Promise<void> {
  await deps.database
    .update(tasks)
    .set(progress)
    .where(and(unfinished(task.id), sql`${tasks.attempt} = ${task.attempt}`));
  await publishSignal(deps.database, { userId: task.userId, type: 'task', taskId: task.id });
}
