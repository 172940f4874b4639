import { ASPECT_RATIOS, capabilities, type Model, type Resolution } from '../../../contract/generation.ts';
import { MAX_INPUT_IMAGES } from '../../../contract/limits.ts';
import type { ConfiguredModel } from './configuredModels.ts';
import type { ImageFamily, VideoFamily } from './modelFamilies.ts';

export const ENGINE = { id: 'modelark', label: 'BytePlus ModelArk', is_local: false };
/** Work at a resolution relative to the lowest one of its kind. */
const WORK: Partial<Record<Resolution, number>> = { '720p': 1.6, '1080p': 3, '2K': 1.3, '4K': 2.5 };
/** Time in the provider's queue plus copying the result. */
const AROUND_SECONDS = 10;

/** A Seedance model as the catalog offers it. */
export function presentVideoModel({ id, family }: ConfiguredModel<VideoFamily>): Model {
  const defaultResolution = family.resolutions[0]!;
  return {
    id,
    label: family.label,
    kind: 'video',
    modes: ['text-to-video', 'image-to-video'],
    engine: ENGINE,
    resolutions: family.resolutions,
    default_resolution: defaultResolution,
    aspect_ratios: [...ASPECT_RATIOS],
    default_aspect_ratio: '16:9',
    durations: family.seconds,
    ...capabilities(...family.switches),
    has_seed: true,
    max_input_images: 1,
    price_factor_permille: family.priceFactorPermille,
    typical_seconds: workSeconds({ family, resolution: defaultResolution, amount: family.seconds.default }),
  };
}

/** A Seedream model as the catalog offers it. */
export function presentImageModel({ id, family }: ConfiguredModel<ImageFamily>): Model {
  const resolutions = Object.keys(family.sizes) as Resolution[];
  return {
    id,
    label: family.label,
    kind: 'image',
    modes: ['text-to-image', 'image-edit', 'multi-image', ...(family.hasSequence ? (['storyboard'] as const) : [])],
    engine: ENGINE,
    resolutions,
    default_resolution: resolutions[0]!,
    aspect_ratios: [...ASPECT_RATIOS],
    default_aspect_ratio: '1:1',
    durations: null,
    ...capabilities('watermark'),
    has_seed: family.hasSeed,
    max_input_images: Math.min(family.maxPictures, MAX_INPUT_IMAGES),
    price_factor_permille: family.priceFactorPermille,
    typical_seconds: workSeconds({ family, resolution: resolutions[0]!, amount: 1 }),
  };
}

/** Seconds that work usually takes. @param amount seconds of clip, or pictures */
export function workSeconds({
  family,
  resolution,
  amount,
}: {
  family: { secondsOfWork: number };
  resolution: Resolution;
  amount: number;
}): number {
  return Math.ceil(AROUND_SECONDS + family.secondsOfWork * (WORK[resolution] ?? 1) * amount);
}
