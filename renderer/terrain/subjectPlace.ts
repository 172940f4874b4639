import type { SKRSContext2D } from '@napi-rs/canvas';
import type { CameraMotion, Moment, SceneSetup } from '../scene.ts';
import { anchorOf } from '../subject/anchorOf.ts';
import { isAnimal } from '../subject/animals/isAnimal.ts';
import { FIGURES } from '../subject/figureDrawings.ts';
import { heightOf } from '../subject/heightOf.ts';
import { isAlive } from '../subject/isAlive.ts';
import { SILHOUETTES } from '../subject/silhouettes.ts';
import { isBuilding } from '../subject/standBeside.ts';
import { drawSubject } from '../subject/subject.ts';
import type { Camera, Shot } from './camera.ts';
import { heightAt } from './heightfield.ts';
import type { Landform } from './landform.ts';
import type { Lighting } from './bakeLight.ts';
import { createForeground } from './foreground.ts';
import type { Marcher } from './march.ts';

export type SubjectPainter = (
  context: SKRSContext2D,
  moment: Moment,
  camera: Camera,
  marcher: Marcher,
  sunAt: { x: number; y: number },
) => void;

/** Where something is in the picture, in pixels. */
export interface Outline {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A subject in the landscape. */
export interface SubjectPlace {
  paint: SubjectPainter;
  /** Where a camera sees it; null behind the camera. */
  outlineFrom: (camera: Camera) => Outline | null;
}

/** How much of a subject haze may hide; in fog, whose veil is still to be laid over all of the picture, and by night. */
const MOST_HAZE = 0.4;
const LEAST_HAZE = 0.12;
/** People whose place nobody named stand closer: there is nothing else in the picture to know it by. */
const FIGURE_ALONE = 1.5;
/** Where the land is named it is shown, too, before which they are still large. */
const NEAR = 1.35;
const NEAR_BUILDING = 1.8;

/** What a place costs from which the subject would reach out of the picture, by half of its width. */
const CUT_OFF = 40;

interface Spot {
  x: number;
  y: number;
  height: number;
  /** Whether it is on water rather than on the land beside it; undefined on near ground and in the air. */
  isAfloat?: boolean;
}

/**
 * Finds a plan's subject a place in the landscape: boats on open water, creatures and houses on
 * near ground of their own, what flies in the sky. It stays there while the camera moves. Null without a subject.
 */
export function createSubjectPlace(
  setup: SceneSetup,
  landform: Landform,
  shot: Shot,
  { cloudLevel, lighting }: { cloudLevel: number | null; lighting: Lighting },
): SubjectPlace | null {
  const silhouette = setup.plan.subject ? SILHOUETTES[setup.plan.subject] : undefined;
  if (!silhouette) return null;
  const random = setup.random('subject');
  const isFlipped = random() < 0.5;
  const anchor = anchorOf(setup.plan);
  // Whoever wades does so in water of their own: a lake seen from afar is too small for an elephant.
  const isNear = anchor === 'ground' || (setup.plan.details.wades !== undefined && isAnimal(setup.plan.subject));
  const spot = isNear
    ? standInFront(setup, shot, random)
    : anchor === 'sky' || anchor === 'space'
      ? hangInSky(setup, shot, random)
      : // From above, between steep islands, only narrow water is seen.
        (findWater(setup, landform, shot, cloudLevel, random) ??
        findWater(setup, landform, shot, cloudLevel, random, NARROW_WATER) ??
        findWater(setup, landform, shot, cloudLevel, random, ANYWHERE));
  if (!spot) return null;
  // Far ones shrink, but less than true perspective would have it: the subject is what the picture is about.
  const distance = Math.hypot(spot.x - shot.base.x, spot.y - shot.base.y);
  const tall =
    tallest(setup) * (spot.isAfloat === undefined ? 1 : Math.max(0.85, Math.min(1.1, (110 / distance) ** 0.5)));
  const half = (tall * (silhouette.box[2] / silhouette.box[3])) / 2;
  const foreground = isNear ? createForeground(setup, lighting, half) : null;
  // However near the camera comes, the foot stays in the picture.
  const lowest = foreground ? setup.height * LOWEST_ROW : Infinity;
  const seenFrom = (camera: Camera): { x: number; y: number; ahead: number; height: number } | null => {
    const dx = spot.x - camera.x;
    const dy = spot.y - camera.y;
    const ahead = dx * Math.sin(camera.yaw) + dy * Math.cos(camera.yaw);
    if (ahead < 2) return null;
    const unit = camera.focal / ahead;
    return {
      x: setup.width / 2 + (dx * Math.cos(camera.yaw) - dy * Math.sin(camera.yaw)) * unit,
      y: Math.min(camera.horizonY - (spot.height - camera.height) * unit, lowest),
      ahead,
      height: tall * (distance / ahead) * (camera.focal / shot.base.focal),
    };
  };
  const outlineFrom = (camera: Camera): Outline | null => {
    const seen = seenFrom(camera);
    if (!seen) return null;
    const half = (seen.height * (silhouette.box[2] / silhouette.box[3])) / 2;
    return { left: seen.x - half, right: seen.x + half, top: seen.y - seen.height, bottom: seen.y };
  };
  const paint: SubjectPainter = (context, moment, camera, marcher, sunAt) => {
    const seen = seenFrom(camera);
    if (!seen) return;
    const { ahead, ...placed } = seen;
    const stage = [context, placed.x, placed.y, placed.height / tall] as const;
    foreground?.paintGround(...stage);
    drawSubject(context, setup, moment, {
      name: silhouette.name,
      ...placed,
      lightAt: sunAt,
      // What a picture is about can be made out in any fog, and what stands near is in none.
      haze: foreground
        ? 0
        : Math.min(
            setup.plan.weather === 'fog' || setup.palette.isMoon ? LEAST_HAZE : MOST_HAZE,
            marcher.fogAt(ahead, spot.height) * 0.7,
          ),
      isFlipped,
      ...(spot.isAfloat ? { reflection: 0.42 } : {}),
    });
    foreground?.paintGrass(...stage);
  };
  return { paint, outlineFrom };
}

/** Its height in pixels at middle distance. */
function tallest({ plan, width, height }: SceneSetup): number {
  const silhouette = SILHOUETTES[plan.subject!]!;
  const { box, anchor } = silhouette;
  const isAnywhere = plan.chips.some(({ aspect, word }) => aspect === 'scene' && word === null);
  const nearness =
    isAnywhere && silhouette.name in FIGURES
      ? FIGURE_ALONE
      : isAlive(silhouette.name)
        ? NEAR
        : isBuilding(silhouette.name)
          ? NEAR_BUILDING
          : 1;
  const tall = heightOf(silhouette) * nearness * Math.min(height, width);
  const whole = ((WIDEST * width) / (GROWS[plan.motion] ?? 1)) * (box[3] / box[2]);
  return anchor === 'ground' ? Math.min(tall, whole) : tall;
}

/** Where the foot of what stands is, from the top, and how far that is: as if the camera went along with it. */
const FOOT_ROW = 0.86;
const LOWEST_ROW = 0.92;
const STANDS_AHEAD = 200;

/** How much larger than at first what stands ahead becomes while the camera moves. */
const GROWS: Readonly<Partial<Record<CameraMotion, number>>> = { zoom: 1.34, forward: 1.3, back: 1.23 };
/** The part of the picture's width that it may take then. */
const WIDEST = 0.95;

/** A place on near ground, whole as long as the clip takes, beside the middle of the picture. */
function standInFront(setup: SceneSetup, { base }: Shot, random: () => number): Spot {
  const { box } = SILHOUETTES[setup.plan.subject!]!;
  const part = (tallest(setup) * (box[2] / box[3])) / setup.width;
  const side = random() < 0.5 ? -1 : 1;
  const free = WIDEST / (GROWS[setup.plan.motion] ?? 1) - part;
  const across = side * Math.max(0, Math.min(0.12 + 0.2 * random(), free));
  const aside = across * (setup.width / 2 / base.focal) * STANDS_AHEAD;
  const below = FOOT_ROW * setup.height - base.horizonY;
  return { ...worldAt(base, STANDS_AHEAD, aside), height: base.height - (below * STANDS_AHEAD) / base.focal };
}

/** A place in the air, in the upper part of the picture, off its middle. */
function hangInSky(setup: SceneSetup, shot: Shot, random: () => number): Spot {
  const { base } = shot;
  const ahead = 120;
  const aside = (random() < 0.5 ? -1 : 1) * (0.16 + 0.3 * random()) * (setup.width / base.focal) * ahead * 0.5;
  // Whole, and as high as it can be: before a mountain nobody makes out a bird.
  const row = Math.max(tallest(setup) * 0.6, base.horizonY * (0.2 + 0.16 * random()));
  return { ...worldAt(base, ahead, aside), height: base.height + ((base.horizonY - row) * ahead) / base.focal };
}

function worldAt(camera: Camera, ahead: number, aside: number): { x: number; y: number } {
  return {
    x: camera.x + Math.sin(camera.yaw) * ahead + Math.cos(camera.yaw) * aside,
    y: camera.y + Math.cos(camera.yaw) * ahead - Math.sin(camera.yaw) * aside,
  };
}

/** How a place is looked for: how often, in how deep water, and whether a boat may be on land or hidden. */
interface Search {
  attempts: number;
  depth: number;
  isAnywhere: boolean;
}
const IN_VIEW: Search = { attempts: 500, depth: 2.2, isAnywhere: false };
const NARROW_WATER: Search = { attempts: 3000, depth: 0.8, isAnywhere: false };
const ANYWHERE: Search = { attempts: 500, depth: 2.2, isAnywhere: true };

/** Tries seeded places in view of the camera, on water, near a third of the width. */
function findWater(
  setup: SceneSetup,
  landform: Landform,
  shot: Shot,
  cloudLevel: number | null,
  random: () => number,
  { attempts, depth, isAnywhere }: Search = IN_VIEW,
): Spot | null {
  const { base } = shot;
  const span = setup.width / 2 / base.focal;
  const { field, waterLevel } = landform;
  // As large as it may become where it is near, as parts of the picture's height and of half of its width.
  const { box, motion } = SILHOUETTES[setup.plan.subject!]!;
  const largest = tallest(setup) * 1.1;
  const upwards = largest / setup.height;
  const halfWidth = (largest * (box[2] / box[3])) / setup.width + (motion === 'drive' || motion === 'walk' ? 0.14 : 0);
  // Whoever lives is what the picture is about, and is near its middle; a boat a third from the edge.
  const [middle, towardsMiddle] = isAlive(setup.plan.subject!) ? [0.28, 3] : [0.42, 0.8];
  let best: Spot | null = null;
  let bestScore = -Infinity;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const ahead = 14 + 420 * random() ** 2.4;
    const across = random() * 2 - 1;
    const place = worldAt(base, ahead, across * span * 0.8 * ahead);
    const ground = heightAt(field, place.x, place.y);
    const isWet = ground < waterLevel - depth;
    const height = Math.max(ground, waterLevel);
    if (cloudLevel !== null && height < cloudLevel + 3) continue;
    const row = (base.horizonY - ((height - base.height) * base.focal) / ahead) / setup.height;
    if (row > 0.93 || row < 0.2) continue;
    const slope =
      Math.abs(heightAt(field, place.x + 2, place.y) - ground) +
      Math.abs(heightAt(field, place.x, place.y + 2) - ground);
    const seen = isSeen(landform, base, place, height, ahead);
    if (!isAnywhere && !(isWet && seen)) continue;
    const score =
      (isWet ? 8 : 0) -
      (seen ? 0 : 6) -
      ahead * 0.004 -
      slope * 0.5 -
      Math.abs(Math.abs(across) - middle) * towardsMiddle -
      Math.abs(row - 0.66) * 3.5 -
      (Math.max(0, Math.abs(across) * 0.8 + halfWidth - 0.92) + Math.max(0, upwards + 0.03 - row)) * CUT_OFF;
    if (score > bestScore) {
      bestScore = score;
      best = { ...place, height, isAfloat: isWet };
    }
  }
  return best;
}

function isSeen(
  { field, waterLevel }: Landform,
  camera: Camera,
  place: { x: number; y: number },
  height: number,
  ahead: number,
): boolean {
  // From a raised camera the nearest hill hides most.
  for (let t = Math.min(0.15, 8 / ahead); t < 0.97; t += 4 / ahead) {
    const ground = Math.max(
      waterLevel,
      heightAt(field, camera.x + (place.x - camera.x) * t, camera.y + (place.y - camera.y) * t),
    );
    if (ground > camera.height + (height - camera.height) * t + 0.1) return false;
  }
  return true;
}
