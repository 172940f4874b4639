import { and, eq, isNull, sql } from 'drizzle-orm';
import { announceTopup } from './announceTopup.ts';
import { closeAtGateway } from './cancelTopup.ts';
import { GatewayBusy, GatewayRefusal } from './gateway.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import type { TopupRow } from './presentTopup.ts';
import { paymentAttempts, topups } from './tables.ts';

/** An attempt still `sending` after this long belongs to a process that has died. */
const LOST_AFTER_MS = 15_000;
/** Three while the user waits, the others over about two minutes. */
const MAX_ATTEMPTS = 9;

/**
 * Has the gateway prepare a pending top-up. The attempt is written before the gateway is called; an attempt without a
 * reply stays `unknown` and the next one gets a new reference, so that a lost reply can never merge two payments.
 * Safe to repeat and to run concurrently.
 * @throws GatewayBusy or GatewayUncertain when a retry makes sense
 */
export async function prepareTopup({ deps, topupId }: { deps: PaymentsDeps; topupId: string }): Promise<void> {
  const { database, gateway, clock } = deps;
  const claim = await claimAttempt(deps, topupId);
  if (!claim) return;
  const { topup, reference } = claim;
  const attempt = eq(paymentAttempts.reference, reference);
  try {
    const created = await gateway.create({
      reference,
      method: topup.method,
      channelCode: topup.channelCode,
      amount: topup.totalPayment,
      expiresAt: topup.expiresAt,
      description: `Kilas ${topup.creditAmount} koin · ${topup.invoiceNumber}`,
      payerName: 'Kilas',
      phone: topup.phone,
      returnUrl: `${deps.publicUrl()}/payments/detail/${topup.reference}`,
    });
    const isWanted = await database.transaction(async (transaction) => {
      await transaction.update(paymentAttempts).set({ state: 'open', requestId: created.requestId }).where(attempt);
      const [ready] = await transaction
        .update(topups)
        .set({ instructions: created.instructions, askedAt: clock.now() })
        .where(and(eq(topups.id, topupId), eq(topups.state, 'pending')))
        .returning();
      if (ready) await announceTopup(transaction, ready);
      return ready !== undefined;
    });
    if (!isWanted) await closeAtGateway({ deps, topupId });
  } catch (error) {
    const isWithoutEffect = error instanceof GatewayBusy || error instanceof GatewayRefusal;
    await database
      .update(paymentAttempts)
      .set({ state: isWithoutEffect ? 'rejected' : 'unknown' })
      .where(and(attempt, eq(paymentAttempts.state, 'sending')));
    if (!(error instanceof GatewayRefusal)) throw error;
    deps.log.warn({ reference, reason: error.reason }, 'the gateway refused a payment');
    await failTopup(deps, topupId, 'topup_failed');
  }
}

/** Claims the next attempt; null when there is nothing to do: prepared, ended, or in progress elsewhere. */
async function claimAttempt(
  deps: PaymentsDeps,
  topupId: string,
): Promise<{ topup: TopupRow; reference: string } | null> {
  const { database, clock } = deps;
  const claim = await database.transaction(async (transaction) => {
    const [topup] = await transaction
      .select()
      .from(topups)
      .where(
        and(
          eq(topups.id, topupId),
          eq(topups.state, 'pending'),
          isNull(topups.instructions),
          eq(topups.gateway, deps.gateway.id),
        ),
      )
      .for('update');
    if (!topup) return null;
    const attempts = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.topupId, topupId));
    const now = clock.now();
    if (
      attempts.some(
        (attempt) => attempt.state === 'sending' && Math.abs(now.getTime() - attempt.sentAt.getTime()) < LOST_AFTER_MS,
      )
    )
      return null;
    await transaction
      .update(paymentAttempts)
      .set({ state: 'unknown' })
      .where(and(eq(paymentAttempts.topupId, topupId), eq(paymentAttempts.state, 'sending')));
    if (attempts.length >= MAX_ATTEMPTS || topup.expiresAt <= now) return { topup, reference: null };
    const reference = `${topup.reference}-${attempts.length + 1}`;
    await transaction.insert(paymentAttempts).values({ reference, topupId, state: 'sending', sentAt: now });
    return { topup, reference };
  });
  if (claim?.reference === null) await failTopup(deps, topupId, 'topup_failed');
  return claim?.reference ? { topup: claim.topup, reference: claim.reference } : null;
}

/** Fails a pending top-up that the gateway cannot prepare or reports as failed. */
export async function failTopup(
  { database, clock }: Pick<PaymentsDeps, 'database' | 'clock'>,
  topupId: string,
  code: 'topup_failed' | 'payment_declined',
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [failed] = await transaction
      .update(topups)
      .set({ state: 'failed', failureCode: code, endedAt: clock.now() })
      .where(and(eq(topups.id, topupId), sql`${topups.state} = 'pending'`))
      .returning();
    if (failed) await announceTopup(transaction, failed);
  });
}
