import { ApiError } from '../platform/http/apiError.ts';
import { createKeyedLimiter } from '../platform/http/keyedLimiter.ts';

/** Messengers show pictures of at least 300 pixels and at most 300 kB; this is enough for the sharpest phone. */
const LONGEST_EDGE = 1080;
const MAX_BYTES = 300_000;
const QUALITIES = [82, 68, 50];
/** Posters kept in memory, at about 150 kB each. */
const MAX_KEPT = 40;
/** Maximum queue; drawing one takes about 50 ms. */
const MAX_WAITING = 100;

interface Size {
  width: number;
  height: number;
}

/** The size of the preview picture of an item. */
export function cardSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Makes posters, which are WebP, into JPEGs, which every messenger shows; one at a time, and the latest kept.
 * @returns draws the poster of a file, whose bytes never change
 */
export function openPosterDrawer(): (file: Size & { id: string }, read: () => Promise<Buffer>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  const limiter = createKeyedLimiter({
    atOnce: 1,
    mostWaiting: MAX_WAITING,
    refusal: () => new ApiError('unavailable', { retry_after: 2 }),
  });
  return (file, read) => {
    const drawn = kept.get(file.id) ?? limiter.run('posters', async () => drawJpeg(await read(), cardSize(file)));
    kept.delete(file.id);
    kept.set(file.id, drawn);
    drawn.catch(() => kept.delete(file.id));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}

async function drawJpeg(poster: Buffer, { width, height }: Size): Promise<Buffer> {
  // Loaded with the first one, not at the start: few processes draw any.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(await loadImage(poster), 0, 0, width, height);
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await canvas.encode('jpeg', quality);
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}
