import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PaymentMethod } from '../../contract/payments.ts';
import { BUSINESS_ZONE } from '../platform/businessTime.ts';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import { announceTopup } from './announceTopup.ts';
import { cancelTopup } from './cancelTopup.ts';
import { findChannel, requireWithinLimits } from './channels.ts';
import { findTopup, readPendingTopups } from './findTopup.ts';
import { bonusOf, feesOf, isFirstTopup, type Order, priceOrder } from './orderSummary.ts';
import { lockPayer } from './lockPayer.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import type { TopupRow } from './presentTopup.ts';
import { readPricing } from './pricing.ts';
import { prepareTopupQueue } from './queues.ts';
import { topups } from './tables.ts';

/** Without 0, O, 1, I: people read references aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Delay of the job that retries; the first try runs in the request. */
const FIRST_TRY_SECONDS = 20;
/** Pending top-ups that a user may have. */
const MAX_WAITING = 5;

/**
 * Writes a top-up and its invoice in the caller's transaction; the gateway is called only after the commit
 * ({@link prepareTopup}), so that every payment has a record here.
 * The prices of an order summary are honoured for a few minutes.
 * @param method null for the legacy call: any channel
 * @throws ApiError package_unknown, payment_method_unavailable, phone_required, price_risen, bonus_changed, payment_amount_too_small/large;
 *   topup_not_pending when the one to be replaced was paid; topup_pending with `topup_id` and `reference_id` while another waits and is neither replaced nor allowed; too_many_topups with `retry_after`, when the first of them expires
 */
export async function createTopup(
  transaction: Transaction,
  {
    deps,
    userId,
    method,
    request,
  }: {
    deps: PaymentsDeps;
    userId: string;
    method: PaymentMethod | null;
    request: Order & {
      channel: string;
      phone?: string | undefined;
      replaces?: string | undefined;
      allow_another: boolean;
      priced_at?: string | undefined;
      total_payment?: number | undefined;
      bonus_credits?: number | undefined;
    };
  },
): Promise<TopupRow> {
  const { clock, gateway, jobs } = deps;
  const pricing = await readPricing(transaction, deps, request.priced_at);
  const channel = await findChannel(transaction, { code: request.channel, method, pricing });
  if (channel.needsPhone && !request.phone) throw fieldError('phone', 'phone_required');
  const order = await priceOrder(transaction, request, pricing);
  const fees = feesOf(order.subtotal, channel, pricing);
  if (request.total_payment !== undefined && fees.totalPayment > request.total_payment)
    throw new ApiError('price_risen');
  requireWithinLimits(channel, fees.totalPayment);

  // Serialize per person: two simultaneous taps must not open two payments.
  await lockPayer(transaction, userId);
  if (request.replaces) {
    const { state } = await findTopup(transaction, { userId, id: request.replaces });
    // One that has ended unpaid needs no cancelling: an earlier request with a lost answer may have done it.
    if (state === 'pending' || state === 'completed')
      await cancelTopup(transaction, { deps, userId, id: request.replaces });
  }
  const now = clock.now();
  const waiting = (await readPendingTopups(transaction, userId)).filter((topup) => topup.expiresAt > now);
  if (waiting[0] && !request.allow_another)
    throw new ApiError('topup_pending', { topup_id: waiting[0].id, reference_id: waiting[0].reference });
  if (waiting.length >= MAX_WAITING) {
    const firstEnd = Math.min(...waiting.map(({ expiresAt }) => expiresAt.getTime()));
    throw new ApiError('too_many_topups', { retry_after: Math.ceil((firstEnd - now.getTime()) / 1000) });
  }
  const bonusCredits = (await isFirstTopup(transaction, userId)) ? bonusOf(order.creditAmount, pricing) : 0;
  if (request.bonus_credits !== undefined && bonusCredits < request.bonus_credits) throw new ApiError('bonus_changed');

  const [row] = await transaction
    .insert(topups)
    .values({
      id: newId(now),
      userId,
      reference: newReference(),
      invoiceNumber: sql`'KLS-' || to_char(${now}::timestamptz at time zone ${BUSINESS_ZONE}, 'YYYY') || '-' || lpad(nextval('invoice_numbers')::text, 6, '0')`,
      packageId: order.packageId,
      creditAmount: order.creditAmount,
      subtotal: order.subtotal,
      platformFee: fees.platformFee,
      vat: fees.vat,
      totalPayment: fees.totalPayment,
      bonusCredits,
      method: channel.method,
      channelCode: channel.code,
      channelLabel: channel.label,
      phone: request.phone ?? null,
      gateway: gateway.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + channel.expiresAfterSeconds * 1000),
    })
    .returning();
  await jobs.enqueue(transaction, prepareTopupQueue, { topupId: row!.id }, { startAfterSeconds: FIRST_TRY_SECONDS });
  await announceTopup(transaction, row!);
  return row!;
}

/** Reads the current row. */
export async function rereadTopup({ database }: Pick<PaymentsDeps, 'database'>, id: string): Promise<TopupRow> {
  const [row] = await database.select().from(topups).where(eq(topups.id, id));
  return row!;
}

function newReference(): string {
  return `TU${Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
