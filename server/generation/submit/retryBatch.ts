import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Accepted, Task } from '../../../contract/generation.ts';
import { LASTING_FAILURES } from '../../../contract/lastingFailures.ts';
import { readBalance } from '../../credits/readBalance.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { PricesAndPauses } from '../coins/pricesAndPauses.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { regenerateTask } from './regenerateTask.ts';
import { tasks } from '../tables.ts';

/**
 * Retries the failed items of a batch, all or none. Items that their owner cancelled, and those that would only fail
 * again, are skipped.
 * @param terms read after the request arrived, like the catalog
 * @throws ApiError nothing_failed, and the errors of `regenerateTask`
 */
export async function retryBatch(
  transaction: Transaction,
  {
    deps,
    userId,
    batchId,
    terms,
    maxCoins,
  }: {
    deps: GenerationDeps;
    userId: string;
    batchId: string;
    terms: PricesAndPauses;
    /** Limit for all items together; each costs the same. */
    maxCoins: number | undefined;
  },
): Promise<v.InferOutput<typeof Accepted>> {
  const failed = await transaction
    .select({ id: tasks.id, kind: tasks.kind })
    .from(tasks)
    .where(
      and(
        eq(tasks.batchId, batchId),
        eq(tasks.userId, userId),
        eq(tasks.status, 'failed'),
        notInArray(tasks.failureCode, ['generation_cancelled', ...LASTING_FAILURES]),
        isNull(tasks.deletedAt),
      ),
    )
    .orderBy(asc(tasks.id))
    // All items are locked before the day and the wallet: whoever retries or cancels one of them locks in this order.
    .for('update');
  if (failed.length === 0) throw new ApiError('nothing_failed');
  const items: Task[] = [];
  const each = maxCoins === undefined ? undefined : Math.floor(maxCoins / failed.length);
  for (const { id, kind } of failed)
    items.push((await regenerateTask(transaction, { deps, userId, kind, id, terms, maxCoins: each })).data);
  return { data: { batch_id: batchId, items, balance: (await readBalance(transaction, userId)).balance } };
}
