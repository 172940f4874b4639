import type { Canvas } from '@napi-rs/canvas';
import type { Lettering } from '../prompt/lettering.ts';
import { EDGE_ROOM, ROW_MIDDLES } from '../post/lettering.ts';
import { RenderRefusal } from '../renderRefusal.ts';
import type { Plan, PlanChip } from '../scene.ts';
import { createSceneSetup } from '../frames/sceneSetup.ts';
import { changeBackground, developLight, needsAnalysis } from './develop.ts';
import { frameIn } from './border.ts';
import { inBoth } from '../prompt/vocabulary/thingNames.ts';
import { findMatte } from './matte.ts';
import { boxOf } from './cutOut.ts';
import { estimateDepth, type PictureAnalysis } from './depth.ts';
import { createFinish } from './finish.ts';
import { freeColumn } from './freeColumn.ts';
import { readShape } from '../readShape.ts';
import { AROUND, expandTo } from './expand.ts';
import { chooseFit, cropCentre, cropTo, flip, turnRight } from './fitFrame.ts';
import { keptPart } from './keep.ts';
import { dyeClothes } from './light/clothes.ts';
import { changeFaces } from './light/faces.ts';
import { layUnder } from './light/relight.ts';
import { findClothes } from './person/findClothes.ts';
import { findFaces } from './person/findFaces.ts';
import { removeFrom } from './removal/removeFrom.ts';
import { layOrnaments } from './ornament/placeOrnaments.ts';
import { wear } from './ornament/wear.ts';
import type { FaceWish } from './instruction/readFaces.ts';
import { addDetail } from './light/tones.ts';
import { cropRaster, fromCanvas, hasTransparency, type Raster, resizeRaster, toCanvas } from './raster.ts';
import { planForPicture } from './picturePlan.ts';
import type { Instruction } from './instruction/instruction.ts';
import { SKY_DETAILS } from './instruction/words.ts';
import { applyStyle } from './style/applyStyle.ts';
import { isThingLost, omitInvisible } from './omitInvisible.ts';
import { straighten } from './straighten.ts';
import { mixRasters } from './warp.ts';

/** Depth, sky and matte are found at no more than this many pixels a side, which is enough to tell near from far. */
const ROOM_SIDE = 1400;

export interface EditOptions {
  instruction: Instruction;
  prompt: string;
  seed: number;
  /** Pixels. */
  width: number;
  height: number;
  hasWatermark: boolean;
}

export interface EditedPicture {
  raster: Raster;
  chips: PlanChip[];
  unmatched: string[];
}

/**
 * Applies an instruction to a picture, and says which parts of it could be done.
 * @throws RenderRefusal `object_not_found` or `sky_not_found` when the picture lacks what the instruction is about,
 *   `removal_unbelievable` when what is to go cannot be taken out believably
 */
export async function editPicture(
  original: Raster,
  { instruction, prompt, seed, width, height, hasWatermark }: EditOptions,
): Promise<EditedPicture> {
  const chips = [...instruction.chips];
  const turned = turnRight(original, instruction.turn?.quarters ?? 0);
  const level = instruction.straightening ? await straighten(turned, instruction.straightening.lean) : turned;
  const upright = instruction.isCloser ? await closeUp(level) : level;
  let picture = await frame(upright, { instruction, prompt, width, height, chips });
  const enlarged = Math.max(width / upright.width, height / upright.height);
  if (instruction.isFlipped) picture = flip(picture);
  if (instruction.isUpscaled || enlarged > 1.25) picture = addDetail(picture, 1.6, instruction.isUpscaled ? 0.9 : 0.45);
  if (instruction.removal) picture = await removeFrom(picture, instruction.removal, seed);
  if (instruction.faces) picture = await withFaces(picture, instruction.faces, seed);
  if (instruction.clothes) picture = await withClothes(picture, instruction.clothes);
  const framed = picture;
  const asksSky = instruction.isSkyAsked || [...SKY_DETAILS].some((name) => name in instruction.details);
  const analysis =
    needsAnalysis(instruction) || asksSky || instruction.letters.length + instruction.ornaments.length > 0
      ? await analysePicture(picture)
      : null;
  const isCut = instruction.background !== null && instruction.background.kind !== 'blur';
  const isOnlyRecoloured = instruction.chips.length === 1 && isThingLost(picture, instruction, analysis);
  if (isOnlyRecoloured || (isCut && analysis?.matte.source === 'guess')) throw new RenderRefusal('object_not_found');
  if (instruction.isSkyAsked && !instruction.background && analysis?.sky === null)
    throw new RenderRefusal('sky_not_found');
  const kept = instruction.kept && keptPart(framed, instruction.kept, analysis);
  const { wish: seen, isUnseen } = omitInvisible(picture, instruction, analysis);
  const letters = instruction.letters.map((lettering) => (analysis ? clearOfHeads(lettering, analysis) : lettering));
  const wish: Instruction = { ...seen, letters, isSkyAsked: asksSky };
  const plan = planForPicture(wish, picture, seed);
  picture = relightFor(picture, { wish, plan, analysis });
  if (instruction.background && analysis)
    picture = await changeBackground(picture, { background: instruction.background, analysis, prompt, seed });
  const setup = createSceneSetup(plan, width, height);
  const heads = plan.subject ? await findFaces(framed) : [];
  const finish = createFinish(setup, {
    hasWatermark,
    isStill: true,
    freeSide: (box) => (analysis ? freeColumn(analysis, { faces: heads, size: framed }, box) : 0.72),
    placement: instruction.placement,
  });
  const moment = { seconds: 2, progress: 0 };
  let canvas = toCanvas(picture);
  finish.paintAir(canvas.getContext('2d'), moment);
  if (instruction.styles.length > 0) {
    picture = fromCanvas(canvas);
    for (const style of instruction.styles)
      picture = await applyStyle(picture, style, { colours: instruction.colours, seed });
    canvas = toCanvas(picture);
  }
  if (kept) {
    picture = fromCanvas(canvas);
    layUnder(picture, framed, kept);
    canvas = toCanvas(picture);
  }
  if (instruction.ornaments.length + instruction.worn.length > 0)
    await adorn(canvas, framed, { instruction, analysis, seed });
  if (instruction.border) canvas = frameIn(canvas, instruction.border, seed);
  finish.paintLetters(canvas.getContext('2d'), moment);
  if (instruction.isRound) cutRound(canvas);
  if (instruction.background?.kind === 'blur' && analysis?.matte.source === 'guess') nameGuess(chips);
  const undone = chips.filter(isUnseen);
  return {
    raster: fromCanvas(canvas),
    chips: chips.filter((chip) => !undone.includes(chip)),
    unmatched: [...instruction.unmatched, ...undone.flatMap((chip) => chip.word ?? [])],
  };
}

/** @throws RenderRefusal `object_not_found` where nobody looks towards the camera */
async function withFaces(picture: Raster, wish: FaceWish, seed: number): Promise<Raster> {
  const faces = await findFaces(picture);
  if (faces.length === 0) throw new RenderRefusal('object_not_found');
  return changeFaces(picture, faces, wish, seed);
}

/** @throws RenderRefusal `object_not_found` where what is worn cannot be told for certain */
async function withClothes(picture: Raster, paint: string): Promise<Raster> {
  const { matte } = await analysePicture(picture);
  const part = await findClothes(picture, { matte, faces: await findFaces(picture) });
  if (!part) throw new RenderRefusal('object_not_found');
  return dyeClothes(picture, part, paint);
}

/**
 * Lays ornaments over a picture and puts things on the heads in it.
 * @throws RenderRefusal `object_not_found` where nobody's head has room for what is to be worn
 */
async function adorn(
  canvas: Canvas,
  picture: Raster,
  { instruction, analysis, seed }: { instruction: Instruction; analysis: PictureAnalysis | null; seed: number },
): Promise<void> {
  const context = canvas.getContext('2d');
  const faces = await findFaces(picture);
  for (const kind of instruction.worn)
    if (wear(context, kind, faces, seed) === 0) throw new RenderRefusal('object_not_found');
  for (const wish of instruction.ornaments)
    await layOrnaments(context, picture, wish, { analysis: analysis!, faces, seed });
}

/** Blurred around what was only guessed to be in front, a chip claims no background. */
function nameGuess(chips: PlanChip[]): void {
  const at = chips.findIndex(({ value }) => value === 'blurBackground');
  if (at >= 0) chips[at] = { ...chips[at]!, drawn: inBoth('sekelilingnya diburamkan/surroundings blurred')! };
}

/** Makes everything outside the largest circle transparent. */
function cutRound(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'destination-in';
  context.beginPath();
  context.arc(canvas.width / 2, canvas.height / 2, Math.min(canvas.width, canvas.height) / 2, 0, Math.PI * 2);
  context.fill();
  context.globalCompositeOperation = 'source-over';
}

/** Before a new scene, light is changed only half way: a face or a product must stay readable even at night. */
function relightFor(
  picture: Raster,
  { wish, plan, analysis }: { wish: Instruction; plan: Plan; analysis: PictureAnalysis | null },
): Raster {
  if (wish.background?.kind !== 'scene' || !analysis)
    return developLight(picture, { instruction: wish, plan, analysis, withTime: true });
  const lit = developLight(picture, { instruction: wish, plan, analysis: { ...analysis, sky: null }, withTime: true });
  mixRasters(picture, lit, 0.5, lit);
  return lit;
}

/** Guesses the space in a picture, see `ROOM_SIDE`. */
export async function analysePicture(picture: Raster): Promise<PictureAnalysis> {
  const scale = Math.min(1, ROOM_SIDE / Math.max(picture.width, picture.height));
  return estimateDepth(
    await resizeRaster(picture, Math.round(picture.width * scale), Math.round(picture.height * scale)),
  );
}

/** A text where it was asked for, unless it would cover a head there: then close to the upper edge, or in a free row. */
function clearOfHeads(lettering: Lettering, analysis: PictureAnalysis): Lettering {
  const { row, side } = lettering;
  if (!row) return { ...lettering, row: freeRowOf(analysis) };
  if (side === 'left' || side === 'right') return lettering;
  const middle = ROW_MIDDLES[row];
  const isAtEdge = row === 'top' && isCrowned(analysis);
  const [from, to] = isAtEdge ? [0, EDGE_ROOM] : [middle - TEXT_REACH, middle + TEXT_REACH];
  if (isOverFace(analysis, from, to)) return { ...lettering, row: freeRowOf(analysis) };
  return isAtEdge ? { ...lettering, isAtEdge } : lettering;
}

/** Whether a face may be between two heights, parts of the picture's. */
function isOverFace({ matte }: PictureAnalysis, from: number, to: number): boolean {
  if (matte.source !== 'person') return false;
  const box = boxOf(matte.plane);
  const { height } = matte.plane;
  const tall = box.bottom - box.top;
  return to > (box.top + tall * FACE[0]) / height && from < (box.top + tall * FACE[1]) / height;
}

/** Whether the upper end of the person, animal or thing in front reaches into the upper row. */
function isCrowned({ matte }: PictureAnalysis): boolean {
  const { width, height, values } = matte.plane;
  if (matte.source === 'guess' || matte.source === 'transparency') return false;
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(height * UPPER_ROW[0]); y < height * UPPER_ROW[1]; y += 2)
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x += 4) {
      sum += values[y * width + x]!;
      count += 1;
    }
  return sum > count * LEAST_CROWN;
}

/** Where a text in the upper row stands, parts of the height, and the part of it that a head must take to be covered. */
const UPPER_ROW = [0.08, 0.23] as const;
const LEAST_CROWN = 0.1;

/** Where the face is in a photo of a person's upper body, parts of the body's height. */
const FACE = [0.14, 0.5] as const;
/** Half a line of text, part of the picture's height. */
const TEXT_REACH = 0.06;

/** The row in which letters cover least of the person or thing in front; the head counts three times. */
function freeRowOf({ matte }: PictureAnalysis): 'top' | 'middle' | 'bottom' {
  const { width, height, values } = matte.plane;
  const box = boxOf(matte.plane);
  const head = box.top + (box.bottom - box.top) * 0.45;
  const covered = (from: number, to: number): number => {
    let sum = 0;
    for (let y = Math.floor(from * height); y < to * height; y++)
      for (let x = 0; x < width; x += 4)
        sum += values[y * width + x]! * (matte.source === 'person' && y < head ? 3 : 1);
    return sum / (to - from);
  };
  const rows = { bottom: covered(0.72, 0.94), top: covered(0.05, 0.25) };
  return rows.top < rows.bottom * 0.7 ? 'top' : 'bottom';
}

/** Brings a picture to the wanted size, with a chip if that took a crop or an extension nobody asked for. */
async function frame(
  original: Raster,
  {
    instruction,
    prompt,
    width,
    height,
    chips,
  }: Pick<EditOptions, 'instruction' | 'prompt' | 'width' | 'height'> & { chips: PlanChip[] },
): Promise<Raster> {
  const natural = chooseFit(original, width, height);
  // "potong jadi kotak": a square picture has that shape already.
  if (natural === 'same' && readShape(prompt)) return cropTo(original, width, height);
  const fit = instruction.frame ?? natural;
  if (natural !== 'same' && !instruction.frame) chips.push({ aspect: 'edit', value: natural, word: null });
  // A transparent picture has no surroundings to extend.
  if (fit === 'expand' && !hasTransparency(original)) {
    const { raster, around } = await expandTo(original, width, height, instruction.extension);
    const told = chips.findIndex(({ value }) => value === 'expand');
    chips[told] = { ...chips[told]!, drawn: AROUND[around] };
    return raster;
  }
  if (instruction.frame === 'crop' && natural === 'same') {
    return cropCentre(await resizeRaster(original, Math.round(width * 1.25), Math.round(height * 1.25)), width, height);
  }
  return cropTo(original, width, height, natural === 'same' ? undefined : await focusOf(original, width, height));
}

/** How much larger things are in a photo seen from closer. */
const CLOSER = 1.4;

/** The part of a photo around whoever or whatever is in front, or around its middle. */
async function closeUp(raster: Raster): Promise<Raster> {
  const [width, height] = [Math.round(raster.width / CLOSER), Math.round(raster.height / CLOSER)];
  const { x, y } = (await focusOf(raster, raster.width, raster.height)) ?? { x: 0.5, y: 0.5 };
  const within = (centre: number, size: number, whole: number): number =>
    Math.round(Math.min(whole - size, Math.max(0, centre * whole - size / 2)));
  return cropRaster(raster, within(x, width, raster.width), within(y, height, raster.height), width, height);
}

/** Whom a crop is to keep is looked for at this many pixels a side. */
const FOCUS_SIDE = 360;

/** The point that a crop keeps, in parts of width and height: the person or thing in front, from the head down. */
async function focusOf(raster: Raster, width: number, height: number): Promise<{ x: number; y: number } | undefined> {
  const scale = Math.min(1, FOCUS_SIDE / Math.max(raster.width, raster.height));
  const small = await resizeRaster(raster, Math.round(raster.width * scale), Math.round(raster.height * scale));
  const { plane, source } = await findMatte(small);
  if (source === 'guess') return undefined;
  const box = boxOf(plane);
  const kept = Math.min(1, (raster.width / raster.height) * (height / width)) * small.height;
  const top = box.top - kept * 0.06;
  return {
    x: (box.left + box.right) / 2 / small.width,
    y: (box.bottom - top > kept ? top + kept / 2 : (box.top + box.bottom) / 2) / small.height,
  };
}
