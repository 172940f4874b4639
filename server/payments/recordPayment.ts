import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { postToLedger } from '../credits/postToLedger.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publishSignal } from '../platform/events/liveEvents.ts';
import { announceTopup } from './announceTopup.ts';
import type { GatewayPayment } from './gateway.ts';
import { lockPayer } from './lockPayer.ts';
import { isFirstTopup } from './orderSummary.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import type { TopupRow } from './presentTopup.ts';
import { paymentAttempts, paymentReceipts, type ReceiptOutcome, topups } from './tables.ts';

type Via = 'webhook' | 'poll' | 'sweep';

/**
 * The only way from money to coins. No matter how or how often a payment is reported, it is stored once under the
 * gateway's id, and a top-up is credited once, also after it expired, failed or was cancelled. A payment that does not
 * match (amount, currency, reference, a second one for the same top-up) moves no coins and waits for an admin.
 * @param payment as read from the gateway, never from a webhook's body
 * @returns `repeated` when this payment was already recorded
 */
export function recordPayment({
  deps,
  payment,
  via,
}: {
  deps: Pick<PaymentsDeps, 'database' | 'clock' | 'gateway' | 'log' | 'onPaid'>;
  payment: GatewayPayment;
  via: Via;
}): Promise<ReceiptOutcome | 'repeated'> {
  const { database, clock, gateway, log } = deps;
  return database.transaction(async (transaction) => {
    const topup = await lockTopup(transaction, payment.reference, gateway.id);
    const outcome = classify(topup, payment);
    const written = await transaction
      .insert(paymentReceipts)
      .values({
        gateway: gateway.id,
        paymentId: payment.paymentId,
        reference: payment.reference,
        topupId: topup?.id ?? null,
        amount: payment.amount,
        currency: payment.currency,
        outcome,
        via,
        paidAt: payment.paidAt ?? clock.now(),
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentReceipts.id });
    if (written.length === 0) return 'repeated';
    if (topup && outcome === 'credited') await complete(transaction, { deps, topup, payment });
    else
      log.warn({ payment: payment.paymentId, reference: payment.reference, outcome }, 'a payment waits for a person');
    return outcome;
  });
}

/** Locks the payer and the top-up of a gateway reference, so that payments of one person are processed in sequence. */
async function lockTopup(transaction: Transaction, reference: string, gatewayId: string): Promise<TopupRow | null> {
  const [attempt] = await transaction
    .select({ topupId: paymentAttempts.topupId, userId: topups.userId })
    .from(paymentAttempts)
    .innerJoin(topups, eq(topups.id, paymentAttempts.topupId))
    .where(eq(paymentAttempts.reference, reference));
  if (!attempt) return null;
  await lockPayer(transaction, attempt.userId);
  const [topup] = await transaction
    .select()
    .from(topups)
    .where(and(eq(topups.id, attempt.topupId), eq(topups.gateway, gatewayId)))
    .for('update');
  return topup ?? null;
}

function classify(topup: TopupRow | null, payment: GatewayPayment): ReceiptOutcome {
  if (!topup) return 'unknown_reference';
  if (payment.currency !== 'IDR') return 'wrong_currency';
  if (payment.amount !== topup.totalPayment) return 'wrong_amount';
  return topup.state === 'completed' ? 'paid_twice' : 'credited';
}

/**
 * Posts coins and bonus, completes the invoice and sends signals, in one transaction. The bonus is paid once per
 * person: `lockPayer` serializes a person's payments.
 */
async function complete(
  transaction: Transaction,
  { deps, topup, payment }: { deps: Pick<PaymentsDeps, 'clock' | 'onPaid'>; topup: TopupRow; payment: GatewayPayment },
): Promise<void> {
  const { clock } = deps;
  const { userId } = topup;
  const isCredited = await postToLedger(transaction, {
    clock,
    posting: {
      kind: 'purchase',
      source: { type: 'topup', id: topup.id },
      userId,
      legs: [
        ['wallet', topup.creditAmount],
        ['sales', -topup.creditAmount],
      ],
    },
  });
  if (!isCredited) throw new Error(`top-up ${topup.id} is credited already but not completed`);
  const bonus = topup.bonusCredits;
  const hasBonus =
    bonus > 0 &&
    (await isFirstTopup(transaction, userId)) &&
    (await postToLedger(transaction, {
      clock,
      posting: {
        kind: 'bonus',
        source: { type: 'account', id: userId },
        userId,
        legs: [
          ['wallet', bonus],
          ['promotion', -bonus],
        ],
      },
    }));
  const [completed] = await transaction
    .update(topups)
    .set({
      state: 'completed',
      paidAt: payment.paidAt ?? clock.now(),
      endedAt: clock.now(),
      failureCode: null,
      bonusCredits: hasBonus ? bonus : 0,
    })
    .where(eq(topups.id, topup.id))
    .returning();
  await announceTopup(transaction, completed!);
  if (hasBonus) await withdrawBonusPromises(transaction, userId);
  await publishSignal(transaction, { userId, type: 'balance' });
  await deps.onPaid(transaction, completed!);
}

/**
 * Removes the used-up bonus from the person's other top-ups, open or still payable after cancellation, and notifies
 * their screens.
 */
async function withdrawBonusPromises(transaction: Transaction, userId: string): Promise<void> {
  const others = await transaction
    .update(topups)
    .set({ bonusCredits: 0 })
    .where(
      and(
        sql`${topups.userId} in (select ${userId}::uuid union all select other_accounts_of(${userId}))`,
        ne(topups.state, 'completed'),
        gt(topups.bonusCredits, 0),
      ),
    )
    .returning();
  for (const topup of others) await announceTopup(transaction, topup);
}
