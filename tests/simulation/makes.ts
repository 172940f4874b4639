import sharp from 'sharp';
import type { Mode } from '../../contract/generation.ts';
import type { Chaos } from './chaos.ts';

/** What is made, at which address, before there are words. */
export interface Make {
  mode: Mode;
  path: string;
  body: { resolution: string; duration_seconds?: number; count?: number; max_images?: number } & Record<
    string,
    unknown
  >;
}

/** A picture to begin with. */
const PICTURE = (
  await sharp({ create: { width: 16, height: 16, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
).toString('base64');

const CLIP = { resolution: '480p', duration_seconds: 3 };

export const ONE_CLIP: Make = { mode: 'text-to-video', path: '/videos/generate', body: { ...CLIP, count: 1 } };

/** A subject without what is behind it; the engine takes every change of a picture for one. */
export const CUT_OUT: Make = {
  mode: 'image-edit',
  path: '/images/image-to-image',
  body: { resolution: '1K', image_base64: PICTURE },
};

/** Requests that begin with pictures, and a story, which is one item of several pictures. */
const OTHER_MAKES: Make[] = [
  { mode: 'image-to-video', path: '/image-to-video/generate', body: { ...CLIP, image_base64: PICTURE } },
  CUT_OUT,
  { mode: 'multi-image', path: '/images/multi-image', body: { resolution: '1K', images: [PICTURE, PICTURE] } },
  { mode: 'storyboard', path: '/images/storyboard', body: { resolution: '1K', max_images: 3 } },
];

export function drawMake({ random }: Chaos): Make {
  const isVideo = random.chance(0.25);
  const count = isVideo ? 1 : 1 + random.below(3);
  const other = random.chance(0.25) && random.pick(OTHER_MAKES);
  if (other) return other;
  return isVideo
    ? { mode: 'text-to-video', path: '/videos/generate', body: { ...CLIP, count } }
    : { mode: 'text-to-image', path: '/images/text-to-image', body: { resolution: '1K', count } };
}
