import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { RenderedFiles, RenderJob } from '../renderJob.ts';

const IMAGE_QUALITY = 92;
const POSTER_QUALITY = 86;
const THUMBNAIL_QUALITY = 80;
const THUMBNAIL_WIDTH = 480;

/** Writes a finished picture with its poster and thumbnail; `place` tells the pictures of a storyboard apart. */
export async function writePicture(job: RenderJob, canvas: Canvas, place: number): Promise<RenderedFiles> {
  const main = await writeWhole(job, nameOf('result', place), await canvas.encode('webp', IMAGE_QUALITY));
  return { main, ...(await writeStills(job, canvas, place)) };
}

export async function writeStills(job: RenderJob, canvas: Canvas, place: number): Promise<Omit<RenderedFiles, 'main'>> {
  const poster = await writeWhole(job, nameOf('poster', place), await canvas.encode('webp', POSTER_QUALITY));
  const width = Math.min(THUMBNAIL_WIDTH, canvas.width);
  const small = createCanvas(width, Math.round((canvas.height * width) / canvas.width));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const thumbnail = await writeWhole(job, nameOf('thumbnail', place), await small.encode('webp', THUMBNAIL_QUALITY));
  return { poster, thumbnail };
}

/** Writes under a temporary name first, so that a file under its final name is always whole. */
export async function writeWhole(job: RenderJob, name: string, data: Uint8Array): Promise<string> {
  const path = resolve(join(job.outputDirectory, name));
  await writeFile(`${path}.part`, data);
  await rename(`${path}.part`, path);
  return path;
}

function nameOf(kind: string, place: number): string {
  return place === 0 ? `${kind}.webp` : `${kind}-${place}.webp`;
}
