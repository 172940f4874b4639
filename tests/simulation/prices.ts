import type { InferOutput } from 'valibot';
import type { PriceKind, PricesReply, PriceValues } from '../../contract/dashboard.ts';
import type { Task } from '../../contract/generation.ts';
import { COIN_VALUE_RUPIAH, QUOTE_KEPT_MINUTES } from '../../contract/limits.ts';
import type { OrderSummary } from '../../contract/payments.ts';

/** A price with the moment from which it holds, in milliseconds. */
export interface SetPrice {
  kind: PriceKind;
  subject: string;
  values: PriceValues;
  from: number;
  /** Of what an admin has set: the id by which it is withdrawn. */
  id: number | null;
}

/** Everything that holds, has held or will hold in a run, in the order in which it was set. */
export type Prices = SetPrice[];

/** The prices of an installation where nobody has set any. */
export function initialPrices({ data }: InferOutput<typeof PricesReply>): Prices {
  return data.map(({ kind, subject, values }) => ({ kind, subject, values, from: -Infinity, id: null }));
}

/** The price at a moment: the last to begin, and of two for one moment the one that was set later. */
export function priceAt(prices: Prices, kind: PriceKind, subject: string, at: number): PriceValues {
  let found: SetPrice | undefined;
  for (const price of prices)
    if (
      price.kind === kind &&
      price.subject === subject &&
      price.from <= at &&
      price.from >= (found?.from ?? -Infinity)
    )
      found = price;
  return found!.values;
}

/**
 * When something was asked: its price is one that held then. Whoever was shown a price before may pay that one for ten
 * minutes, or one that came in between, but not more.
 */
export interface Asking {
  at: number;
  shown: { at: number; most: number } | null;
}

const KEPT_MS = QUOTE_KEPT_MINUTES * 60_000;

/** The moments whose prices may be charged: with a price that was shown, all of its minutes. */
function momentsOf(prices: Prices, { at, shown }: Asking): number[] {
  if (!shown) return [at];
  const oldest = isKept(shown.at, at) ? shown.at : at - KEPT_MS;
  return [at, oldest, ...prices.map(({ from }) => from).filter((from) => from > oldest && from < at)];
}

/** Whether a price that was shown is still kept. */
export const isKept = (shownAt: number, at: number): boolean => shownAt <= at && at - shownAt <= KEPT_MS;

type Priced = Pick<Task, 'kind' | 'model'> & { settings: Pick<Task['settings'], 'resolution' | 'duration_seconds'> };

/** Coins of a clip or a picture at a moment. */
export function coinsAt(prices: Prices, { kind, model, settings }: Priced, at: number): number {
  const { coins } = priceAt(prices, 'rate', settings.resolution, at);
  const { permille } = priceAt(prices, 'factor', model.id, at);
  const seconds = kind === 'video' ? settings.duration_seconds! : 1;
  return Math.ceil((coins! * seconds * permille!) / 1000);
}

/** Coins that a clip or a picture may cost, by when it was asked for. */
export function possibleCoins(prices: Prices, item: Priced, askings: readonly Asking[]): Set<number> {
  const possible = new Set<number>();
  for (const asking of askings) {
    const most = asking.shown?.most ?? Infinity;
    for (const moment of momentsOf(prices, asking)) {
      const coins = coinsAt(prices, item, moment);
      if (coins <= most) possible.add(coins);
    }
  }
  return possible;
}

/** What an order names. */
export interface Wanted {
  package_id?: string;
  credit_amount?: number;
  channel: string;
}

type Sums = Pick<OrderSummary, 'credit_amount' | 'subtotal' | 'platform_fee' | 'vat' | 'total_payment'>;

/** An order's sums at a moment with the bonus of a first one; null for a package that is not on sale. */
export function orderAt(prices: Prices, wanted: Wanted, at: number): (Sums & { bonus: number }) | null {
  const sold = wanted.package_id === undefined ? null : priceAt(prices, 'package', wanted.package_id, at);
  if (sold?.is_on_sale === 0) return null;
  const coins = sold?.credit_amount ?? wanted.credit_amount!;
  const subtotal = sold?.rupiah ?? coins * COIN_VALUE_RUPIAH;
  const fee = priceAt(prices, 'fee', wanted.channel, at);
  const platformFee = fee.flat! + share(subtotal, fee.permyriad!);
  const vat = share(platformFee, priceAt(prices, 'vat', 'vat', at).permyriad!);
  return {
    credit_amount: coins,
    subtotal,
    platform_fee: platformFee,
    vat,
    total_payment: subtotal + platformFee + vat,
    bonus: share(coins, priceAt(prices, 'bonus', 'first-topup', at).percent! * 100),
  };
}

/** Ten-thousandths of an amount, to the nearest whole, halves up. */
const share = (amount: number, permyriad: number): number => Math.round((amount * permyriad) / 10_000);

/** What is wrong with an order's sums, by when it was asked for; in words. */
export function checkOrder(
  prices: Prices,
  wanted: Wanted,
  askings: readonly Asking[],
  order: Sums & { bonus_credits: number },
) {
  const possible = askings.flatMap((asking) => {
    const kept = asking.shown && isKept(asking.shown.at, asking.at) ? asking.shown.at : asking.at;
    return orderAt(prices, wanted, kept) ?? [];
  });
  const isRight = possible.some(
    ({ bonus, ...sums }) =>
      (Object.keys(sums) as (keyof Sums)[]).every((name) => sums[name] === order[name]) &&
      [0, bonus].includes(order.bonus_credits),
  );
  return isRight ? undefined : `an order is ${JSON.stringify(order)}, which no price makes of it`;
}
