import { and, eq, inArray } from 'drizzle-orm';
import { releaseHold, settleHold } from '../../credits/settleOrReleaseHold.ts';
import { resultFolder } from '../../media/storageKeys.ts';
import { storeResult } from '../../media/storeResult.ts';
import { mediaFiles } from '../../media/tables.ts';
import { pushNotice } from '../../notices/pushNotice.ts';
import { afterCommit } from '../../platform/database/afterCommit.ts';
import { publishSignal } from '../../platform/events/liveEvents.ts';
import { derivedId } from '../../platform/identifier.ts';
import { tasksEnded, workSeconds } from '../../platform/instruments.ts';
import type { EngineResult } from '../engine.ts';
import { returnToDailyLimit } from '../submit/dailyLimit.ts';
import { ledgerSource } from '../coins/ledgerSource.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

type TaskRow = typeof tasks.$inferSelect;

/** Derived from the attempt, so that a copy repeated after a crash goes to the same key. */
function mediaIdAt(source: string, index: number): string {
  return derivedId(`media ${index} of ${source}`);
}

/** All media ids that the results of an unfinished task may get. */
export function mediaIdsOf({ id, attempt, settings }: Pick<TaskRow, 'id' | 'attempt' | 'settings'>): string[] {
  return Array.from({ length: settings.max_images }, (_, index) => mediaIdAt(ledgerSource(id, attempt), index));
}

/**
 * Stores a finished result and charges for it: files first, then one transaction that completes the task and settles its
 * hold. After a crash in between, the copy is repeated to the same keys; if the task ended meanwhile, it stays ended and
 * the copies are removed. When a storyboard delivers fewer pictures than were held for, the difference is released.
 */
export async function completeTask({
  deps,
  task,
  result,
}: {
  deps: GenerationDeps;
  task: TaskRow;
  result: EngineResult;
}): Promise<void> {
  const { clock, database, storage } = deps;
  const source = ledgerSource(task.id, task.attempt);
  const files = result.files.slice(0, task.settings.max_images);
  if (files.length === 0) throw new Error(`the engine delivered nothing for ${source}`);
  const kept: (typeof mediaFiles.$inferInsert)[] = [];
  for (const [index, file] of files.entries()) {
    const mediaId = mediaIdAt(source, index);
    const { mimeType, width, height, durationSeconds } = file;
    const sizes = await storeResult({ storage, mediaId, files: file });
    kept.push({
      id: mediaId,
      userId: task.userId,
      mimeType,
      width,
      height,
      durationSeconds,
      ...sizes,
      createdAt: clock.now(),
    });
  }
  const mediaId = kept[0]!.id;
  const charged = (task.price / task.settings.max_images) * kept.length;
  const panelIds = task.mode === 'storyboard' ? kept.map((file) => file.id) : [];

  const isCompleted = await database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(tasks)
      .set({
        status: 'completed',
        stage: 'done',
        percent: 100,
        completedAt: clock.now(),
        plan: result.plan,
        charged,
        queuePosition: null,
      })
      .where(
        and(eq(tasks.id, task.id), eq(tasks.attempt, task.attempt), inArray(tasks.status, ['pending', 'processing'])),
      )
      .returning({ day: tasks.countedOn });
    if (!ended) return false;
    const undelivered = task.settings.max_images - kept.length;
    await returnToDailyLimit(transaction, { userId: task.userId, day: ended.day, items: undelivered });
    await transaction.insert(mediaFiles).values(kept);
    await transaction.update(tasks).set({ mediaId, panelIds }).where(eq(tasks.id, task.id));
    const ending = { clock, userId: task.userId };
    // The release first: it locks the wallet, which spending locks before the coins held.
    if (charged < task.price)
      await releaseHold(transaction, { ...ending, hold: { sourceId: source, coins: task.price - charged } });
    await settleHold(transaction, { ...ending, hold: { sourceId: source, coins: charged } });
    await pushNotice(transaction, { jobs: deps.jobs, userId: task.userId, topic: 'task', reference: task.id });
    await publishSignal(transaction, { userId: task.userId, type: 'task', taskId: task.id });
    await publishSignal(transaction, { userId: task.userId, type: 'balance' });
    afterCommit(transaction, () => countCompleted(task, clock.now()));
    return true;
  });
  if (isCompleted) return;
  const [current] = await database.select({ mediaId: tasks.mediaId }).from(tasks).where(eq(tasks.id, task.id));
  if (current?.mediaId === mediaId) return;
  for (const file of kept) await storage.removeFolder(resultFolder(file.id));
}

function countCompleted({ engineId: engine, kind, startedAt }: TaskRow, now: Date): void {
  tasksEnded.inc({ engine, kind, outcome: 'completed', code: '' });
  if (startedAt) workSeconds.observe({ engine, kind }, Math.max(0, now.getTime() - startedAt.getTime()) / 1000);
}
