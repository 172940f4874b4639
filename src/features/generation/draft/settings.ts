import { IMAGE_RESOLUTIONS, SWITCHES_OFF, VIDEO_RESOLUTIONS } from '../../../../contract/generation.ts';
import type { Settings } from './draftSchema.ts';

export type { Settings };

export const DEFAULT_SETTINGS: Settings = {
  model: null,
  resolution: null,
  duration: null,
  aspectRatio: null,
  ...SWITCHES_OFF,
  seed: null,
  count: 1,
  maxImages: 4,
};

export type VideoResolution = (typeof VIDEO_RESOLUTIONS)[number];
export type ImageResolution = (typeof IMAGE_RESOLUTIONS)[number];

export const isVideoResolution = (value: string): value is VideoResolution =>
  VIDEO_RESOLUTIONS.some((known) => known === value);
export const isImageResolution = (value: string): value is ImageResolution =>
  IMAGE_RESOLUTIONS.some((known) => known === value);
