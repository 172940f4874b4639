import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { failTopup } from './prepareTopup.ts';
import { recordPayment } from './recordPayment.ts';
import { paymentAttempts, topups } from './tables.ts';

/** Between two questions about one top-up: a person's tap, and the 5-second polling of its screen. Gateways allow 60 calls a minute with a test key. */
export const ASK_ON_TAP_MS = 2000;
export const ASK_ON_POLL_MS = 20_000;

/**
 * Asks the gateway how a top-up stands and books what it says; at most once in `everyMs`, however many ask.
 * @throws what the gateway throws when it does not answer
 * @returns false when it was asked a moment ago
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
          // By a clock that has been put right since.
          gt(topups.askedAt, new Date(now.getTime() + ASK_ON_POLL_MS)),
        ),
      ),
    )
    .returning({ state: topups.state });
  if (!claimed || claimed.state === 'completed') return false;
  const attempts = await database.select().from(paymentAttempts).where(eq(paymentAttempts.topupId, topupId));
  for (const { requestId } of attempts) {
    if (!requestId) continue;
    const standing = await gateway.read(requestId);
    for (const payment of standing.payments) await recordPayment({ deps, payment, via: 'poll' });
    if (standing.state === 'failed') await failTopup(deps, topupId, 'payment_declined');
  }
  return true;
}
