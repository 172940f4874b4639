import { coinsPerItem } from '../../../contract/coinsPerItem.ts';
import type { Model, PricingOptions, Quote, Resolution } from '../../../contract/generation.ts';
import { IMAGE_RESOLUTIONS, VIDEO_RESOLUTIONS } from '../../../contract/generation.ts';
import { COIN_VALUE_RUPIAH } from '../../../contract/limits.ts';
import type * as v from 'valibot';
import { type PriceList, readPrices } from '../../prices/readPrices.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/** Coins per second of video or per image, before the model's factor. */
const COINS: Record<Resolution, number> = { '480p': 4, '720p': 8, '1080p': 18, '1K': 3, '2K': 5, '4K': 10 };

/** The prices of generation at one moment. */
export interface GenerationPrices {
  coins: Record<Resolution, number>;
  /** Thousandths of the list price. */
  factorOf: (model: Pick<Model, 'id' | 'price_factor_permille'>) => number;
}

/** The built-in prices, overridden by the price list. */
export function generationPrices(list: PriceList): GenerationPrices {
  return {
    coins: Object.fromEntries(
      Object.entries(COINS).map(([resolution, coins]) => [resolution, list.find('rate', resolution)?.coins ?? coins]),
    ) as Record<Resolution, number>,
    factorOf: ({ id, price_factor_permille: permille }) => list.find('factor', id)?.permille ?? permille,
  };
}

/** Current prices, and those that recent quotes used and that are still honoured, newest first. */
export interface CurrentAndKept {
  now: GenerationPrices;
  kept: GenerationPrices[];
}

/** Reads the prices of generation. */
export async function readGenerationPrices(queries: Queries, { clock }: { clock: Clock }): Promise<CurrentAndKept> {
  const prices = await readPrices(queries, clock.now());
  return { now: generationPrices(prices.now), kept: prices.lately.map(generationPrices) };
}

/** Models with their current price factors. */
export function withFactors(models: Model[], prices: GenerationPrices): Model[] {
  return models.map((model) => ({ ...model, price_factor_permille: prices.factorOf(model) }));
}

/**
 * The price of a request. Whole coins per item, rounded up once, after rate, seconds and factor are multiplied.
 * @param seconds length of each clip; null for images
 */
export function quote({
  model,
  resolution,
  seconds,
  count,
  prices,
}: {
  model: Model;
  resolution: Resolution;
  seconds: number | null;
  count: number;
  prices: GenerationPrices;
}): Quote {
  const rate = prices.coins[resolution];
  const factor = prices.factorOf(model);
  const perItem = coinsPerItem(rate, seconds, factor);
  const coins = perItem * count;
  return {
    coins,
    coins_per_item: perItem,
    count,
    rupiah: coins * COIN_VALUE_RUPIAH,
    breakdown: { rate, seconds, price_factor_permille: factor },
  };
}

/**
 * The price that is charged: the current one, or if that exceeds `maxCoins` the newest of the last minutes that does not,
 * which may be the one that was shown.
 * @param maxCoins the most that the person accepted; undefined: no limit
 * @throws ApiError price_risen with the current quote
 */
export function agreedPrice(
  asked: Omit<Parameters<typeof quote>[0], 'prices'>,
  { prices, maxCoins }: { prices: CurrentAndKept; maxCoins: number | undefined },
): Quote {
  const price = quote({ ...asked, prices: prices.now });
  if (maxCoins === undefined || price.coins <= maxCoins) return price;
  const shown = prices.kept.map((each) => quote({ ...asked, prices: each })).find(({ coins }) => coins <= maxCoins);
  if (!shown) throw new ApiError('price_risen', { quote: price });
  return shown;
}

/** The whole price table, for the calculator and the guide. */
export function pricingOptions(models: Model[], prices: GenerationPrices): v.InferOutput<typeof PricingOptions> {
  const pick = <R extends Resolution>(resolutions: readonly R[]) =>
    Object.fromEntries(resolutions.map((resolution) => [resolution, prices.coins[resolution]])) as Record<R, number>;
  return {
    coin_value_rupiah: COIN_VALUE_RUPIAH,
    video: { coins_per_second: pick(VIDEO_RESOLUTIONS) },
    image: { coins_per_image: pick(IMAGE_RESOLUTIONS) },
    models: withFactors(models, prices).map(({ id, label, kind, price_factor_permille }) => ({
      id,
      label,
      kind,
      price_factor_permille,
    })),
  };
}
