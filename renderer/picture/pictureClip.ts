import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../light/colour.ts';
import { createCanvasWriter } from '../encode/writeCanvas.ts';
import type { PlanSettings } from '../createPlan.ts';
import type { Clip } from '../frames/createClip.ts';
import { smoothstep } from '../light/noise.ts';
import type { Plan, PlanChip, Rgb } from '../scene.ts';
import { createSceneSetup } from '../frames/sceneSetup.ts';
import { isOfCamera, poseOnPath } from './cameraPath.ts';
import { easeDepth } from './depth.ts';
import { blurLarge, developLight } from './develop.ts';
import { analysePicture } from './editPicture.ts';
import { freeSideOf } from './freeColumn.ts';
import { createFinish } from './finish.ts';
import { cropTo } from './fitFrame.ts';
import { planForPicture } from './picturePlan.ts';
import { copyRaster, flatten, type Raster } from './raster.ts';
import type { Instruction } from './instruction/instruction.ts';
import { SKY_DETAILS } from './instruction/words.ts';
import { applyStyle } from './style/applyStyle.ts';
import { omitInvisible } from './omitInvisible.ts';
import { createWarp, mixRasters } from './warp.ts';

/** The picture is kept this much larger than the clip, so that it stays sharp when the camera comes nearer. */
const RESERVE = 1.14;
/** How much of its path, around the middle, a slow camera covers. */
const GENTLE_WAY = 0.5;
const PACES = { timelapse: 6, slowMotion: 0.45 } as const;
/** The colour behind a transparent picture. */
const WALL: Rgb = [238, 236, 231];

export interface PictureClipOptions extends PlanSettings {
  instruction: Instruction;
  seed: number;
  /** Pixels; even. */
  width: number;
  height: number;
  fps: number;
  frameCount: number;
  hasWatermark: boolean;
}

export interface PictureClip extends Clip {
  chips: PlanChip[];
  unmatched: string[];
}

/** A clip that moves through the user's picture; frames do not depend on each other. */
export async function createPictureClip(
  original: Raster,
  { instruction, seed, width, height, fps, frameCount, fixedCamera = false, hasWatermark }: PictureClipOptions,
): Promise<PictureClip> {
  const whole = copyRaster(original);
  flatten(whole, WALL);
  const still = await cropTo(whole, Math.round(width * RESERVE), Math.round(height * RESERVE));
  const analysis = await analysePicture(still);
  const motion = fixedCamera ? 'none' : (instruction.motion ?? 'forward');
  const { wish, isUnseen } = omitInvisible(still, instruction, analysis);
  const plan: Plan = { ...planForPicture(wish, still, seed), motion };
  const { before, after } = await developBoth(still, { instruction: wish, plan, analysis, seed });
  const setup = createSceneSetup(plan, width, height);
  const finish = createFinish(setup, { hasWatermark, isStill: false, freeSide: () => freeSideOf(analysis) });
  const warp = createWarp({ depth: easeDepth(analysis.depth), width, height });
  const mixture = after ? copyRaster(before) : before;
  const canvas = createCanvas(width, height);
  const writeCanvas = createCanvasWriter(canvas);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const pace = plan.details.timelapse ? PACES.timelapse : plan.details.slowMotion ? PACES.slowMotion : 1;
  const isLightMoving = motion === 'none' && instruction.weather === null && !after;
  const drawFrame = (index: number): Canvas => {
    const part = frameCount > 1 ? index / (frameCount - 1) : 0;
    const moment = { seconds: (index / fps) * pace, progress: part };
    if (after) mixRasters(before, after, smoothstep(0.08, 0.86, part), mixture);
    const way = plan.details.gentle ? 0.5 + (part - 0.5) * GENTLE_WAY : part;
    warp(mixture, poseOnPath(motion, way), image.data);
    context.putImageData(image, 0, 0);
    if (isLightMoving) passLight(context, setup.palette.sun, { width, height, part });
    finish.paintAir(context, moment);
    finish.paintLetters(context, { ...moment, seconds: index / fps });
    return canvas;
  };
  const undone = instruction.chips.filter((chip) => isUnseen(chip) || (fixedCamera && isOfCamera(chip)));
  return {
    frameCount,
    chips: motionChips(instruction, motion, fixedCamera).filter(
      (chip) => !isUnseen(chip) && !(fixedCamera && isOfCamera(chip)),
    ),
    unmatched: [...instruction.unmatched, ...undone.flatMap((chip) => chip.word ?? [])],
    drawFrame,
    writeFrame: (index, target) => writeCanvas(drawFrame(index), target),
  };
}

/** The picture at the start of the clip and, if its light changes during the clip, at the end. */
async function developBoth(
  still: Raster,
  {
    instruction,
    plan,
    analysis,
    seed,
  }: { instruction: Instruction; plan: Plan; analysis: Awaited<ReturnType<typeof analysePicture>>; seed: number },
): Promise<{ before: Raster; after: Raster | null }> {
  const asksSky = instruction.isSkyAsked || [...SKY_DETAILS].some((name) => name in instruction.details);
  const wish = { ...instruction, isSkyAsked: asksSky };
  const finishOne = async (picture: Raster): Promise<Raster> => {
    let done = picture;
    if (instruction.background?.kind === 'blur') done = await blurLarge(done, analysis);
    for (const style of instruction.styles)
      done = await applyStyle(done, style, { colours: instruction.colours, seed });
    return done;
  };
  const lit = await finishOne(developLight(still, { instruction: wish, plan, analysis, withTime: true }));
  if (!instruction.isGradual) return { before: lit, after: null };
  return {
    before: await finishOne(developLight(still, { instruction: wish, plan, analysis, withTime: false })),
    after: lit,
  };
}

function motionChips(instruction: Instruction, motion: Plan['motion'], fixedCamera: boolean): PlanChip[] {
  const others = instruction.chips.filter((chip) => chip.aspect !== 'motion');
  const asked = instruction.chips.find((chip) => chip.aspect === 'motion');
  if (asked && asked.value === motion) return instruction.chips;
  return [...others, { aspect: 'motion', value: motion, word: fixedCamera ? null : (asked?.word ?? null) }];
}

/** Under a still camera and without weather, a faint beam of light passes over the picture, so that something moves. */
function passLight(
  context: SKRSContext2D,
  colour: Rgb,
  { width, height, part }: { width: number; height: number; part: number },
): void {
  const x = width * (0.1 + 0.8 * part);
  const reach = width * 0.6;
  const beam = context.createRadialGradient(x, height * 0.3, 0, x, height * 0.3, reach);
  beam.addColorStop(0, css(colour, 0.3));
  beam.addColorStop(1, css(colour, 0));
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = beam;
  context.fillRect(0, 0, width, height);
  context.restore();
}
