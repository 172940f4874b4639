import { createClip } from './frames/createClip.ts';
import { createPictureClip } from './picture/pictureClip.ts';
import { readRaster } from './picture/raster.ts';
import { readInstruction } from './picture/instruction/readInstruction.ts';
import { createPlan } from './createPlan.ts';
import { renderClip } from './frames/renderClip.ts';
import type { RenderJob, RenderMessage, RenderResult } from './renderJob.ts';
import { renderEdit, renderScene, renderStory } from './frames/renderPictures.ts';

type Report = (message: RenderMessage) => void;

/**
 * Renders a job, writes its files into the job's folder and reports progress to `report`.
 * Files get their final names only when complete.
 */
export async function renderToFiles(job: RenderJob, report: Report): Promise<RenderResult> {
  switch (job.mode) {
    case 'text-to-video':
      return renderSceneClip(job, report);
    case 'image-to-video':
      return renderPictureClip(job, report);
    case 'text-to-image':
      return renderScene(job, report);
    case 'storyboard':
      return renderStory(job, report);
    case 'image-edit':
    case 'multi-image':
      return renderEdit(job, report);
  }
}

function renderSceneClip(job: RenderJob, report: Report): Promise<RenderResult> {
  const { width, height, fps } = job;
  const plan = createPlan(job);
  report({ type: 'plan', plan });
  return renderClip(job, report, async (shape) => ({
    plan,
    clip: await createClip({ plan, width, height, fps, hasWatermark: job.watermark, ...shape }),
  }));
}

function renderPictureClip(job: RenderJob, report: Report): Promise<RenderResult> {
  const [input] = job.inputs;
  if (!input) throw new Error('No picture was given');
  const instruction = readInstruction(job.prompt, { isMoving: true, pictures: 1 });
  return renderClip(job, report, async ({ frameCount }) => {
    const clip = await createPictureClip(await readRaster(input), {
      ...job,
      instruction,
      frameCount,
      hasWatermark: job.watermark,
    });
    const plan = { chips: clip.chips, unmatched: clip.unmatched };
    report({ type: 'plan', plan });
    return { clip, plan };
  });
}
