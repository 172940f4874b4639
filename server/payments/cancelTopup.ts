import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { announceTopup } from './announceTopup.ts';
import { findTopup } from './findTopup.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import type { TopupRow } from './presentTopup.ts';
import { paymentAttempts, topups } from './tables.ts';

/**
 * Cancels a pending top-up in our books only. A payment that still arrives is credited.
 * @throws ApiError not_found, topup_not_pending
 */
export async function cancelTopup(
  queries: Queries,
  { deps, userId, id }: { deps: Pick<PaymentsDeps, 'clock'>; userId: string; id: string },
): Promise<TopupRow> {
  await findTopup(queries, { userId, id });
  const [cancelled] = await queries
    .update(topups)
    .set({ state: 'cancelled', endedAt: deps.clock.now() })
    .where(and(eq(topups.id, id), eq(topups.state, 'pending')))
    .returning();
  if (!cancelled) throw new ApiError('topup_not_pending');
  await announceTopup(queries, cancelled);
  return cancelled;
}

/**
 * Cancels a top-up's open payment requests at the gateway, so that it is not paid by mistake. Best effort: a late
 * payment is credited anyway.
 */
export async function closeAtGateway({
  deps,
  topupId,
}: {
  deps: Pick<PaymentsDeps, 'database' | 'gateway' | 'log'>;
  topupId: string;
}): Promise<void> {
  const { database, gateway, log } = deps;
  const open = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.topupId, topupId), eq(paymentAttempts.state, 'open')));
  for (const attempt of open) {
    if (!attempt.requestId) continue;
    try {
      await gateway.cancel(attempt.requestId);
      await database
        .update(paymentAttempts)
        .set({ state: 'cancelled' })
        .where(eq(paymentAttempts.reference, attempt.reference));
    } catch (error) {
      log.info(
        { error: (error as Error).message, reference: attempt.reference },
        'a payment could not be closed at the gateway',
      );
    }
  }
}
