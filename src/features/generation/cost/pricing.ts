import type { InferOutput } from 'valibot';
import { coinsPerItem, PERMILLE } from '../../../../contract/coinsPerItem.ts';
import type { Kind, PricingOptions } from '../../../../contract/generation.ts';

type PriceTable = InferOutput<typeof PricingOptions>;
type Prices = Pick<PriceTable, 'coin_value_rupiah' | 'video' | 'image' | 'models'>;
type VideoResolution = keyof PriceTable['video']['coins_per_second'];
type ImageResolution = keyof PriceTable['image']['coins_per_image'];

/** Price factor of the cheapest model of a kind, in thousandths of the list price; 1000 when there is no model. */
function lowestFactor(prices: Prices, kind: Kind): number {
  const factors = prices.models.filter((model) => model.kind === kind).map((model) => model.price_factor_permille);
  return factors.length > 0 ? Math.min(...factors) : PERMILLE;
}

/** Coins for a clip with the cheapest model. */
export function videoCoins(
  prices: Prices,
  { resolution, seconds }: { resolution: VideoResolution; seconds: number },
): number {
  return coinsPerItem(prices.video.coins_per_second[resolution] ?? 0, seconds, lowestFactor(prices, 'video'));
}

/** Coins for one image with the cheapest model. */
export function imageCoins(prices: Prices, resolution: ImageResolution): number {
  return coinsPerItem(prices.image.coins_per_image[resolution] ?? 0, null, lowestFactor(prices, 'image'));
}
