import { ASPECT_RATIOS, type AspectRatio, type Resolution } from '../../../contract/generation.ts';

/** Servers with OpenAI's API, each with its own deviations. */
const FLAVOURS = ['vllm', 'sglang', 'generic'] as const;
export type FlavourName = (typeof FLAVOURS)[number];

export interface Flavour {
  videoResolutions: Resolution[];
  imageResolutions: Resolution[];
  videoRatios: AspectRatio[];
  seconds: { choices: number[]; default: number };
  /** vLLM-Omni takes video requests only as a form; the others take JSON when no picture is sent. */
  videoBody: 'form' | 'json';
  /** OpenAI sends seconds as text, SGLang as a number; a form has only text. */
  secondsType: 'text' | 'number';
  /** Name of the part that carries each of several pictures. */
  severalImagesField: 'image' | 'image[]';
  /** Whether a video request may have any size, or only OpenAI's four. */
  hasFreeVideoSizes: boolean;
}

const OPEN_RATIOS: AspectRatio[] = [...ASPECT_RATIOS];

export const FLAVOUR: Record<FlavourName, Flavour> = {
  vllm: {
    videoResolutions: ['480p', '720p'],
    imageResolutions: ['1K', '2K'],
    videoRatios: OPEN_RATIOS,
    seconds: { choices: [3, 5, 8], default: 5 },
    videoBody: 'form',
    secondsType: 'text',
    severalImagesField: 'image',
    hasFreeVideoSizes: true,
  },
  sglang: {
    videoResolutions: ['480p', '720p'],
    imageResolutions: ['1K', '2K'],
    videoRatios: OPEN_RATIOS,
    seconds: { choices: [4, 5, 8], default: 4 },
    videoBody: 'json',
    secondsType: 'number',
    severalImagesField: 'image',
    hasFreeVideoSizes: true,
  },
  generic: {
    videoResolutions: ['720p'],
    imageResolutions: ['1K'],
    videoRatios: ['adaptive', '16:9', '9:16'],
    seconds: { choices: [4, 8, 12], default: 4 },
    videoBody: 'json',
    secondsType: 'text',
    severalImagesField: 'image[]',
    hasFreeVideoSizes: false,
  },
};
