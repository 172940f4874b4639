import type { Canvas } from '@napi-rs/canvas';
import { createClip } from './createClip.ts';
import { combinePictures } from '../picture/combine.ts';
import { type EditedPicture, type EditOptions, editPicture } from '../picture/editPicture.ts';
import { type Raster, readRaster, resizeRaster, toCanvas } from '../picture/raster.ts';
import { readInstruction } from '../picture/instruction/readInstruction.ts';
import { RenderRefusal } from '../renderRefusal.ts';
import { createPlan } from '../createPlan.ts';
import type { RenderedFiles, RenderJob, RenderMessage, RenderResult, Understanding } from '../renderJob.ts';
import type { Moment, Plan } from '../scene.ts';
import { createStoryboard } from '../storyboard/createStoryboard.ts';
import { writePicture } from './writeFiles.ts';

type Report = (message: RenderMessage) => void;

const IMAGE_GRAIN = 3;

/** Draws one picture from a text. */
export async function renderScene(job: RenderJob, report: Report): Promise<RenderResult> {
  const plan = createPlan({ ...job, isStill: true });
  report({ type: 'plan', plan });
  return deliver(job, report, { plan, total: 1, draw: () => drawScene(job, plan) });
}

/** Draws the pictures of a story, panel by panel. */
export async function renderStory(job: RenderJob, report: Report): Promise<RenderResult> {
  const { panels, chips, unmatched } = createStoryboard(job);
  const plan = { chips, unmatched, captions: panels.map(({ caption }) => caption) };
  report({ type: 'plan', plan });
  return deliver(job, report, {
    plan,
    total: panels.length,
    draw: (place) => drawScene(job, panels[place]!.plan, panels[place]!.moment),
  });
}

/**
 * Renders one picture from one or several given ones.
 * @throws RenderRefusal `result_unchanged` when a single picture would not change
 */
export async function renderEdit(job: RenderJob, report: Report): Promise<RenderResult> {
  const { width, height, prompt, seed } = job;
  const pictures: Raster[] = [];
  for (const input of job.inputs) pictures.push(await readRaster(input));
  if (pictures.length === 0) throw new Error('No picture was given');
  report({ type: 'progress', done: 0, total: 1, stage: 'preparing' });
  const instruction = readInstruction(prompt, { isMoving: false, pictures: pictures.length });
  const combined = await combinePictures(pictures, { instruction, width, height });
  const options: EditOptions = { instruction, prompt, seed, width, height, hasWatermark: job.watermark };
  const edited = await editPicture(combined.raster, options);
  // A picture that was only cropped differs from the original, but nothing of the request was done.
  const isUndone = edited.unmatched.length > 0 && edited.chips.every(({ word }) => word === null);
  if (pictures.length === 1 && (isUndone || (await isUnchanged(pictures[0]!, edited, options))))
    throw new RenderRefusal('result_unchanged');
  const plan = { chips: [...combined.chips, ...edited.chips], unmatched: edited.unmatched };
  report({ type: 'plan', plan });
  return deliver(job, report, { plan, total: 1, draw: async () => toCanvas(edited.raster) });
}

/** Mean difference per channel, in levels of 255, below which nobody sees a change; and above which everybody does. */
const UNSEEN = 0.4;
const SEEN = 4;
/** The same where a thing was added or faces were changed: a flock of birds is only some lines in the sky. */
const UNSEEN_THING = 0.02;
/** Width in pixels at which a large change is recognised. */
const GLANCE = 160;

/** Whether no visible change was made, also where the result has another size than the photo. */
async function isUnchanged(before: Raster, { raster, chips }: EditedPicture, options: EditOptions): Promise<boolean> {
  // A black and white photo made black and white would only gain contrast.
  const done = chips.filter(({ word }) => word !== null);
  if (done.length > 0 && done.every(({ value }) => value === 'monochrome') && isGrey(before)) return true;
  const isSmall = options.instruction.faces !== null || done.some(({ aspect }) => aspect === 'subject');
  const unseen = isSmall ? UNSEEN_THING : UNSEEN;
  if (before.width === raster.width && before.height === raster.height) return difference(before, raster) < unseen;
  const ratio = before.width / before.height / (raster.width / raster.height);
  if (Math.abs(ratio - 1) > 0.01) return false;
  const glance = (picture: Raster): Promise<Raster> =>
    resizeRaster(picture, GLANCE, Math.max(1, Math.round((GLANCE * raster.height) / raster.width)));
  if (difference(await glance(before), await glance(raster)) > SEEN) return false;
  // The same photo at the same size, without any edit.
  const instruction = readInstruction('', { isMoving: false, pictures: 1 });
  const untouched = await editPicture(before, { ...options, instruction, prompt: '' });
  return difference(untouched.raster, raster) < unseen;
}

/** Mean difference of what is seen: under a transparent pixel any colour is the same. */
function difference({ data: one }: Raster, { data: other }: Raster): number {
  let sum = 0;
  for (let alpha = 3; alpha < one.length; alpha += 4) {
    const [opaque, otherOpaque] = [one[alpha]! / 255, other[alpha]! / 255];
    for (let index = alpha - 3; index < alpha; index++)
      sum += Math.abs(one[index]! * opaque - other[index]! * otherOpaque);
    sum += Math.abs(one[alpha]! - other[alpha]!);
  }
  return sum / one.length;
}

/** Mean difference of the channels of a grey photo, in levels: compression leaves a little colour. */
const OF_NO_COLOUR = 2;

function isGrey({ data }: Raster): boolean {
  let sum = 0;
  for (let index = 0; index < data.length; index += 4)
    sum += Math.abs(data[index]! - data[index + 1]!) + Math.abs(data[index + 1]! - data[index + 2]!);
  return sum / (data.length / 2) < OF_NO_COLOUR;
}

async function drawScene({ width, height, watermark }: RenderJob, plan: Plan, still?: Moment): Promise<Canvas> {
  const clip = await createClip({
    plan,
    width,
    height,
    fps: 24,
    frameCount: 1,
    hasWatermark: watermark,
    grain: IMAGE_GRAIN,
    ...(still && { still }),
  });
  return clip.drawFrame(0);
}

async function deliver(
  job: RenderJob,
  report: Report,
  { plan, total, draw }: { plan: Understanding; total: number; draw(place: number): Promise<Canvas> },
): Promise<RenderResult> {
  report({ type: 'progress', done: 0, total, stage: 'preparing' });
  const files: RenderedFiles[] = [];
  for (let place = 0; place < total; place++) {
    report({ type: 'progress', done: place, total, stage: 'rendering' });
    const canvas = await draw(place);
    if (place === total - 1) report({ type: 'progress', done: total, total, stage: 'finishing' });
    files.push(await writePicture(job, canvas, place));
  }
  return { files, mimeType: 'image/webp', width: job.width, height: job.height, durationSeconds: null, plan };
}
