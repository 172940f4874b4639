import type { PaymentChannel, PaymentMethod } from '../../contract/payments.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { type ChannelRow, feesOf } from './orderSummary.ts';
import type { PricingRules } from './paymentsDeps.ts';
import { type Pricing, readChannels } from './pricing.ts';

/*
 * What is done with payment channels. Which ones there are is in the database: each comes by a migration, its looks are in
 * src/features/payments/channels.ts (docs/architecture.md, "Adding things").
 */

/** Finds an active channel with its fee. @param method null: any @throws ApiError payment_method_unavailable */
export async function findChannel(
  queries: Queries,
  { code, method, pricing }: { code: string; method: PaymentMethod | null; pricing: Pricing },
): Promise<ChannelRow> {
  const [row] = await readChannels(queries, pricing, code);
  if (!row || (method !== null && row.method !== method)) throw fieldError('channel', 'payment_method_unavailable');
  return row;
}

type Reason = 'amount_too_small' | 'amount_too_large' | null;

/** Why a channel cannot take an amount; null when it can. */
function whyUnavailable(channel: Pick<ChannelRow, 'minAmount' | 'maxAmount'>, amount: number): Reason {
  if (amount < channel.minAmount) return 'amount_too_small';
  return amount > channel.maxAmount ? 'amount_too_large' : null;
}

/** @throws ApiError payment_amount_too_small, payment_amount_too_large */
export function requireWithinLimits(channel: ChannelRow, amount: number): void {
  const reason = whyUnavailable(channel, amount);
  if (reason)
    throw new ApiError(reason === 'amount_too_small' ? 'payment_amount_too_small' : 'payment_amount_too_large');
}

/** @param subtotal rupiah of the order to price by this channel; null: no order */
export function presentChannel(
  row: ChannelRow,
  { subtotal, pricing }: { subtotal: number | null; pricing: PricingRules },
): PaymentChannel {
  return {
    code: row.code,
    method: row.method,
    label: row.label,
    min_amount: row.minAmount,
    max_amount: row.maxAmount,
    fee: { flat: row.feeFlat, permyriad: row.feePermyriad },
    expires_after_seconds: row.expiresAfterSeconds,
    needs_phone: row.needsPhone,
    order: subtotal === null ? null : presentOrder(row, subtotal, pricing),
  };
}

function presentOrder(row: ChannelRow, subtotal: number, pricing: PricingRules): PaymentChannel['order'] {
  const { platformFee, vat, totalPayment } = feesOf(subtotal, row, pricing);
  const reason = whyUnavailable(row, totalPayment);
  return {
    platform_fee: platformFee,
    vat,
    total_payment: totalPayment,
    is_available: reason === null,
    unavailable_reason: reason,
  };
}
