/**
 * What ModelArk refuses, written from its documentation, not from our table of models: the stand-in answers 400 to a
 * body that the real service would refuse.
 */
interface VideoRule {
  resolutions: string[];
  seconds: readonly [number, number];
  hasFixedCamera: boolean;
  hasAudio: boolean;
  refusesAdaptiveText: boolean;
  onlyAdaptiveWithImage: boolean;
}

const GENERATION_1: VideoRule = {
  resolutions: ['480p', '720p', '1080p'],
  seconds: [2, 12],
  hasFixedCamera: true,
  hasAudio: false,
  refusesAdaptiveText: true,
  onlyAdaptiveWithImage: false,
};
const GENERATION_2: VideoRule = {
  resolutions: ['480p', '720p', '1080p', '4k'],
  seconds: [4, 15],
  hasFixedCamera: false,
  hasAudio: true,
  refusesAdaptiveText: false,
  onlyAdaptiveWithImage: false,
};
const SMALL_2: VideoRule = { ...GENERATION_2, resolutions: ['480p', '720p'] };

const VIDEO_RULES: Record<string, VideoRule> = {
  'dreamina-seedance-2-5-260628': {
    ...GENERATION_2,
    resolutions: ['480p', '720p', '1080p'],
    seconds: [4, 30],
    onlyAdaptiveWithImage: true,
  },
  'dreamina-seedance-2-0-260128': GENERATION_2,
  'dreamina-seedance-2-0-fast-260128': SMALL_2,
  'dreamina-seedance-2-0-mini-260615': SMALL_2,
  'seedance-1-0-pro-250528': GENERATION_1,
  'seedance-1-0-pro-fast-251015': GENERATION_1,
};

interface ImageRule {
  tiers: string[];
  pixels: readonly [number, number];
  hasSequence: boolean;
  hasOutputFormat: boolean;
  hasSeed: boolean;
}

const IMAGE_RULES: Record<string, ImageRule> = {
  'dola-seedream-5-0-pro-260628': {
    tiers: ['1K', '1.5K', '2K'],
    pixels: [921_600, 4_624_220],
    hasSequence: false,
    hasOutputFormat: true,
    hasSeed: true,
  },
  'dola-seedream-5-0-flash-260915': {
    tiers: ['1K', '1.5K', '2K'],
    pixels: [921_600, 4_624_220],
    hasSequence: false,
    hasOutputFormat: true,
    hasSeed: true,
  },
  'seedream-5-0-260128': {
    tiers: ['2K', '3K', '4K'],
    pixels: [3_686_400, 16_777_216],
    hasSequence: true,
    hasOutputFormat: true,
    hasSeed: false,
  },
  'seedream-4-5-251128': {
    tiers: ['2K', '4K'],
    pixels: [3_686_400, 16_777_216],
    hasSequence: true,
    hasOutputFormat: false,
    hasSeed: false,
  },
  'seedream-4-0-250828': {
    tiers: ['1K', '2K', '4K'],
    pixels: [921_600, 16_777_216],
    hasSequence: true,
    hasOutputFormat: false,
    hasSeed: false,
  },
};

export type Body = Record<string, unknown>;

const VIDEO_FIELDS = [
  'model',
  'content',
  'callback_url',
  'return_last_frame',
  'service_tier',
  'execution_expires_after',
  'generate_audio',
  'resolution',
  'ratio',
  'duration',
  'seed',
  'camera_fixed',
  'watermark',
  'safety_identifier',
];
const IMAGE_FIELDS = [
  'model',
  'prompt',
  'image',
  'size',
  'seed',
  'response_format',
  'watermark',
  'sequential_image_generation',
  'sequential_image_generation_options',
  'stream',
  'output_format',
];
const RATIOS = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9', 'adaptive'];

/** @returns the name of what is wrong with a video body; null when it is accepted */
export function refuseVideo(body: Body): string | null {
  const rule = VIDEO_RULES[String(body.model)];
  if (!rule) return 'model';
  const strange = Object.keys(body).find((field) => !VIDEO_FIELDS.includes(field));
  if (strange) return strange;
  const content = Array.isArray(body.content) ? (body.content as Body[]) : [];
  const text = content.find((item) => item.type === 'text')?.text;
  if (typeof text !== 'string' || text === '' || /--\w/.test(text)) return 'content.text';
  const image = content.find((item) => item.type === 'image_url') as { image_url?: { url?: string } } | undefined;
  if (image && !/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/.test(image.image_url?.url ?? ''))
    return 'content.image_url';
  if (body.resolution !== undefined && !rule.resolutions.includes(String(body.resolution))) return 'resolution';
  if (body.ratio !== undefined && !RATIOS.includes(String(body.ratio))) return 'ratio';
  if (body.ratio === 'adaptive' && !image && rule.refusesAdaptiveText) return 'ratio';
  if (image && rule.onlyAdaptiveWithImage && body.ratio !== 'adaptive') return 'ratio';
  if (!isWhole(body.duration, rule.seconds)) return 'duration';
  if (!isWhole(body.seed, [-1, 2 ** 31 - 1])) return 'seed';
  if (body.camera_fixed !== undefined && !rule.hasFixedCamera) return 'camera_fixed';
  if (body.generate_audio !== undefined && !rule.hasAudio) return 'generate_audio';
  if (!isWhole(body.execution_expires_after, [3600, 259_200])) return 'execution_expires_after';
  if (typeof body.safety_identifier !== 'string' || body.safety_identifier.length > 64) return 'safety_identifier';
  if (typeof body.watermark !== 'boolean') return 'watermark';
  return null;
}

/** @returns the name of what is wrong with an image body; null when it is accepted */
export function refuseImage(body: Body): string | null {
  const rule = IMAGE_RULES[String(body.model)];
  if (!rule) return 'model';
  const strange = Object.keys(body).find((field) => !IMAGE_FIELDS.includes(field));
  if (strange) return strange;
  if (typeof body.prompt !== 'string' || body.prompt === '' || /--\w/.test(body.prompt)) return 'prompt';
  const [, across, down] = /^(\d+)x(\d+)$/.exec(String(body.size)) ?? [];
  const pixels = Number(across) * Number(down);
  const isSize = across ? pixels >= rule.pixels[0] && pixels <= rule.pixels[1] : rule.tiers.includes(String(body.size));
  if (!isSize) return 'size';
  if (
    !rule.hasSequence &&
    (body.sequential_image_generation !== undefined || body.sequential_image_generation_options !== undefined)
  )
    return 'sequential_image_generation';
  if (body.sequential_image_generation_options !== undefined && body.sequential_image_generation !== 'auto')
    return 'sequential_image_generation_options';
  if (body.output_format !== undefined && !rule.hasOutputFormat) return 'output_format';
  if (body.seed !== undefined && !rule.hasSeed) return 'seed';
  // Must be given: when it is left out, images get a watermark, unlike videos.
  if (typeof body.watermark !== 'boolean') return 'watermark';
  return null;
}

function isWhole(value: unknown, [least, most]: readonly [number, number]): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
