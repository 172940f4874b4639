import type { Model, PricingOptions, Quote, Resolution } from '../../contract/generation.ts';
import { IMAGE_RESOLUTIONS, VIDEO_RESOLUTIONS } from '../../contract/generation.ts';
import { COIN_VALUE_RUPIAH } from '../../contract/limits.ts';
import type * as v from 'valibot';

/** Coins per second of video or per image (decisions, "Prices"), before the model's factor. */
const COINS: Record<Resolution, number> = { '480p': 4, '720p': 8, '1080p': 18, '1K': 3, '2K': 5, '4K': 10 };

/**
 * What a request costs. Whole coins per item, rounded up once, after rate, seconds and factor are multiplied.
 * @param seconds length of each clip; null for images
 */
export function quote({
  model,
  resolution,
  seconds,
  count,
}: {
  model: Model;
  resolution: Resolution;
  seconds: number | null;
  count: number;
}): Quote {
  const rate = COINS[resolution];
  const coinsPerItem = Math.ceil((rate * (seconds ?? 1) * model.price_factor_permille) / 1000);
  const coins = coinsPerItem * count;
  return {
    coins,
    coins_per_item: coinsPerItem,
    count,
    rupiah: coins * COIN_VALUE_RUPIAH,
    breakdown: { rate, seconds, price_factor_permille: model.price_factor_permille },
  };
}

/** The whole price table, for the calculator and the guide. */
export function pricingOptions(models: Model[]): v.InferOutput<typeof PricingOptions> {
  const pick = <R extends Resolution>(resolutions: readonly R[]) =>
    Object.fromEntries(resolutions.map((resolution) => [resolution, COINS[resolution]])) as Record<R, number>;
  return {
    coin_value_rupiah: COIN_VALUE_RUPIAH,
    video: { coins_per_second: pick(VIDEO_RESOLUTIONS) },
    image: { coins_per_image: pick(IMAGE_RESOLUTIONS) },
    models: models.map(({ id, label, kind, price_factor_permille }) => ({ id, label, kind, price_factor_permille })),
  };
}
