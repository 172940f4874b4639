import {
  type AspectRatio,
  type IMAGE_RESOLUTIONS,
  type Resolution,
  type VIDEO_RESOLUTIONS,
} from '../../contract/generationWords.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** Short side of a video, pixels. */
const VIDEO_SIDES: Record<(typeof VIDEO_RESOLUTIONS)[number], number> = { '480p': 480, '720p': 720, '1080p': 1080 };
/** Images hold about the pixels of a square with this side, whatever their shape. */
const IMAGE_SIDES: Record<(typeof IMAGE_RESOLUTIONS)[number], number> = { '1K': 1024, '2K': 2048, '4K': 4096 };

const RATIOS: Record<Exclude<AspectRatio, 'adaptive'>, readonly [number, number]> = {
  '16:9': [16, 9],
  '9:16': [9, 16],
  '1:1': [1, 1],
  '4:3': [4, 3],
  '3:4': [3, 4],
  '21:9': [21, 9],
};

/** Chroma is stored at half size, and encoders prefer multiples of 16 on the long side: half of 854 is odd. */
function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/**
 * Size in pixels of a result, always even. `adaptive` follows `source` (an input picture)
 * and is 16:9 without one.
 */
export function pixelSize(resolution: Resolution, aspectRatio: AspectRatio, source?: PixelSize): PixelSize {
  const [across, down] =
    aspectRatio === 'adaptive' ? (source ? [source.width, source.height] : RATIOS['16:9']) : RATIOS[aspectRatio];
  const ratio = Math.min(4, Math.max(0.25, across / down));
  if (resolution in VIDEO_SIDES) {
    const side = VIDEO_SIDES[resolution as keyof typeof VIDEO_SIDES];
    // Long sides go to the next multiple of 16, so 480p 16:9 is 864×480 and 720p 16:9 stays 1280×720.
    const long = (value: number): number => (Number.isInteger(value / 2) ? value : Math.ceil(value / 16) * 16);
    return ratio >= 1 ? { width: long(side * ratio), height: side } : { width: side, height: long(side / ratio) };
  }
  const side = IMAGE_SIDES[resolution as keyof typeof IMAGE_SIDES];
  return { width: roundTo(side * Math.sqrt(ratio), 16), height: roundTo(side / Math.sqrt(ratio), 16) };
}
