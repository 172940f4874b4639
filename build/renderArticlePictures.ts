import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { createPlan } from '../renderer/createPlan.ts';
import { createClip } from '../renderer/frames/createClip.ts';
import { hashText } from '../renderer/light/noise.ts';
import { FIRST_PICTURE_SIZE, FIRST_PICTURES } from '../server/articles/firstArticles/pictureList.ts';
import { drawSizes } from '../server/articles/pictures/drawSizes.ts';
import { pixelSize } from '../server/generation/pixelSize.ts';

const FPS = 24;
const FRAMES = 5 * FPS;
const SHOWN_AT = 0.4;

/**
 * `npm run samples`: renders the images of the first articles with the embedded engine, in every size and format that an
 * article's picture has, so that a first start only copies them.
 */
const folder = path.join(import.meta.dirname, '../server/articles/firstArticles/pictures');
await mkdir(folder, { recursive: true });
for (const [name, prompt] of Object.entries(FIRST_PICTURES)) {
  const plan = createPlan({ prompt, seed: hashText(name), fixedCamera: false });
  const size = pixelSize('1080p', '16:9');
  const clip = await createClip({ plan, ...size, fps: FPS, frameCount: FRAMES, hasWatermark: false, grain: 0 });
  const frame = await clip.drawFrame(Math.floor(FRAMES * SHOWN_AT));
  const small = createCanvas(FIRST_PICTURE_SIZE.width, FIRST_PICTURE_SIZE.height);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(frame, 0, 0, small.width, small.height);
  const { sizes } = await drawSizes(await small.encode('png'), 'file');
  for (const { width, format, bytes } of sizes) await writeFile(path.join(folder, `${name}-${width}.${format}`), bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  console.log(`${name}  ${total} bytes`);
}
