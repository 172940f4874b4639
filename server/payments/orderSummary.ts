import { sql } from 'drizzle-orm';
import type { OrderSummary, Package } from '../../contract/payments.ts';
import { COIN_VALUE_RUPIAH } from '../../contract/limits.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import type { PricingRules } from './paymentsDeps.ts';
import { type PackageOnSale, type Pricing, readPackages } from './pricing.ts';
import type { paymentChannels } from './tables.ts';

export type ChannelRow = typeof paymentChannels.$inferSelect;

/** What a user wants to buy: a package, or a custom number of coins at the plain price. */
export interface Order {
  package_id?: string | undefined;
  credit_amount?: number | undefined;
}

export interface PricedOrder {
  packageId: string | null;
  creditAmount: number;
  /** Rupiah. */
  subtotal: number;
}

/**
 * The only rounding of money and bonus: to the nearest whole, halves up.
 * @param part share of `amount` in ten-thousandths
 */
export function permyriadOf(amount: number, part: number): number {
  return Math.floor((amount * part + 5000) / 10_000);
}

/** Bonus coins of a first top-up. */
export function bonusOf(creditAmount: number, { firstTopupBonusPercent }: PricingRules): number {
  return permyriadOf(creditAmount, firstTopupBonusPercent * 100);
}

/** A package as shops show it: its price in rupiah, the coins of a first bonus, and what it saves on single coins. */
export function presentPackage(row: PackageOnSale, pricing: PricingRules): Package {
  return {
    id: row.id,
    credit_amount: row.creditAmount,
    price: row.price,
    first_topup_bonus: bonusOf(row.creditAmount, pricing),
    saving: Math.max(0, row.creditAmount * COIN_VALUE_RUPIAH - row.price),
  };
}

/** Prices an order before fee and VAT. @throws ApiError package_unknown, package_required */
export async function priceOrder(queries: Queries, order: Order, pricing: Pricing): Promise<PricedOrder> {
  if (order.credit_amount !== undefined) {
    return { packageId: null, creditAmount: order.credit_amount, subtotal: order.credit_amount * COIN_VALUE_RUPIAH };
  }
  if (order.package_id === undefined) throw new ApiError('package_required');
  const row = (await readPackages(queries, pricing)).find(({ id }) => id === order.package_id);
  if (!row) throw fieldError('package_id', 'package_unknown');
  return { packageId: row.id, creditAmount: row.creditAmount, subtotal: row.price };
}

/** Fee and VAT of an order in a channel, in rupiah; both 0 without a channel. */
export function feesOf(
  subtotal: number,
  channel: Pick<ChannelRow, 'feeFlat' | 'feePermyriad'> | null,
  pricing: PricingRules,
) {
  const platformFee = channel ? channel.feeFlat + permyriadOf(subtotal, channel.feePermyriad) : 0;
  const vat = permyriadOf(platformFee, pricing.vatPermyriad);
  return { platformFee, vat, totalPayment: subtotal + platformFee + vat };
}

/** Whether this person has never bought anything, with this account or another. */
export async function isFirstTopup(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries.execute(
    sql`
      select 1 from topups
      where user_id in (select ${userId}::uuid union all select other_accounts_of(${userId})) and state = 'completed'
      limit 1`,
  );
  return found.rows.length === 0;
}

/** Every line of the order summary. @throws ApiError package_unknown, payment_method_unavailable */
export async function summariseOrder(
  queries: Queries,
  {
    order,
    channel,
    userId,
    pricing,
  }: {
    order: Order;
    channel: ChannelRow | null;
    userId: string;
    pricing: Pricing;
  },
): Promise<OrderSummary> {
  const priced = await priceOrder(queries, order, pricing);
  const fees = feesOf(priced.subtotal, channel, pricing);
  const isFirst = await isFirstTopup(queries, userId);
  const bonus = isFirst ? bonusOf(priced.creditAmount, pricing) : 0;
  return {
    package_id: priced.packageId,
    channel: channel?.code ?? null,
    credit_amount: priced.creditAmount,
    subtotal: priced.subtotal,
    platform_fee: fees.platformFee,
    vat: fees.vat,
    total_payment: fees.totalPayment,
    bonus_credits: bonus,
    total_credits: priced.creditAmount + bonus,
    is_first_topup: isFirst,
    priced_at: pricing.pricedAt.toISOString(),
    better_package: priced.packageId === null ? await findBetterPackage(queries, priced, pricing) : null,
  };
}

async function findBetterPackage(queries: Queries, priced: PricedOrder, pricing: Pricing): Promise<Package | null> {
  const better = (await readPackages(queries, pricing)).filter(
    ({ creditAmount, price }) =>
      creditAmount >= priced.creditAmount &&
      price <= priced.subtotal &&
      (creditAmount > priced.creditAmount || price < priced.subtotal),
  );
  const [row] = better.toSorted((one, other) => one.price - other.price);
  return row ? presentPackage(row, pricing) : null;
}
