import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Kind, Task } from '../../../contract/generation.ts';
import { holdCredits } from '../../credits/holdCredits.ts';
import { afterCommit } from '../../platform/database/afterCommit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sendSignals } from '../../platform/events/liveEvents.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { tasksAccepted } from '../../platform/instruments.ts';
import { businessDay } from '../../platform/businessTime.ts';
import { takeFromDailyLimit } from './dailyLimit.ts';
import { deadlineOf } from '../estimates/deadline.ts';
import { findTask } from '../library/findTask.ts';
import { ledgerSource } from '../coins/ledgerSource.ts';
import { taskSignals } from './taskSignals.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { presentHeldTask, presentDetailed } from '../library/presentTask.ts';
import { refusePaused } from '../pause/readPauses.ts';
import { agreedPrice } from '../coins/prices.ts';
import type { PricesAndPauses } from '../coins/pricesAndPauses.ts';
import { advanceTaskQueue } from '../queues.ts';
import { tasks } from '../tables.ts';

/**
 * Retries a failed item in the same row, as a new attempt at the current price.
 * @param terms read after the request arrived, like the catalog
 * @param maxCoins the price that the person saw
 * @throws ApiError not_found, price_risen, task_not_retryable, model_unknown, maintenance, engine_paused, daily_limit_reached, insufficient_credits
 */
export async function regenerateTask(
  transaction: Transaction,
  {
    deps,
    userId,
    kind,
    id,
    terms,
    maxCoins,
  }: {
    deps: GenerationDeps;
    userId: string;
    kind: Kind;
    id: string;
    terms: PricesAndPauses;
    maxCoins: number | undefined;
  },
): Promise<{ data: Task }> {
  const { clock, catalog, jobs } = deps;
  const failed = await findTask(transaction, { userId, kind, id });
  const { model, engine } = catalog.choose(failed.mode, failed.modelId);
  refusePaused(terms.pauses, engine.id);
  const price = agreedPrice(
    {
      model,
      resolution: failed.settings.resolution,
      seconds: failed.settings.duration_seconds,
      count: failed.settings.max_images,
    },
    { prices: terms.prices, maxCoins },
  ).coins;
  const now = clock.now();
  const expectedSeconds = deps.pace.workSeconds(engine, failed);
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
      askedAgainAt: now,
      startedAt: null,
      completedAt: null,
      countedOn: businessDay(now),
      checkedAt: now,
      deadlineAt: deadlineOf({ now, expectedSeconds, waitSeconds: deps.pace.waitSeconds(engine, userId) }),
    })
    // It may have been deleted since it was read: its coins would be held for what nobody sees.
    .where(
      and(eq(tasks.id, id), eq(tasks.status, 'failed'), eq(tasks.attempt, failed.attempt), isNull(tasks.deletedAt)),
    )
    .returning({ ...getTableColumns(tasks), ...taskSignals });
  if (!again) throw new ApiError('task_not_retryable');
  await takeFromDailyLimit(transaction, { clock, userId, limit: deps.dailyLimit, items: failed.settings.max_images });
  await holdCredits(transaction, { clock, userId, holds: [{ sourceId: ledgerSource(id, attempt), coins: price }] });
  await jobs.enqueue(transaction, advanceTaskQueue, { taskId: id }, { key: id, isUrgent: true });
  deps.pace.addAccepted(engine, { userId, items: 1, seconds: expectedSeconds });
  afterCommit(transaction, () => tasksAccepted.inc({ engine: engine.id, kind: again.kind }));
  afterCommit(transaction, sendSignals);
  return { data: presentDetailed(deps, [presentHeldTask(again)])[0]! };
}
