import * as v from 'valibot';
import { ASPECT_RATIOS, Count, IMAGE_RESOLUTIONS, RESOLUTIONS, VIDEO_RESOLUTIONS } from '../../../../contract/generation.ts';
import { MAX_SEED } from '../../../../contract/limits.ts';

/**
 * The choices of the form for one kind of result. `null` means "what the model does by default", so that a draft
 * made before the models were known, or with another model, still says what the person chose and nothing more.
 */
export const Settings = v.object({
  model: v.nullable(v.string()),
  resolution: v.nullable(v.picklist(RESOLUTIONS)),
  /** Seconds; always null for images. */
  duration: v.nullable(v.number()),
  aspectRatio: v.nullable(v.picklist(ASPECT_RATIOS)),
  fixedCamera: v.boolean(),
  watermark: v.boolean(),
  /** Null: a random one for each request. */
  seed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEED))),
  count: Count,
  /** Pictures of a storyboard at most. Drafts kept by an earlier version have none. */
  maxImages: v.optional(Count, 4),
});
export type Settings = v.InferOutput<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  model: null, resolution: null, duration: null, aspectRatio: null,
  fixedCamera: false, watermark: false, seed: null, count: 1, maxImages: 4,
};

export type VideoResolution = (typeof VIDEO_RESOLUTIONS)[number];
export type ImageResolution = (typeof IMAGE_RESOLUTIONS)[number];

export const isVideoResolution = (value: string): value is VideoResolution => VIDEO_RESOLUTIONS.some((known) => known === value);
export const isImageResolution = (value: string): value is ImageResolution => IMAGE_RESOLUTIONS.some((known) => known === value);
