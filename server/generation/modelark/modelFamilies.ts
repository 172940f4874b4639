import type { Resolution, SwitchName } from '../../../contract/generation.ts';

/** What the models of a Seedance generation accept; a field not listed here is never sent, since the API refuses it. */
export interface VideoFamily {
  label: string;
  resolutions: Resolution[];
  /** Whole seconds. */
  seconds: { choices: number[]; default: number };
  switches: SwitchName[];
  hasAudio: boolean;
  /** False: the API refuses `adaptive` without a picture; to let the model choose, the ratio is left out. */
  adaptsWithoutPicture: boolean;
  /** Thousandths of our list price: roughly the provider's price relative to ours. */
  priceFactorPermille: number;
  /** Seconds of work per second of clip at 480p. */
  secondsOfWork: number;
}

/** Sizes in pixels, width × height, of square and landscape ratios; portrait ratios are these rotated. */
export type SizeTable = Partial<Record<Resolution, { '1:1': Size; '4:3': Size; '16:9': Size; '21:9': Size }>>;
type Size = readonly [number, number];

export interface ImageFamily {
  label: string;
  sizes: SizeTable;
  /** Minimum and maximum pixel count of a custom size. */
  pixels: readonly [number, number];
  maxPictures: number;
  /** Can make several pictures of one story in a single call. */
  hasSequence: boolean;
  hasSeed: boolean;
  hasOutputFormat: boolean;
  priceFactorPermille: number;
  secondsOfWork: number;
}

const SEEDANCE_1_SECONDS = { choices: [3, 5, 8, 10, 12], default: 5 };
const SEEDANCE_2_SECONDS = { choices: [5, 8, 10, 15], default: 5 };

/**
 * Seedance, by generation (model list of ModelArk, November 2026). 2.5 makes 1080p and 2.0 makes 4K only as 10-bit
 * HEVC, which browsers do not play: those are left out.
 */
export const VIDEO_FAMILIES: Record<string, VideoFamily> = {
  'seedance-2-5': {
    label: 'Seedance 2.5',
    resolutions: ['480p', '720p'],
    seconds: { choices: [5, 8, 10, 15, 20, 30], default: 5 },
    switches: ['watermark'],
    hasAudio: true,
    adaptsWithoutPicture: true,
    priceFactorPermille: 6000,
    secondsOfWork: 20,
  },
  'seedance-2-0': {
    label: 'Seedance 2.0',
    resolutions: ['480p', '720p', '1080p'],
    seconds: SEEDANCE_2_SECONDS,
    switches: ['watermark'],
    hasAudio: true,
    adaptsWithoutPicture: true,
    priceFactorPermille: 4000,
    secondsOfWork: 18,
  },
  'seedance-2-0-fast': {
    label: 'Seedance 2.0 Fast',
    resolutions: ['480p', '720p'],
    seconds: SEEDANCE_2_SECONDS,
    switches: ['watermark'],
    hasAudio: true,
    adaptsWithoutPicture: true,
    priceFactorPermille: 3200,
    secondsOfWork: 10,
  },
  'seedance-2-0-mini': {
    label: 'Seedance 2.0 Mini',
    resolutions: ['480p', '720p'],
    seconds: SEEDANCE_2_SECONDS,
    switches: ['watermark'],
    hasAudio: true,
    adaptsWithoutPicture: true,
    priceFactorPermille: 2000,
    secondsOfWork: 9,
  },
  'seedance-1-5-pro': {
    label: 'Seedance 1.5 Pro',
    resolutions: ['480p', '720p', '1080p'],
    seconds: { choices: [4, 5, 8, 10, 12], default: 5 },
    switches: ['fixed_camera', 'watermark'],
    hasAudio: true,
    adaptsWithoutPicture: true,
    priceFactorPermille: 1500,
    secondsOfWork: 12,
  },
  'seedance-1-0-pro': {
    label: 'Seedance 1.0 Pro',
    resolutions: ['480p', '720p', '1080p'],
    seconds: SEEDANCE_1_SECONDS,
    switches: ['fixed_camera', 'watermark'],
    hasAudio: false,
    adaptsWithoutPicture: false,
    priceFactorPermille: 1500,
    secondsOfWork: 10,
  },
  'seedance-1-0-pro-fast': {
    label: 'Seedance 1.0 Pro Fast',
    resolutions: ['480p', '720p', '1080p'],
    seconds: SEEDANCE_1_SECONDS,
    switches: ['fixed_camera', 'watermark'],
    hasAudio: false,
    adaptsWithoutPicture: false,
    priceFactorPermille: 1000,
    secondsOfWork: 5,
  },
};

const SIZES_1K_5 = { '1:1': [1024, 1024], '4:3': [1152, 864], '16:9': [1424, 800], '21:9': [1568, 672] } as const;
const SIZES_1K_4 = { ...SIZES_1K_5, '16:9': [1280, 720], '21:9': [1512, 648] } as const;
const SIZES_2K = { '1:1': [2048, 2048], '4:3': [2304, 1728], '16:9': [2848, 1600], '21:9': [3136, 1344] } as const;
const SIZES_2K_5 = { ...SIZES_2K, '4:3': [2368, 1776], '16:9': [2816, 1584] } as const;
const SIZES_4K = { '1:1': [4096, 4096], '4:3': [4704, 3520], '16:9': [5504, 3040], '21:9': [6240, 2656] } as const;

/** Seedream, by generation. */
export const IMAGE_FAMILIES: Record<string, ImageFamily> = {
  'seedream-5-0-pro': {
    label: 'Seedream 5.0 Pro',
    sizes: { '1K': SIZES_1K_5, '2K': SIZES_2K_5 },
    pixels: [921_600, 4_624_220],
    maxPictures: 10,
    hasSequence: false,
    hasSeed: true,
    hasOutputFormat: true,
    priceFactorPermille: 3000,
    secondsOfWork: 20,
  },
  'seedream-5-0-flash': {
    label: 'Seedream 5.0 Flash',
    sizes: { '1K': SIZES_1K_5, '2K': SIZES_2K_5 },
    pixels: [921_600, 4_624_220],
    maxPictures: 10,
    hasSequence: false,
    hasSeed: true,
    hasOutputFormat: true,
    priceFactorPermille: 1000,
    secondsOfWork: 8,
  },
  'seedream-5-0': {
    label: 'Seedream 5.0 Lite',
    sizes: { '2K': SIZES_2K, '4K': SIZES_4K },
    pixels: [3_686_400, 16_777_216],
    maxPictures: 14,
    hasSequence: true,
    hasSeed: false,
    hasOutputFormat: true,
    priceFactorPermille: 1500,
    secondsOfWork: 15,
  },
  'seedream-4-5': {
    label: 'Seedream 4.5',
    sizes: { '2K': SIZES_2K, '4K': SIZES_4K },
    pixels: [3_686_400, 16_777_216],
    maxPictures: 14,
    hasSequence: true,
    hasSeed: false,
    hasOutputFormat: false,
    priceFactorPermille: 1600,
    secondsOfWork: 15,
  },
  'seedream-4-0': {
    label: 'Seedream 4.0',
    sizes: { '1K': SIZES_1K_4, '2K': SIZES_2K, '4K': SIZES_4K },
    pixels: [921_600, 16_777_216],
    maxPictures: 14,
    hasSequence: true,
    hasSeed: false,
    hasOutputFormat: false,
    priceFactorPermille: 1200,
    secondsOfWork: 12,
  },
};

/** `dreamina-seedance-2-0-fast-260128` → `seedance-2-0-fast`: vendor prefix and date do not affect the capabilities. */
export function familyOf(modelId: string): string {
  return modelId
    .replace(/^(?:doubao|dreamina|dola)-/, '')
    .replace(/-\d{6}$/, '')
    .replace(/^seedream-5-0-lite$/, 'seedream-5-0');
}
