import type { Mode } from '../../../../contract/generation.ts';
import { MAX_COUNT, MIN_COUNT } from '../../../../contract/limits.ts';
import type { QuoteRequest } from '../queries.ts';
import type { FittedSettings } from './fitSettings.ts';
import { isImageResolution, isVideoResolution } from './settings.ts';

/** What decides a clip's price, named as in the contract. */
export const videoPriceBody = (settings: FittedSettings) => ({
  model: settings.model,
  resolution: isVideoResolution(settings.resolution) ? settings.resolution : undefined,
  duration_seconds: settings.duration ?? undefined,
  count: settings.count,
});

/** The same for images. */
export const imagePriceBody = (settings: FittedSettings) => ({
  model: settings.model,
  resolution: isImageResolution(settings.resolution) ? settings.resolution : undefined,
  count: settings.count,
});

/** The quote request; null while the count is out of range. A storyboard's price is for the most panels it may have. */
export function toQuoteRequest(mode: Mode, settings: FittedSettings): QuoteRequest | null {
  const count = mode === 'storyboard' ? settings.maxImages : settings.count;
  if (!Number.isInteger(count) || count < MIN_COUNT || count > MAX_COUNT) return null;
  if (mode === 'text-to-video' || mode === 'image-to-video')
    return { kind: 'video', body: { ...videoPriceBody(settings), mode } };
  return { kind: 'image', body: { ...imagePriceBody(settings), count, mode } };
}
