import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Kind, Task } from '../../contract/generation.ts';
import { holdCredits } from '../credits/holdCredits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { businessDay, takeFromDailyLimit } from './dailyLimit.ts';
import { deadlineOf } from './deadline.ts';
import { findTask } from './findTask.ts';
import { ledgerSource } from './ledgerSource.ts';
import { newsOfTask } from './newsOfTask.ts';
import type { GenerationParts } from './parts.ts';
import { asHeld, presentDetailed } from './presentTask.ts';
import { quote } from './prices.ts';
import { advanceTaskQueue } from './queues.ts';
import { tasks } from './tables.ts';

/**
 * Makes a failed item again in the same place, as a new attempt at today's price.
 * @throws ApiError not_found, task_not_retryable, model_unknown, daily_limit_reached, insufficient_credits
 */
export async function regenerateTask(
  transaction: Transaction,
  {
    parts,
    userId,
    kind,
    id,
  }: {
    parts: GenerationParts;
    userId: string;
    kind: Kind;
    id: string;
  },
): Promise<{ data: Task }> {
  const { clock, catalog, jobs } = parts;
  const failed = await findTask(transaction, { userId, kind, id });
  const { model, engine } = catalog.choose(failed.mode, failed.modelId);
  const price = quote({
    model,
    resolution: failed.settings.resolution,
    seconds: failed.settings.duration_seconds,
    count: failed.settings.max_images,
  }).coins;
  const now = clock.now();
  const expectedSeconds = parts.pace.workSeconds(engine, failed);
  const attempt = failed.attempt + 1;
  const [again] = await transaction
    .update(tasks)
    .set({
      status: 'pending',
      stage: 'queued',
      percent: 0,
      attempt,
      price,
      expectedSeconds,
      providerTaskId: null,
      failureCode: null,
      plan: null,
      queuePosition: null,
      startedAt: null,
      completedAt: null,
      countedOn: businessDay(now),
      checkedAt: now,
      deadlineAt: deadlineOf({ now, expectedSeconds, waitSeconds: parts.pace.waitSeconds(engine, userId) }),
    })
    .where(and(eq(tasks.id, id), eq(tasks.status, 'failed'), eq(tasks.attempt, failed.attempt)))
    .returning({ ...getTableColumns(tasks), ...newsOfTask });
  if (!again) throw new ApiError('task_not_retryable');
  await takeFromDailyLimit(transaction, { clock, userId, limit: parts.dailyLimit, items: failed.settings.max_images });
  await holdCredits(transaction, { clock, userId, holds: [{ sourceId: ledgerSource(id, attempt), coins: price }] });
  await jobs.enqueue(transaction, advanceTaskQueue, { taskId: id }, { key: id });
  parts.pace.note(engine, { userId, items: 1, seconds: expectedSeconds });
  return { data: presentDetailed(parts, [asHeld(again)])[0]! };
}
