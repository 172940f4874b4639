import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { failTopup } from './prepareTopup.ts';
import type { TopupRow } from './presentTopup.ts';
import { recordPayment } from './recordPayment.ts';
import { paymentAttempts, topups } from './tables.ts';

/**
 * Milliseconds between two requests about one top-up, on a user's tap and on its screen's 5-second polling. Gateways
 * allow 60 calls a minute with a test key.
 */
export const ASK_ON_TAP_MS = 2000;
export const ASK_ON_POLL_MS = 20_000;

/**
 * Whether the gateway has just been asked about a top-up. A time in the future was written by a clock that has been
 * corrected since, and says nothing.
 */
export function wasAskedWithin(
  { askedAt }: Pick<TopupRow, 'askedAt'>,
  { everyMs, now }: { everyMs: number; now: Date },
): boolean {
  if (askedAt === null) return false;
  const sinceMs = now.getTime() - askedAt.getTime();
  return sinceMs < everyMs && sinceMs >= -ASK_ON_POLL_MS;
}

/**
 * Reads a top-up's state from the gateway and books its payments; at most once in `everyMs` for all callers.
 * @throws the gateway's error when it does not answer
 * @returns false when it was skipped: read less than `everyMs` ago, or already completed
 */
export async function askGateway({
  deps,
  topupId,
  everyMs,
}: {
  deps: PaymentsDeps;
  topupId: string;
  everyMs: number;
}): Promise<boolean> {
  const { database, gateway, clock } = deps;
  const now = clock.now();
  const [claimed] = await database
    .update(topups)
    .set({ askedAt: now })
    .where(
      and(
        eq(topups.id, topupId),
        eq(topups.gateway, gateway.id),
        or(
          isNull(topups.askedAt),
          lte(topups.askedAt, new Date(now.getTime() - everyMs)),
          // As in `wasAskedWithin`.
          gt(topups.askedAt, new Date(now.getTime() + ASK_ON_POLL_MS)),
        ),
      ),
    )
    .returning({ state: topups.state });
  if (!claimed || claimed.state === 'completed') return false;
  const attempts = await database.select().from(paymentAttempts).where(eq(paymentAttempts.topupId, topupId));
  for (const { requestId } of attempts) {
    if (!requestId) continue;
    const reading = await gateway.read(requestId);
    for (const payment of reading.payments) await recordPayment({ deps, payment, via: 'poll' });
    if (reading.state === 'failed') await failTopup(deps, topupId, 'payment_declined');
  }
  return true;
}
