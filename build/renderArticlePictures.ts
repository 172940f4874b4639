import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { createPlan } from '../renderer/createPlan.ts';
import { createClip } from '../renderer/frames/createClip.ts';
import { hashText } from '../renderer/light/noise.ts';
import { FIRST_PICTURES } from '../server/articles/firstArticles/pictureList.ts';
import { pixelSize } from '../server/generation/pixelSize.ts';

/** Pixels: the width used for link previews and in the text column. */
const WIDTH = 1200;
/** Bytes: the files are part of the product. */
const MAX_BYTES = 60_000;
const BEST_QUALITY = 84;
const QUALITY_STEP = 6;
const FPS = 24;
const FRAMES = 5 * FPS;
const SHOWN_AT = 0.4;

/** `npm run samples`: renders the images of the first articles with the embedded engine. */
const folder = path.join(import.meta.dirname, '../server/articles/firstArticles/pictures');
await mkdir(folder, { recursive: true });
for (const [name, prompt] of Object.entries(FIRST_PICTURES)) {
  const plan = createPlan({ prompt, seed: hashText(name), fixedCamera: false });
  const size = pixelSize('1080p', '16:9');
  const clip = await createClip({ plan, ...size, fps: FPS, frameCount: FRAMES, hasWatermark: false, grain: 0 });
  const frame = await clip.drawFrame(Math.floor(FRAMES * SHOWN_AT));
  const small = createCanvas(WIDTH, Math.round((frame.height * WIDTH) / frame.width));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(frame, 0, 0, small.width, small.height);
  let quality = BEST_QUALITY;
  let file = await small.encode('webp', quality);
  while (file.byteLength > MAX_BYTES && quality > QUALITY_STEP) {
    quality -= QUALITY_STEP;
    file = await small.encode('webp', quality);
  }
  await writeFile(path.join(folder, `${name}.webp`), file);
  console.log(`${name}.webp  ${file.byteLength} bytes`);
}
