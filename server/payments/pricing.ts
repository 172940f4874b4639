import { and, asc, eq } from 'drizzle-orm';
import { type PriceList, readPrices } from '../prices/readPrices.ts';
import type { Queries } from '../platform/database/database.ts';
import type { PaymentsDeps, PricingRules } from './paymentsDeps.ts';
import { packages, paymentChannels } from './tables.ts';

/** The prices of coins at one moment. */
export interface Pricing extends PricingRules {
  /** Manually set prices, which override those of the `packages` and `payment_channels` rows. */
  list: PriceList;
  pricedAt: Date;
}

/** A package of coins; the price is in rupiah. */
export interface PackageOnSale {
  id: string;
  creditAmount: number;
  price: number;
}

/**
 * The current prices, or those of an order summary shown a few minutes ago, which are honoured.
 * @param pricedAt when the order summary was made
 */
export async function readPricing(
  queries: Queries,
  { clock, pricing }: Pick<PaymentsDeps, 'clock' | 'pricing'>,
  pricedAt?: string,
): Promise<Pricing> {
  const now = clock.now();
  const prices = await readPrices(queries, now);
  const list = pricedAt === undefined ? prices.now : prices.at(new Date(pricedAt));
  return {
    vatPermyriad: list.find('vat', 'vat')?.permyriad ?? pricing.vatPermyriad,
    firstTopupBonusPercent: list.find('bonus', 'first-topup')?.percent ?? pricing.firstTopupBonusPercent,
    list,
    pricedAt: now,
  };
}

/** Every package ever set up or added by an admin, with whether it is on sale, fewest coins first. */
export async function readAllPackages(
  queries: Queries,
  { list }: Pick<Pricing, 'list'>,
): Promise<(PackageOnSale & { isOnSale: boolean })[]> {
  const rows = await queries.select().from(packages);
  const known = rows.map(({ id, creditAmount, price, isActive }) => {
    const set = list.find('package', id);
    return set ? packageOf(id, set) : { id, creditAmount, price, isOnSale: isActive };
  });
  const added = list
    .subjects('package')
    .filter((id) => !rows.some((row) => row.id === id))
    .map((id) => packageOf(id, list.find('package', id)!));
  return [...known, ...added].toSorted((one, other) => one.creditAmount - other.creditAmount);
}

function packageOf(id: string, set: NonNullable<ReturnType<PriceList['find']>>) {
  return { id, creditAmount: set.credit_amount!, price: set.rupiah!, isOnSale: set.is_on_sale === 1 };
}

/** The packages on sale, fewest coins first. */
export async function readPackages(queries: Queries, pricing: Pick<Pricing, 'list'>): Promise<PackageOnSale[]> {
  return (await readAllPackages(queries, pricing)).filter(({ isOnSale }) => isOnSale);
}

/** The active channels with their fees, in display order. */
export async function readChannels(queries: Queries, { list }: Pick<Pricing, 'list'>, code?: string) {
  const rows = await queries
    .select()
    .from(paymentChannels)
    .where(and(eq(paymentChannels.isActive, true), code === undefined ? undefined : eq(paymentChannels.code, code)))
    .orderBy(asc(paymentChannels.position));
  return rows.map((row) => {
    const fee = list.find('fee', row.code);
    return fee ? { ...row, feeFlat: fee.flat!, feePermyriad: fee.permyriad! } : row;
  });
}
