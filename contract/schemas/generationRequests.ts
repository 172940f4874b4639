import * as v from 'valibot';
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, STATUS_FILTERS, VIDEO_RESOLUTIONS, type Kind } from '../generationWords.ts';
import { isSwitchOf, SWITCH_NAMES, SWITCHES, type SwitchName } from '../generationSwitches.ts';
import {
  MAX_BULK_ITEMS,
  MAX_COUNT,
  MAX_IMAGE_BYTES,
  MAX_INPUT_IMAGES,
  MAX_PROMPT_LENGTH,
  MAX_SEED,
  MIN_COUNT,
} from '../limits.ts';
import { boundedList, code, DayOrMoment, PageQuery, QueryNumber, Uuid } from '../primitives.ts';
import { removeUnseen } from '../unseen.ts';
import { Prompt, promptLength } from './promptText.ts';

export const Count = v.pipe(
  v.number(code('count_out_of_range')),
  v.integer(code('count_out_of_range')),
  v.minValue(MIN_COUNT, code('count_out_of_range')),
  v.maxValue(MAX_COUNT, code('count_out_of_range')),
);

export const Seed = v.pipe(
  v.number(code('seed_out_of_range')),
  v.integer(code('seed_out_of_range')),
  v.minValue(0, code('seed_out_of_range')),
  v.maxValue(MAX_SEED, code('seed_out_of_range')),
);

/** Images travel as base64, with or without a `data:` prefix: four letters for three bytes. */
export const MAX_IMAGE_TEXT = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 100;

/** A picture as base64; the server looks at its bytes, not at its name. */
const InputImage = v.pipe(
  v.string(code('image_required')),
  v.nonEmpty(code('image_required')),
  v.maxLength(MAX_IMAGE_TEXT, code('image_too_large')),
);

export const ModelId = v.pipe(v.string(code('model_unknown')), v.maxLength(100, code('model_unknown')));

// Requests that spend coins or quote a price are strict: a misspelt field that is silently dropped would buy something
// else.

/** What decides the price of a video; the same fields ask for a quote and for the video itself. */
const videoPriceFields = {
  model: v.optional(ModelId),
  resolution: v.optional(v.picklist(VIDEO_RESOLUTIONS, code('resolution_unsupported'))),
  duration_seconds: v.optional(
    v.pipe(
      v.number(code('duration_unsupported')),
      v.integer(code('duration_unsupported')),
      v.minValue(1, code('duration_unsupported')),
    ),
  ),
  count: v.optional(Count, 1),
};

const imagePriceFields = {
  model: v.optional(ModelId),
  resolution: v.optional(v.picklist(IMAGE_RESOLUTIONS, code('resolution_unsupported'))),
  count: v.optional(Count, 1),
};

const switchField = () => v.optional(v.boolean(code('field_invalid')), false);

/** One field for each of these switches. */
export function switchFields<Name extends SwitchName>(
  isAsked: (name: SwitchName) => boolean,
): Record<Name, ReturnType<typeof switchField>> {
  const fields = SWITCH_NAMES.filter(isAsked).map((name) => [name, switchField()]);
  return Object.fromEntries(fields) as Record<Name, ReturnType<typeof switchField>>;
}

type SwitchOf<Asked extends Kind> = {
  [Name in SwitchName]: Asked extends (typeof SWITCHES)[Name]['kinds'][number] ? Name : never;
}[SwitchName];

const switchFieldsOf = <Asked extends Kind>(kind: Asked) =>
  switchFields<SwitchOf<Asked>>((name) => isSwitchOf(name, kind));

const sharedFields = {
  prompt: Prompt,
  aspect_ratio: v.optional(v.picklist(ASPECT_RATIOS, code('aspect_ratio_unsupported'))),
  /** Left out or null: a random one, returned in the answer. Further items of a batch count up from it. */
  seed: v.optional(v.nullable(Seed), null),
  /**
   * The most it may cost, coins: the price shown to the user. A higher price is refused as `price_risen`, with the new
   * quote.
   */
  max_coins: v.optional(
    v.pipe(v.number(code('field_invalid')), v.integer(code('field_invalid')), v.minValue(0, code('field_invalid'))),
  ),
};

/** The same for generating an item again, where the request has no body. */
export const MaxCoinsQuery = v.object({ max_coins: v.optional(QueryNumber(0, 100_000_000)) });

/** POST /videos/generate. Defaults are those of the model. */
export const VideoRequest = v.strictObject({
  ...sharedFields,
  ...videoPriceFields,
  ...switchFieldsOf('video'),
});
export type VideoRequest = v.InferOutput<typeof VideoRequest>;

/** POST /images/text-to-image. */
export const ImageRequest = v.strictObject({ ...sharedFields, ...imagePriceFields, ...switchFieldsOf('image') });
export type ImageRequest = v.InferOutput<typeof ImageRequest>;

/** POST /image-to-video/generate. The clip has the picture's ratio; the prompt may be empty. */
export const ImageToVideoRequest = v.strictObject({
  ...VideoRequest.entries,
  prompt: v.optional(v.pipe(v.string(code('prompt_required')), v.transform(removeUnseen), v.trim(), promptLength), ''),
  aspect_ratio: v.optional(v.picklist(['adaptive'], code('adaptive_ratio_only')), 'adaptive'),
  image_base64: InputImage,
});
export type ImageToVideoRequest = v.InferOutput<typeof ImageToVideoRequest>;

/** PUT /library/{id}/cut-out: a cut-out as its owner corrected it. */
export const CutOutRequest = v.strictObject({ image_base64: InputImage });

/** POST /images/image-to-image. */
export const ImageEditRequest = v.strictObject({ ...ImageRequest.entries, image_base64: InputImage });
export type ImageEditRequest = v.InferOutput<typeof ImageEditRequest>;

/** POST /images/multi-image. The prompt refers to the pictures by this order ("first", "second"…). */
export const MultiImageRequest = v.strictObject({
  ...ImageRequest.entries,
  images: boundedList(InputImage, {
    min: 1,
    max: MAX_INPUT_IMAGES,
    tooFew: 'image_required',
    tooMany: 'too_many_images',
  }),
});
export type MultiImageRequest = v.InferOutput<typeof MultiImageRequest>;

const MaxImages = v.pipe(
  v.number(code('max_images_out_of_range')),
  v.integer(code('max_images_out_of_range')),
  v.minValue(MIN_COUNT, code('max_images_out_of_range')),
  v.maxValue(MAX_COUNT, code('max_images_out_of_range')),
);

/**
 * POST /images/storyboard: one task that delivers up to `max_images` pictures of one story and charges for those it
 * delivers.
 */
export const StoryboardRequest = v.strictObject({
  ...sharedFields,
  model: imagePriceFields.model,
  resolution: imagePriceFields.resolution,
  ...switchFieldsOf('image'),
  max_images: v.optional(MaxImages, 4),
});
export type StoryboardRequest = v.InferOutput<typeof StoryboardRequest>;

export const VideoQuoteRequest = v.strictObject({
  ...videoPriceFields,
  mode: v.optional(v.picklist(['text-to-video', 'image-to-video'], code('field_invalid')), 'text-to-video'),
});
/** For a storyboard, `count` is its `max_images`: the price is the amount to hold. */
export const ImageQuoteRequest = v.strictObject({
  ...imagePriceFields,
  mode: v.optional(
    v.picklist(['text-to-image', 'image-edit', 'multi-image', 'storyboard'], code('field_invalid')),
    'text-to-image',
  ),
});

/** Which tasks to list. */
export const listQuery = v.object({
  ...PageQuery,
  status: v.optional(v.picklist(STATUS_FILTERS, code('field_invalid'))),
  /** Words of the prompt, or their beginnings. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_PROMPT_LENGTH, code('field_invalid')))),
  model: v.optional(v.pipe(v.string(), v.maxLength(100, code('field_invalid')))),
  favorite: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], code('field_invalid')),
      v.transform((value) => value === 'true'),
    ),
  ),
  /**
   * Business days or moments, both included: the app asks for the days of its device by their first and last moment.
   */
  date_from: v.optional(DayOrMoment),
  date_to: v.optional(DayOrMoment),
});

export const ManyIds = v.object({
  ids: boundedList(Uuid, { min: 1, max: MAX_BULK_ITEMS, tooFew: 'field_invalid', tooMany: 'field_invalid' }),
});
