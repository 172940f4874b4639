import type { Plan, SceneName } from '../scene.ts';
import { SHORE_ROW } from './buildCoast.ts';
import { anchorOf } from '../subject/anchorOf.ts';
import { FIELD_SIZE, heightAt } from './heightfield.ts';
import type { Landform } from './landform.ts';

/** What a view of a landscape should show. */
export interface Framing {
  /** Row of the horizon as a part of the picture's height. */
  horizon: number;
  /** Wanted mean elevation of the skyline, as a slope. */
  skyline: number;
  /** Height over the ground or the water, least and most. */
  clearance: readonly [number, number];
  /** How much water in view is worth. */
  water: number;
  /** Somebody asked for it: how much of the picture below the horizon it takes at least. */
  needsWater?: number;
}

const FRAMINGS: Partial<Record<SceneName, Framing>> = {
  mountain: { horizon: 0.66, skyline: 0.175, clearance: [7, 18], water: 1 },
  snow: { horizon: 0.66, skyline: 0.175, clearance: [8, 20], water: 0.6 },
  hills: { horizon: 0.47, skyline: 0.035, clearance: [12, 26], water: 0.4 },
  desert: { horizon: 0.44, skyline: 0.03, clearance: [9, 18], water: 0.3 },
  canyon: { horizon: 0.45, skyline: 0.07, clearance: [18, 46], water: 0.8 },
  islands: { horizon: 0.36, skyline: 0.05, clearance: [34, 56], water: 1 },
  volcano: { horizon: 0.68, skyline: 0.16, clearance: [14, 30], water: 0.5 },
};
const BEACH: Framing = { horizon: 0.47, skyline: 0.04, clearance: [4.6, 6.4], water: 1 };

/** The part of the picture below the horizon that water takes at least where it was asked for. */
const LEAST_WET = 0.5;
/** The same where somebody stands on its shore. */
const LEAST_BEFORE_SHORE = 0.25;
/** How much higher one stands to look over it. */
const OVER_WATER = 1.6;
/** Where the horizon lies at most above it, as a part of the height: water needs room. */
export const HIGHEST_OVER_WATER = 0.6;
/** What fits into the picture: half its width and its height over the horizon, as slopes. */
export interface Window {
  span: number;
  ceiling: number;
}

/** Where a camera stands and which way it looks; yaw 0 looks along +y of the field, positive yaw turns right. */
export interface Standpoint {
  x: number;
  y: number;
  height: number;
  yaw: number;
}

export function framingOf(plan: Plan): Framing {
  const { scene, details } = plan;
  const framing = FRAMINGS[scene] ?? BEACH;
  if (details.water !== 1) return framing;
  const [least, most] = framing.clearance;
  return {
    ...framing,
    horizon: Math.min(framing.horizon, HIGHEST_OVER_WATER),
    clearance: [least, most * OVER_WATER],
    needsWater: anchorOf(plan) === 'ground' ? LEAST_BEFORE_SHORE : LEAST_WET,
  };
}

/** Finds a place worth looking from. */
export function findStandpoint(
  { scene }: Plan,
  landform: Landform,
  framing: Framing,
  window: Window,
  random: () => number,
): Standpoint {
  if (scene === 'beach') return standOnBeach(landform, framing, random);
  return landform.centre
    ? placeInFront(landform, landform.centre, framing, window, random)
    : search(landform, framing, window, random);
}

/** Height of what can be stood on or floated over. */
export function groundOrWater({ field, waterLevel }: Landform, x: number, y: number): number {
  return Math.max(waterLevel, heightAt(field, x, y));
}

/** Best of many seeded places: an eventful skyline of the wanted height, water before it, an open view. */
function search(landform: Landform, framing: Framing, window: Window, random: () => number): Standpoint {
  let best: Standpoint | null = null;
  let bestScore = -Infinity;
  for (let candidate = 0; candidate < 260; candidate++) {
    const x = random() * FIELD_SIZE;
    const y = random() * FIELD_SIZE;
    const yaw = random() * Math.PI * 2;
    const [least, most] = framing.clearance;
    const stand = { x, y, yaw, height: groundOrWater(landform, x, y) + least + (most - least) * random() };
    const score = rateStandpoint(landform, stand, framing, window) + random() * 0.02;
    if (score > bestScore) {
      bestScore = score;
      best = stand;
    }
  }
  return best!;
}

function rateStandpoint(landform: Landform, stand: Standpoint, framing: Framing, { span, ceiling }: Window): number {
  const rays = 17;
  const bottom = ((1 - framing.horizon) / framing.horizon) * (ceiling / 0.9);
  let sum = 0;
  let squares = 0;
  let water = 0;
  let wetness = 0;
  let blocked = 0;
  let layers = 0;
  let peak = 0;
  let peakRay = 0;
  for (let ray = 0; ray < rays; ray++) {
    const side = (ray / (rays - 1)) * 2 - 1;
    const view = skyline(landform, stand, stand.yaw + Math.atan(side * span), -bottom);
    sum += view.slope;
    squares += view.slope * view.slope;
    water += view.water;
    wetness += Math.min(bottom, view.wetSlope);
    blocked += view.blocked;
    layers += view.layers;
    if (view.slope > peak) {
      peak = view.slope;
      peakRay = Math.abs(side);
    }
  }
  const mean = sum / rays;
  const deviation = Math.sqrt(Math.max(0, squares / rays - mean * mean));
  const off = Math.abs(mean - framing.skyline) / framing.skyline;
  const relief = Math.min(1, deviation / (framing.skyline * 0.5));
  const wet = Math.min(1, (water / rays) * 3.2);
  // A peak near a third of the width composes better than one in the middle or at the edge.
  const placed = 1 - Math.min(1, Math.abs(peakRay - 0.36) / 0.64);
  const cutOff = Math.max(0, peak / ceiling - 0.94) * 16;
  return (
    -cutOff -
    1.5 * off +
    0.9 * relief +
    framing.water * 0.9 * wet -
    (framing.needsWater ? 5 * Math.max(0, 1 - wetness / rays / bottom / framing.needsWater) : 0) +
    0.5 * placed +
    0.05 * Math.min(12, layers / 3) -
    3.2 * (blocked / rays)
  );
}

/**
 * Looks along one direction: the skyline's slope, how much water shows (and over which slopes above the bottom), whether
 * something near stands in the way.
 */
export function skyline(
  { field, waterLevel }: Landform,
  standpoint: Pick<Standpoint, 'x' | 'y' | 'height'>,
  azimuth: number,
  bottom = -1,
): { slope: number; water: number; wetSlope: number; blocked: number; layers: number } {
  const stepX = Math.sin(azimuth);
  const stepY = Math.cos(azimuth);
  let slope = -1;
  let water = 0;
  let wetSlope = 0;
  let blocked = 0;
  let layers = 0;
  let steps = 0;
  let wasRising = false;
  for (let z = 8; z < 900; z *= 1.085) {
    const ground = heightAt(field, standpoint.x + stepX * z, standpoint.y + stepY * z);
    const isWater = ground < waterLevel;
    const here = ((isWater ? waterLevel : ground) - standpoint.height) / z;
    steps++;
    if (here > slope) {
      if (isWater) {
        water++;
        wetSlope += Math.max(0, here - Math.max(slope, bottom));
      }
      if (!wasRising && z > 60) layers++;
      wasRising = true;
      slope = here;
      if (z < 90 && here > -0.02) blocked = Math.max(blocked, 1 - z / 90);
      if (z < 40 && here > -0.12) blocked = Math.max(blocked, 0.5);
      // A wall close by hides the land it belongs to.
      if (z < 190 && here > 0.13) blocked = Math.max(blocked, 0.55);
    } else {
      wasRising = false;
    }
  }
  return { slope, water: water / steps, wetSlope, blocked, layers };
}

/** Turns around the one thing to see until its foot is free and the light side varies. */
function placeInFront(
  landform: Landform,
  centre: { x: number; y: number },
  framing: Framing,
  window: Window,
  random: () => number,
): Standpoint {
  let best: Standpoint | null = null;
  let bestScore = -Infinity;
  for (let candidate = 0; candidate < 90; candidate++) {
    const angle = random() * Math.PI * 2;
    const away = 365 + random() * 80;
    const x = centre.x - Math.sin(angle) * away;
    const y = centre.y - Math.cos(angle) * away;
    const [least, most] = framing.clearance;
    const stand = {
      x,
      y,
      height: groundOrWater(landform, x, y) + least + (most - least) * random(),
      yaw: angle + (random() < 0.5 ? -1 : 1) * (0.08 + random() * 0.16),
    };
    const score = rateStandpoint(landform, stand, { ...framing, skyline: 0.14 }, window);
    if (score > bestScore) {
      bestScore = score;
      best = stand;
    }
  }
  return best!;
}

function standOnBeach(landform: Landform, framing: Framing, random: () => number): Standpoint {
  const x = FIELD_SIZE / 2 + (random() * 2 - 1) * 70;
  const y = SHORE_ROW - 22 - random() * 8;
  const [least, most] = framing.clearance;
  return {
    x,
    y,
    height: groundOrWater(landform, x, y) + least + (most - least) * random(),
    yaw: (random() * 2 - 1) * 0.28,
  };
}
