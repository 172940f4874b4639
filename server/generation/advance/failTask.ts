import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TaskStatus } from '../../../contract/generation.ts';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { releaseHold } from '../../credits/settleOrReleaseHold.ts';
import type { Clock } from '../../platform/clock.ts';
import { afterCommit } from '../../platform/database/afterCommit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { pushNotice } from '../../notices/pushNotice.ts';
import { publishSignal } from '../../platform/events/liveEvents.ts';
import { tasksEnded } from '../../platform/instruments.ts';
import { returnToDailyLimit } from '../submit/dailyLimit.ts';
import { ledgerSource } from '../coins/ledgerSource.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

/**
 * The engine's id of an ended task, read at the end since it may only just have been stored. Null when never submitted.
 */
export interface EndedTask {
  providerTaskId: string | null;
}

/**
 * Ends an unfinished task without a result and returns its coins and its place in the daily limit, in one transaction.
 * @param from the states it may be ended from
 * @returns null when it was in another state, which stays
 */
export async function failTask({
  deps,
  task,
  code,
  from = ['pending', 'processing'],
}: {
  deps: Pick<GenerationDeps, 'database' | 'clock' | 'jobs'>;
  task: Pick<typeof tasks.$inferSelect, 'id' | 'attempt' | 'userId' | 'price'>;
  code: ErrorCode;
  from?: TaskStatus[];
}): Promise<EndedTask | null> {
  return deps.database.transaction(async (transaction) => {
    const ended = await endTask(transaction, { clock: deps.clock, task, code, from });
    // No push to a person who cancelled it themselves.
    if (ended && code !== 'generation_cancelled')
      await pushNotice(transaction, { jobs: deps.jobs, userId: task.userId, topic: 'task', reference: task.id });
    return ended;
  });
}

/** Ends a task like {@link failTask}, in the caller's transaction and without a push. */
export async function endTask(
  transaction: Transaction,
  {
    clock,
    task,
    code,
    from,
  }: {
    clock: Clock;
    task: Pick<typeof tasks.$inferSelect, 'id' | 'attempt' | 'userId' | 'price'>;
    code: ErrorCode;
    from: TaskStatus[];
  },
): Promise<EndedTask | null> {
  const [ended] = await transaction
    .update(tasks)
    .set({ status: 'failed', failureCode: code, completedAt: clock.now(), queuePosition: null })
    .where(and(eq(tasks.id, task.id), eq(tasks.attempt, task.attempt), inArray(tasks.status, from)))
    .returning({
      providerTaskId: tasks.providerTaskId,
      day: tasks.countedOn,
      engine: tasks.engineId,
      kind: tasks.kind,
      items: sql<number>`(${tasks.settings}->>'max_images')::int`,
    });
  if (!ended) return null;
  const { providerTaskId, day, items, engine, kind } = ended;
  // Lock the day before the wallet, in the same order as spending does: otherwise they could deadlock.
  await returnToDailyLimit(transaction, { userId: task.userId, day, items });
  await releaseHold(transaction, {
    clock,
    userId: task.userId,
    hold: { sourceId: ledgerSource(task.id, task.attempt), coins: task.price },
  });
  await publishSignal(transaction, { userId: task.userId, type: 'task', taskId: task.id });
  await publishSignal(transaction, { userId: task.userId, type: 'balance' });
  const outcome = code === 'generation_cancelled' ? 'cancelled' : 'failed';
  afterCommit(transaction, () => tasksEnded.inc({ engine, kind, outcome, code }));
  return { providerTaskId };
}
