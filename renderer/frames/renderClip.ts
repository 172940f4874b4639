import { setImmediate } from 'node:timers/promises';
import { i420Length } from '../encode/i420.ts';
import { createClipEncoder } from '../encode/videoEncoder.ts';
import type { Clip } from './createClip.ts';
import type { RenderedFiles, RenderJob, RenderMessage, RenderResult, Understanding } from '../renderJob.ts';
import { writeStills, writeWhole } from './writeFiles.ts';

/** The poster is the frame at this part of the clip: titles have appeared, and the camera has not gone far yet. */
const POSTER_AT = 0.4;
const FRAMES_PER_REPORT = 4;

/** A clip to encode, and how its prompt was understood. */
export interface Footage {
  clip: Clip;
  plan: Understanding;
}

/**
 * Draws and encodes a clip.
 * @param shoot makes the clip; called once the number of frames and the grain that suits the encoder are known
 */
export async function renderClip(
  job: RenderJob,
  report: (message: RenderMessage) => void,
  shoot: (shape: { frameCount: number; grain: number }) => Promise<Footage>,
): Promise<RenderResult> {
  const { width, height, fps } = job;
  const total = Math.max(1, Math.round(job.durationSeconds * fps));
  report({ type: 'progress', done: 0, total, stage: 'preparing' });
  const encoder = await createClipEncoder(job.encoder, { width, height, fps });
  // The WASM encoder has no rate control: it would spend most of its bits on grain.
  const { clip, plan } = await shoot({ frameCount: total, grain: encoder.name === 'native' ? 2.4 : 0 });
  const i420 = new Uint8Array(i420Length(width, height));
  const posterIndex = Math.floor((total - 1) * POSTER_AT);
  let stills: Omit<RenderedFiles, 'main'> | null = null;
  for (let index = 0; index < total; index++) {
    if (index === posterIndex) stills = await writeStills(job, clip.drawFrame(index), 0);
    clip.writeFrame(index, i420);
    await encoder.addFrame(i420);
    // Memory that a frame took outside the heap is freed only between turns of the event loop.
    await setImmediate();
    if ((index + 1) % FRAMES_PER_REPORT === 0 || index + 1 === total) {
      report({ type: 'progress', done: index + 1, total, stage: 'rendering' });
    }
  }
  report({ type: 'progress', done: total, total, stage: 'encoding' });
  const file = await encoder.finish();
  report({ type: 'progress', done: total, total, stage: 'finishing' });
  const main = await writeWhole(job, 'result.mp4', file);
  if (!stills) throw new Error('No poster frame was drawn');
  return { files: [{ main, ...stills }], mimeType: 'video/mp4', width, height, durationSeconds: total / fps, plan };
}
