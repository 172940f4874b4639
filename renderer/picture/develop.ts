import { createPlan } from '../createPlan.ts';
import { createClip } from '../frames/createClip.ts';
import { rgb } from '../light/colour.ts';
import type { Plan } from '../scene.ts';
import { paintBackdrop, placeInFront } from './composite.ts';
import { blurBehind, cutOut } from './cutOut.ts';
import type { PictureAnalysis } from './depth.ts';
import { PLAIN } from './light/paints.ts';
import { type Front, recolour } from './light/recolour.ts';
import { layUnder, relight, weatherGround } from './light/relight.ts';
import { changeSeason } from './light/season.ts';
import { applyTone } from './light/tones.ts';
import { createPlane, type Plane, resizePlane } from './planes.ts';
import { copyRaster, fromCanvas, type Raster, resizeRaster } from './raster.ts';
import type { Background, Instruction } from './instruction/instruction.ts';
import { outlineWhite } from './sticker.ts';

/** A painted background is drawn no larger: it is slightly out of focus anyway. */
const MAX_SCENE_SIDE = 1600;
const MAX_BLUR_SIDE = 1400;

/** Whether an instruction depends on what is near, what is sky and what stands in front. */
export function needsAnalysis({
  time,
  weather,
  season,
  recolour: colours,
  background,
  isSkyAsked,
  details,
  subject,
  kept,
}: Instruction): boolean {
  const isHazy =
    weather === 'fog' || weather === 'rain' || weather === 'storm' || weather === 'snow' || details.mist === 1;
  return Boolean(
    time ||
    isHazy ||
    weather === 'aurora' ||
    season ||
    (colours && (!colours.from || PLAIN.has(colours.from))) ||
    background ||
    isSkyAsked ||
    subject ||
    (kept && kept.kind !== 'colour'),
  );
}

/**
 * Applies an instruction's light, season and colours to a picture; the same for stills and clips.
 * @param withTime false leaves the time of day as it is, for a clip in which it changes gradually
 */
export function developLight(
  raster: Raster,
  {
    instruction,
    plan,
    analysis,
    withTime,
  }: { instruction: Instruction; plan: Plan; analysis: PictureAnalysis | null; withTime: boolean },
): Raster {
  let picture = raster;
  const { weather, season, details } = instruction;
  if (instruction.recolour && (analysis || instruction.recolour.from))
    picture = recolour(picture, instruction.recolour, thingIn(raster, analysis));
  if (analysis && season) picture = changeSeason(picture, analysis, season, plan.seed);
  const hasNewSky = analysis?.sky && (instruction.isSkyAsked || weather === 'aurora' || weather === 'storm');
  if (analysis && withTime && (instruction.time || hasNewSky)) picture = relight(picture, analysis, plan);
  if (analysis) {
    const wet = weather === 'storm' ? 1 : weather === 'rain' ? 0.8 : 0;
    const fog = weather === 'fog' ? 0.85 : details.mist === 1 ? 0.5 : 0;
    const cold = weather === 'snow' ? 0.7 : 0;
    if (wet + fog + cold > 0) picture = weatherGround(picture, analysis, plan, { wet, fog, cold });
  }
  for (const tone of instruction.tones) picture = applyTone(picture, tone, plan.seed);
  return picture === raster ? copyRaster(raster) : picture;
}

/** What stands in front, in the picture's size; nothing where that is unknown. */
export function frontOf({ width, height }: Raster, analysis: PictureAnalysis | null): Plane {
  return analysis ? resizePlane(analysis.matte.plane, width, height) : createPlane(width, height);
}

/** The thing that is to have another colour, as far as it was found. */
export function thingIn(raster: Raster, analysis: PictureAnalysis | null): Front {
  const source = analysis?.matte.source ?? 'guess';
  return { plane: frontOf(raster, analysis), isFound: source !== 'guess', isPerson: source === 'person' };
}

/** Removes, blurs or replaces the background. */
export async function changeBackground(
  raster: Raster,
  {
    background,
    analysis,
    prompt,
    seed,
  }: { background: Background; analysis: PictureAnalysis; prompt: string; seed: number },
): Promise<Raster> {
  const { width, height } = raster;
  const matte = resizePlane(analysis.matte.plane, width, height);
  switch (background.kind) {
    case 'remove':
      return cutOut(raster, matte);
    case 'sticker':
      return outlineWhite(cutOut(raster, matte));
    case 'blur':
      return blurLarge(raster, analysis);
    case 'colour':
      return placeInFront(paintBackdrop(width, height, rgb(background.colour)), cutOut(raster, matte), { blend: 0.25 });
    case 'scene': {
      const plan: Plan = {
        ...createPlan({ prompt, seed, fixedCamera: true }),
        scene: background.scene,
        subject: null,
        companion: null,
        beside: null,
        mount: null,
        style: null,
        title: null,
        colours: [],
      };
      return placeInFront(await paintScene(plan, width, height), cutOut(raster, matte), { blend: 1 });
    }
  }
}

/** Blurs the background; in a large picture the blur is computed at a smaller size, which nobody can see. */
export async function blurLarge(raster: Raster, { matte }: PictureAnalysis): Promise<Raster> {
  const { width, height } = raster;
  const scale = Math.min(1, MAX_BLUR_SIDE / Math.max(width, height));
  const small = await resizeRaster(raster, Math.round(width * scale), Math.round(height * scale));
  const soft = blurBehind(
    small,
    resizePlane(matte.plane, small.width, small.height),
    Math.max(small.width, small.height) / 52,
  );
  if (scale === 1) return soft;
  const result = await resizeRaster(soft, width, height);
  layUnder(result, raster, resizePlane(matte.plane, width, height));
  return result;
}

async function paintScene(plan: Plan, width: number, height: number): Promise<Raster> {
  const scale = Math.min(1, MAX_SCENE_SIDE / Math.max(width, height));
  const even = (value: number): number => Math.max(2, Math.round((value * scale) / 2) * 2);
  const clip = await createClip({
    plan,
    width: even(width),
    height: even(height),
    fps: 24,
    frameCount: 1,
    hasWatermark: false,
    grain: 0,
  });
  const scene = fromCanvas(clip.drawFrame(0));
  const soft = blurBehind(
    scene,
    { width: scene.width, height: scene.height, values: new Float32Array(scene.width * scene.height) },
    Math.max(1, scene.width / 640),
  );
  return resizeRaster(soft, width, height);
}
