import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { KIND_OF_MODE } from '../contract/generation.ts';
import { createClip } from '../renderer/frames/createClip.ts';
import { pixelSize } from '../server/generation/pixelSize.ts';
import { hashText } from '../renderer/light/noise.ts';
import { createPlan } from '../renderer/createPlan.ts';
import { CURATED, type CuratedTemplate } from '../server/templates/curatedList.ts';

/** Pixels: twice the width of a card on most phones. */
const SAMPLE_WIDTH = 480;
/** Bytes: two dozen of them are loaded over a phone's network. */
const MAX_SAMPLE_BYTES = 25_000;
const BEST_QUALITY = 84;
const QUALITY_STEP = 6;
const FPS = 24;
/** The moment of a clip that its sample shows, as a share of its length: titles have appeared by then. */
const SAMPLE_AT = 0.4;

/** The Indonesian prompt with every slot filled with its example. */
function filledPrompt({ id: { prompt, slots = [] } }: CuratedTemplate): string {
  return slots.reduce((text, [name, , example]) => text.replaceAll(`{${name}}`, example), prompt);
}

async function drawSample(template: CuratedTemplate): Promise<Canvas> {
  const { slug, mode, settings } = template;
  const isVideo = KIND_OF_MODE[mode] === 'video';
  const size = pixelSize(settings.resolution ?? (isVideo ? '480p' : '1K'), settings.aspect_ratio ?? 'adaptive');
  const frameCount = isVideo ? (settings.duration_seconds ?? 5) * FPS : 1;
  // The slug is the seed, so that rendering again gives the same images.
  const plan = createPlan({
    prompt: filledPrompt(template),
    seed: hashText(slug),
    fixedCamera: settings.fixed_camera ?? false,
  });
  const clip = await createClip({ plan, ...size, fps: FPS, frameCount, hasWatermark: false, grain: 0 });
  return clip.drawFrame(Math.floor((frameCount - 1) * SAMPLE_AT));
}

function shrink(canvas: Canvas): Canvas {
  const small = createCanvas(SAMPLE_WIDTH, Math.round((canvas.height * SAMPLE_WIDTH) / canvas.width));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return small;
}

/** Encodes with the best quality that stays within the limit. @throws Error when none does */
async function encodeSample(canvas: Canvas): Promise<Uint8Array> {
  for (let quality = BEST_QUALITY; quality > 0; quality -= QUALITY_STEP) {
    const file = await canvas.encode('webp', quality);
    if (file.byteLength <= MAX_SAMPLE_BYTES) return file;
  }
  throw new Error(`A sample does not fit into ${MAX_SAMPLE_BYTES} bytes.`);
}

/** `npm run samples`: renders the sample of every curated template with the embedded engine, into public/templates. */
const folder = path.join(import.meta.dirname, '../public/templates');
await mkdir(folder, { recursive: true });
for (const template of CURATED) {
  const file = await encodeSample(shrink(await drawSample(template)));
  await writeFile(path.join(folder, `${template.slug}.webp`), file);
  console.log(`${template.slug}.webp  ${file.byteLength} bytes`);
}
