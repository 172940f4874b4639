import type { QueryClient } from '@tanstack/react-query';
import { coinsPerItem } from '../../../../contract/coinsPerItem.ts';
import { KIND_OF_MODE, type Mode } from '../../../../contract/generation.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { isImageResolution, isVideoResolution } from '../draft/settings.ts';
import { pricingQuery } from '../queries.ts';

/**
 * The price of a request by the price table cached on this device (fetched if missing), computed as on the server. Null
 * if the table or the model is unknown: then nothing is spent before the person has seen the price.
 */
export async function estimateCoins(
  queryClient: QueryClient,
  mode: Mode,
  settings: FittedSettings,
): Promise<number | null> {
  const table = await queryClient.ensureQueryData({ ...pricingQuery, retry: false }).catch(() => null);
  const factor = table?.data.models.find(({ id }) => id === settings.model)?.price_factor_permille;
  if (!table || factor === undefined) return null;
  const { video, image } = table.data;
  const { resolution } = settings;
  const isVideo = KIND_OF_MODE[mode] === 'video';
  const rate = isVideo
    ? isVideoResolution(resolution) && video.coins_per_second[resolution]
    : isImageResolution(resolution) && image.coins_per_image[resolution];
  if (!rate) return null;
  const each = coinsPerItem(rate, isVideo ? (settings.duration ?? null) : null, factor);
  return each * (mode === 'storyboard' ? settings.maxImages : settings.count);
}
