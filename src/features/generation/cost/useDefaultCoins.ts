import { useQuery } from '@tanstack/react-query';
import { isImageResolution, isVideoResolution } from '../draft/settings.ts';
import { imageModelsQuery, pricingQuery, videoModelsQuery } from '../queries.ts';
import { imageCoins, videoCoins } from './pricing.ts';

/**
 * Coins for the generator's default clip and image, with its first models' defaults. Undefined until models and prices
 * are loaded.
 */
export function useDefaultCoins(): { clip: number | undefined; image: number | undefined } {
  const prices = useQuery(pricingQuery).data?.data;
  const video = useQuery(videoModelsQuery).data?.data[0];
  const image = useQuery(imageModelsQuery).data?.data[0];
  return {
    clip:
      prices && video?.durations && isVideoResolution(video.default_resolution)
        ? videoCoins(prices, { resolution: video.default_resolution, seconds: video.durations.default })
        : undefined,
    image:
      prices && image && isImageResolution(image.default_resolution)
        ? imageCoins(prices, image.default_resolution)
        : undefined,
  };
}
