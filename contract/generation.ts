import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { MAX_BULK_ITEMS, MAX_COUNT, MAX_IMAGE_BYTES, MAX_INPUT_IMAGES, MAX_PROMPT_LENGTH, MAX_SEED, MIN_COUNT } from './limits.ts';
import { Coins, code, dataOf, IdParams, PageQuery, pageOf, QueryNumber, Timestamp, Uuid } from './primitives.ts';

export const KINDS = ['video', 'image'] as const;
export type Kind = (typeof KINDS)[number];

export const MODES = ['text-to-video', 'image-to-video', 'text-to-image', 'image-edit', 'multi-image', 'storyboard'] as const;
export type Mode = (typeof MODES)[number];

/** What each mode makes. */
export const KIND_OF_MODE: Record<Mode, Kind> = {
  'text-to-video': 'video', 'image-to-video': 'video', 'text-to-image': 'image', 'image-edit': 'image', 'multi-image': 'image', storyboard: 'image',
};

export const TASK_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const VIDEO_RESOLUTIONS = ['480p', '720p', '1080p'] as const;
export const IMAGE_RESOLUTIONS = ['1K', '2K', '4K'] as const;
export const RESOLUTIONS = [...VIDEO_RESOLUTIONS, ...IMAGE_RESOLUTIONS] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** `adaptive` leaves the choice to the engine: the input image's ratio, or the model's own default without one. */
export const ASPECT_RATIOS = ['adaptive', '16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** What the worker is doing; `queued` before it starts. */
export const STAGES = ['queued', 'preparing', 'rendering', 'encoding', 'finishing', 'saving', 'done'] as const;
export type Stage = (typeof STAGES)[number];

export const Prompt = v.pipe(
  v.string(code('prompt_required')),
  v.trim(),
  v.nonEmpty(code('prompt_required')),
  v.check((text) => [...text].length <= MAX_PROMPT_LENGTH, code('prompt_too_long')),
);

export const Count = v.pipe(
  v.number(code('count_out_of_range')),
  v.integer(code('count_out_of_range')),
  v.minValue(MIN_COUNT, code('count_out_of_range')),
  v.maxValue(MAX_COUNT, code('count_out_of_range')),
);

const Seed = v.pipe(
  v.number(code('seed_out_of_range')),
  v.integer(code('seed_out_of_range')),
  v.minValue(0, code('seed_out_of_range')),
  v.maxValue(MAX_SEED, code('seed_out_of_range')),
);

/** Images travel as base64, with or without a `data:` prefix: four letters for three bytes. */
const MAX_IMAGE_TEXT = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 100;

/** A picture as base64; the server looks at its bytes, not at its name. */
export const InputImage = v.pipe(
  v.string(code('image_required')),
  v.nonEmpty(code('image_required')),
  v.maxLength(MAX_IMAGE_TEXT, code('image_too_large')),
);

const ModelId = v.pipe(v.string(code('model_unknown')), v.maxLength(100, code('model_unknown')));

/** What decides the price of a video; the same fields ask for a quote and for the video itself. */
const videoPriceFields = {
  model: v.optional(ModelId),
  resolution: v.optional(v.picklist(VIDEO_RESOLUTIONS, code('resolution_unsupported'))),
  duration_seconds: v.optional(v.pipe(v.number(code('duration_unsupported')), v.integer(code('duration_unsupported')), v.minValue(1, code('duration_unsupported')))),
  count: v.optional(Count, 1),
};

const imagePriceFields = {
  model: v.optional(ModelId),
  resolution: v.optional(v.picklist(IMAGE_RESOLUTIONS, code('resolution_unsupported'))),
  count: v.optional(Count, 1),
};

const sharedFields = {
  prompt: Prompt,
  aspect_ratio: v.optional(v.picklist(ASPECT_RATIOS, code('aspect_ratio_unsupported'))),
  watermark: v.optional(v.boolean(code('field_invalid')), false),
  /** Left out or null: a random one, told in the answer. Further items of a batch count up from it. */
  seed: v.optional(v.nullable(Seed), null),
};

/** POST /videos/generate. What is left out takes the model's default. */
export const VideoRequest = v.object({
  ...sharedFields,
  ...videoPriceFields,
  fixed_camera: v.optional(v.boolean(code('field_invalid')), false),
});
export type VideoRequest = v.InferOutput<typeof VideoRequest>;

/** POST /images/text-to-image. */
export const ImageRequest = v.object({ ...sharedFields, ...imagePriceFields });
export type ImageRequest = v.InferOutput<typeof ImageRequest>;

/** POST /image-to-video/generate. The clip takes the picture's own ratio (specification, section 5). */
export const ImageToVideoRequest = v.object({
  ...VideoRequest.entries,
  aspect_ratio: v.optional(v.picklist(['adaptive'], code('adaptive_ratio_only')), 'adaptive'),
  image_base64: InputImage,
});
export type ImageToVideoRequest = v.InferOutput<typeof ImageToVideoRequest>;

/** POST /images/image-to-image. */
export const ImageEditRequest = v.object({ ...ImageRequest.entries, image_base64: InputImage });
export type ImageEditRequest = v.InferOutput<typeof ImageEditRequest>;

/** POST /images/multi-image. The order of the pictures is the order of the prompt's "first", "second"… */
export const MultiImageRequest = v.object({
  ...ImageRequest.entries,
  images: v.pipe(
    v.array(InputImage, code('image_required')),
    v.minLength(1, code('image_required')),
    v.maxLength(MAX_INPUT_IMAGES, code('too_many_images')),
  ),
});
export type MultiImageRequest = v.InferOutput<typeof MultiImageRequest>;

const MaxImages = v.pipe(
  v.number(code('max_images_out_of_range')),
  v.integer(code('max_images_out_of_range')),
  v.minValue(MIN_COUNT, code('max_images_out_of_range')),
  v.maxValue(MAX_COUNT, code('max_images_out_of_range')),
);

/** POST /images/storyboard: one task that delivers up to `max_images` pictures of one story and charges for those it delivers. */
export const StoryboardRequest = v.object({
  ...sharedFields,
  model: imagePriceFields.model,
  resolution: imagePriceFields.resolution,
  max_images: v.optional(MaxImages, 4),
});
export type StoryboardRequest = v.InferOutput<typeof StoryboardRequest>;

export const VideoQuoteRequest = v.object({ ...videoPriceFields, mode: v.optional(v.picklist(['text-to-video', 'image-to-video'], code('field_invalid')), 'text-to-video') });
/** For a storyboard `count` is its `max_images`: the price is what is held. */
export const ImageQuoteRequest = v.object({
  ...imagePriceFields,
  mode: v.optional(v.picklist(['text-to-image', 'image-edit', 'multi-image', 'storyboard'], code('field_invalid')), 'text-to-image'),
});

/** What one model can do: it decides what the form offers and what the server accepts. */
export const Model = v.object({
  id: v.string(),
  label: v.string(),
  kind: v.picklist(KINDS),
  modes: v.array(v.picklist(MODES)),
  engine: v.object({ id: v.string(), label: v.string(), is_local: v.boolean() }),
  resolutions: v.array(v.picklist(RESOLUTIONS)),
  default_resolution: v.picklist(RESOLUTIONS),
  aspect_ratios: v.array(v.picklist(ASPECT_RATIOS)),
  default_aspect_ratio: v.picklist(ASPECT_RATIOS),
  /** Seconds; null for images. */
  durations: v.nullable(v.object({ choices: v.array(v.number()), default: v.number() })),
  has_fixed_camera: v.boolean(),
  has_watermark: v.boolean(),
  has_seed: v.boolean(),
  max_input_images: v.number(),
  /** Thousandths of the list price: 1000 is the plain price. */
  price_factor_permille: v.number(),
  /** Seconds one item usually takes at the defaults. */
  typical_seconds: v.number(),
});
export type Model = v.InferOutput<typeof Model>;

/** The ratio when nobody chose one: what starts from pictures keeps theirs where the model can. */
export function defaultAspectRatio(model: Pick<Model, 'aspect_ratios' | 'default_aspect_ratio'>, mode: Mode): AspectRatio {
  const startsFromPictures = mode === 'image-to-video' || mode === 'image-edit' || mode === 'multi-image';
  return startsFromPictures && model.aspect_ratios.includes('adaptive') ? 'adaptive' : model.default_aspect_ratio;
}

export const PlanChip = v.object({ aspect: v.string(), value: v.string(), word: v.nullable(v.string()) });

export const Media = v.object({
  url: v.string(),
  poster_url: v.string(),
  thumbnail_url: v.string(),
  width: v.number(),
  height: v.number(),
  duration_seconds: v.nullable(v.number()),
  size_bytes: v.number(),
  mime_type: v.string(),
});
export type Media = v.InferOutput<typeof Media>;

export const Task = v.object({
  id: Uuid,
  batch_id: Uuid,
  kind: v.picklist(KINDS),
  mode: v.picklist(MODES),
  status: v.picklist(TASK_STATUSES),
  prompt: v.string(),
  model: v.object({ id: v.string(), label: v.string() }),
  settings: v.object({
    resolution: v.picklist(RESOLUTIONS),
    aspect_ratio: v.picklist(ASPECT_RATIOS),
    duration_seconds: v.nullable(v.number()),
    fixed_camera: v.boolean(),
    watermark: v.boolean(),
    seed: v.number(),
    /** Pictures a storyboard may have; 1 for everything else. */
    max_images: v.number(),
  }),
  /** What the embedded engine understood; null for engines that do not say. */
  plan: v.nullable(v.object({ chips: v.array(PlanChip), unmatched: v.array(v.string()) })),
  progress: v.object({
    /** 0 to 100, never going back. */
    percent: v.number(),
    stage: v.picklist(STAGES),
    /** 1 is next; null once it runs. */
    queue_position: v.nullable(v.number()),
    started_at: v.nullable(Timestamp),
    expected_seconds: v.number(),
  }),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
  /** Read from the ledger: what is reserved, what was charged, what came back. */
  credits: v.object({ held: Coins, charged: Coins, returned: Coins }),
  /** The result; a storyboard's first picture. */
  media: v.nullable(Media),
  /** A storyboard's pictures in order; empty for everything else. */
  panels: v.array(Media),
  is_favorite: v.boolean(),
  /** True while cancelling would still spare the work and the coins. */
  can_cancel: v.boolean(),
  /** Thumbnails of the pictures it was made from, in order. */
  inputs: v.array(v.object({ id: Uuid, thumbnail_url: v.string() })),
  created_at: Timestamp,
  completed_at: v.nullable(Timestamp),
  /** When an unfinished task is ended and its coins come back by themselves. */
  deadline_at: Timestamp,
});
export type Task = v.InferOutput<typeof Task>;

export const Accepted = dataOf(
  v.object({
    batch_id: Uuid,
    items: v.array(Task),
    balance: Coins,
  }),
);

export const Quote = v.object({
  coins: Coins,
  coins_per_item: Coins,
  count: v.number(),
  rupiah: v.number(),
  /** How `coins_per_item` came about. */
  breakdown: v.object({
    /** Coins per second (video) or per image. */
    rate: Coins,
    /** Seconds; null for images. */
    seconds: v.nullable(v.number()),
    price_factor_permille: v.number(),
  }),
});
export type Quote = v.InferOutput<typeof Quote>;

export const PricingOptions = v.object({
  coin_value_rupiah: v.number(),
  video: v.object({ coins_per_second: v.record(v.picklist(VIDEO_RESOLUTIONS), Coins) }),
  image: v.object({ coins_per_image: v.record(v.picklist(IMAGE_RESOLUTIONS), Coins) }),
  models: v.array(v.object({ id: v.string(), label: v.string(), kind: v.picklist(KINDS), price_factor_permille: v.number() })),
});

export const DailyLimit = v.object({
  limit: v.number(),
  used: v.number(),
  remaining: v.number(),
  reset_at: Timestamp,
  /** Whole hours, rounded up, as the specification's text counts them. */
  resets_in_hours: v.number(),
});
export type DailyLimit = v.InferOutput<typeof DailyLimit>;

const TaskReply = dataOf(Task);
const calendarDay = v.pipe(v.string(), v.isoDate(code('field_invalid')));
const listQuery = v.object({
  ...PageQuery,
  status: v.optional(v.picklist(TASK_STATUSES, code('field_invalid'))),
  /** Words of the prompt, beginnings are enough. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_PROMPT_LENGTH, code('field_invalid')))),
  model: v.optional(v.pipe(v.string(), v.maxLength(100, code('field_invalid')))),
  favorite: v.optional(v.pipe(v.picklist(['true', 'false'], code('field_invalid')), v.transform((value) => value === 'true'))),
  /** Days in Jakarta, both included. */
  date_from: v.optional(calendarDay),
  date_to: v.optional(calendarDay),
});

const ManyIds = v.object({ ids: v.pipe(v.array(Uuid), v.minLength(1, code('field_invalid')), v.maxLength(MAX_BULK_ITEMS, code('field_invalid'))) });

/** What the enhancer made of a prompt; the person decides what stays. */
export const EnhancedPrompt = v.object({
  original: v.string(),
  enhanced: v.string(),
  /** Phrases that were added, in order of appearance. */
  added: v.array(v.string()),
  /** `rules` are built in; `model` is a language model of the operator's. */
  source: v.picklist(['rules', 'model']),
});
export type EnhancedPrompt = v.InferOutput<typeof EnhancedPrompt>;

export const generationEndpoints = {
  videoModels: endpoint('GET /videos/models', { access: 'user', summary: 'Models that make videos from text', reply: dataOf(v.array(Model)) }),
  generateVideo: endpoint('POST /videos/generate', {
    access: 'user', summary: 'Make videos from a text', body: VideoRequest, reply: Accepted, status: 202, isIdempotent: true,
  }),
  imageToVideoModels: endpoint('GET /image-to-video/models', { access: 'user', summary: 'Models that make videos from an image', reply: dataOf(v.array(Model)) }),
  generateFromImage: endpoint('POST /image-to-video/generate', {
    access: 'user', summary: 'Make videos from an image', body: ImageToVideoRequest, reply: Accepted, status: 202, isIdempotent: true, maxBodyBytes: MAX_IMAGE_TEXT + 65_536,
  }),
  videoStatus: endpoint('GET /videos/status/{id}', { access: 'user', summary: 'Where a video stands', params: IdParams, reply: TaskReply }),
  video: endpoint('GET /videos/{id}', { access: 'user', summary: 'One video', params: IdParams, reply: TaskReply }),
  videoUrl: endpoint('GET /videos/{id}/url', {
    access: 'user', summary: 'A link that plays the video for a while', params: IdParams,
    reply: dataOf(v.object({ url: v.string(), expires_at: Timestamp })),
  }),
  downloadVideo: endpoint('GET /videos/{id}/download', { access: 'user', summary: 'The video as a file', params: IdParams, answer: 'file' }),
  regenerateVideo: endpoint('POST /videos/{id}/regenerate', {
    access: 'user', summary: 'Make a failed video again, in the same place', params: IdParams, reply: TaskReply, status: 202, isIdempotent: true,
  }),
  deleteVideo: endpoint('DELETE /videos/{id}', { access: 'user', summary: 'Delete a video', params: IdParams }),
  videos: endpoint('GET /videos/', { access: 'user', summary: 'My videos, newest first', query: listQuery, reply: pageOf(Task) }),

  imageModels: endpoint('GET /images/models-images', { access: 'user', summary: 'Models that make images from text', reply: dataOf(v.array(Model)) }),
  generateImage: endpoint('POST /images/text-to-image', {
    access: 'user', summary: 'Make images from a text', body: ImageRequest, reply: Accepted, status: 202, isIdempotent: true,
  }),
  imageEditModels: endpoint('GET /images/models-images-edit', { access: 'user', summary: 'Models that edit images', reply: dataOf(v.array(Model)) }),
  editImage: endpoint('POST /images/image-to-image', {
    access: 'user', summary: 'Change an image by a text', body: ImageEditRequest, reply: Accepted, status: 202, isIdempotent: true, maxBodyBytes: MAX_IMAGE_TEXT + 65_536,
  }),
  generateMultiImage: endpoint('POST /images/multi-image', {
    access: 'user', summary: 'Make images from several images', body: MultiImageRequest, reply: Accepted, status: 202, isIdempotent: true,
    maxBodyBytes: MAX_INPUT_IMAGES * MAX_IMAGE_TEXT + 65_536,
  }),
  generateStoryboard: endpoint('POST /images/storyboard', {
    access: 'user', summary: 'Make the pictures of a story', body: StoryboardRequest, reply: Accepted, status: 202, isIdempotent: true,
  }),
  imageTask: endpoint('GET /images/task/{id}', { access: 'user', summary: 'Where an image stands', params: IdParams, reply: TaskReply }),
  downloadImage: endpoint('GET /images/{id}/download', { access: 'user', summary: 'The image as a file', params: IdParams, answer: 'file' }),
  regenerateImage: endpoint('POST /images/{id}/regenerate', {
    access: 'user', summary: 'Make a failed image again, in the same place', params: IdParams, reply: TaskReply, status: 202, isIdempotent: true,
  }),
  deleteImage: endpoint('DELETE /images/{id}', { access: 'user', summary: 'Delete an image', params: IdParams }),
  images: endpoint('GET /images/', { access: 'user', summary: 'My images, newest first', query: listQuery, reply: pageOf(Task) }),

  library: endpoint('GET /library/', { access: 'user', summary: 'My videos and images together, newest first', query: listQuery, reply: pageOf(Task) }),

  cancel: endpoint('POST /library/{id}/cancel', { access: 'user', summary: 'Stop an item that has not begun; its coins come back', params: IdParams, reply: TaskReply }),
  setFavorite: endpoint('PUT /library/{id}/favorite', {
    access: 'user', summary: 'Mark or unmark a favourite', params: IdParams, body: v.object({ is_favorite: v.boolean(code('field_invalid')) }), reply: TaskReply,
  }),
  restore: endpoint('POST /library/{id}/restore', { access: 'user', summary: 'Bring a deleted item back, within 30 days', params: IdParams, reply: TaskReply }),
  retryBatch: endpoint('POST /library/batches/{id}/retry', {
    access: 'user', summary: 'Make the failed items of a batch again, and only those', params: IdParams, reply: Accepted, status: 202, isIdempotent: true,
  }),
  deleteMany: endpoint('POST /library/delete', {
    access: 'user', summary: 'Delete several items; those still being made stay', body: ManyIds,
    reply: dataOf(v.object({ deleted: v.array(Uuid), kept: v.array(Uuid) })),
  }),
  downloadMany: endpoint('POST /library/download', { access: 'user', summary: 'Several items as one zip file, streamed', body: ManyIds, answer: 'file' }),

  enhancePrompt: endpoint('POST /prompts/enhance', {
    access: 'user', summary: 'A richer wording of a prompt, in its own language',
    body: v.object({ prompt: Prompt, mode: v.picklist(MODES, code('field_invalid')) }), reply: dataOf(EnhancedPrompt),
  }),

  calculate: endpoint('POST /coin/calculate', { access: 'user', summary: 'What a video costs', body: VideoQuoteRequest, reply: dataOf(Quote) }),
  calculateVideo: endpoint('POST /coin/calculate/video', { access: 'user', summary: 'What a video costs', body: VideoQuoteRequest, reply: dataOf(Quote) }),
  calculateImage: endpoint('POST /coin/calculate/image', { access: 'user', summary: 'What an image costs', body: ImageQuoteRequest, reply: dataOf(Quote) }),
  pricingOptions: endpoint('GET /coin/pricing-options', { access: 'public', summary: 'The price table', reply: dataOf(PricingOptions) }),

  rateLimitStatus: endpoint('GET /rate-limit/status', { access: 'user', summary: 'What is left of today', reply: dataOf(DailyLimit) }),
  rateLimitCheck: endpoint('GET /rate-limit/check', {
    access: 'user', summary: 'Whether so many items still fit into today', query: v.object({ count: v.optional(QueryNumber(1, MAX_COUNT), 1) }),
    reply: dataOf(v.object({ ...DailyLimit.entries, allowed: v.boolean(), requested: v.number() })),
  }),

  modelArkCallback: endpoint('POST /webhooks/modelark/{secret}', {
    access: 'public', summary: 'Where ModelArk hints that a task has moved on', params: v.object({ secret: v.string() }), body: v.looseObject({}),
  }),
};
