import { createNoiseTile, sampleTile, smoothstep } from '../light/noise.ts';
import type { SceneName, SceneSetup } from '../scene.ts';
import {
  blurField,
  createField,
  createSmoothField,
  crumble,
  erode,
  FIELD_SIZE,
  quantile,
  type Heightfield,
} from './heightfield.ts';

/** A landscape before light: its ground and its water. */
export interface Landform {
  field: Heightfield;
  /** Height of the water's surface; -Infinity where there is none. */
  waterLevel: number;
  /** Highest point above the water or the lowest ground, world units. */
  relief: number;
  /** Cell of the one thing to look at (a volcano's crater), if there is one. */
  centre: { x: number; y: number } | null;
  /** Cells molten rock runs over, 0–1 row by row; null where there is none. */
  lava: Float32Array | null;
  /** Burning sulphur flows instead of lava. */
  isFireBlue?: boolean;
}

interface Noises {
  /** One octave, 4 periods over the field: the brick every form is built of. */
  brick: Float32Array;
  seed: number;
  random: () => number;
}

type Builder = (setup: SceneSetup, noises: Noises) => Landform;

/** Builds the land of a terrain scene; about half a second of work. */
export function createLandform(setup: SceneSetup): Landform {
  const random = setup.random('terrain');
  const seed = Math.floor(random() * 1e9);
  const brick = createNoiseTile({ size: FIELD_SIZE, period: 4, octaves: 1, seed });
  return (BUILDERS[setup.plan.scene] ?? buildMountains)(setup, { brick, seed, random });
}

const BUILDERS: Partial<Record<SceneName, Builder>> = {
  mountain: buildMountains,
  snow: buildMountains,
  hills: buildHills,
  desert: buildDunes,
  canyon: buildCanyon,
  islands: buildIslands,
  beach: buildBeach,
  volcano: buildVolcano,
};

/** Fractal sum of bricks at a cell, 0–1 about 0.5. */
function fbm(brick: Float32Array, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += sampleTile(brick, FIELD_SIZE, x * frequency + octave * 171, y * frequency + octave * 379) * amplitude;
    total += amplitude;
    amplitude *= gain;
    frequency *= 2;
  }
  return sum / total;
}

/** Ridged multifractal, 0–1: crests are rough, valleys stay smooth because each octave is weighed by the one before. */
function ridged(brick: Float32Array, x: number, y: number, octaves: number, gain = 0.48): number {
  let sum = 0;
  let weight = 1;
  let amplitude = 0.56;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const value =
      1 -
      Math.abs(
        sampleTile(brick, FIELD_SIZE, x * frequency + octave * 211 + 90, y * frequency + octave * 137 + 40) * 2 - 1,
      );
    const crest = value * value * weight;
    sum += crest * amplitude;
    weight = Math.min(1, crest * 1.9);
    amplitude *= gain;
    frequency *= 2;
  }
  return sum;
}

function reliefOf(field: Heightfield, waterLevel: number): number {
  return quantile(field, 0.998) - Math.max(waterLevel, quantile(field, 0.02));
}

function buildMountains(setup: SceneSetup, { brick, seed, random }: Noises): Landform {
  const isSnow = setup.plan.scene === 'snow';
  const height = isSnow ? 172 : 164;
  const field = createSmoothField((x, y) => {
    const warpX = x + (fbm(brick, x + 500, y + 20, 3) - 0.5) * 84;
    const warpY = y + (fbm(brick, x + 60, y + 700, 3) - 0.5) * 84;
    const mask = smoothstep(0.26, 0.8, fbm(brick, x * 0.5 + 300, y * 0.5 + 130, 3));
    const crest = ridged(brick, warpX, warpY, 8, 0.44);
    const rolling = fbm(brick, x * 2 + 40, y * 2, 5);
    return crest ** 1.2 * height * (0.14 + 0.86 * mask) + rolling * 16;
  });
  crumble(field, 6, 1.02);
  erode(field, { droplets: 110_000, seed: seed + 1, strength: 0.24 });
  crumble(field, 2, 1.15);
  const hasWater = setup.plan.details.water === 1;
  const level = hasWater || random() < 0.62 ? quantile(field, hasWater ? 0.34 : 0.22) : -Infinity;
  return { field, waterLevel: level, relief: reliefOf(field, level), centre: null, lava: null };
}

function buildHills(setup: SceneSetup, { brick, seed }: Noises): Landform {
  const field = createSmoothField((x, y) => {
    const warpX = x + (fbm(brick, x + 410, y, 2) - 0.5) * 120;
    const warpY = y + (fbm(brick, x, y + 620, 2) - 0.5) * 120;
    const broad = fbm(brick, warpX, warpY, 3, 0.42);
    const billow = Math.abs(fbm(brick, warpX * 2 + 210, warpY * 2 + 90, 3, 0.4) - 0.5);
    const far = ridged(brick, x + 333, y + 777, 6) * smoothstep(0.52, 0.75, fbm(brick, x * 0.5 + 90, y * 0.5 + 260, 2));
    return broad * 96 + billow * 40 + far * 64 + fbm(brick, x * 8, y * 8, 3) * 1.6;
  });
  erode(field, { droplets: 40_000, seed: seed + 1, strength: 0.16 });
  const smooth = blurField(field, 1);
  const level = setup.plan.details.water === 1 ? quantile(smooth, 0.3) : -Infinity;
  return { field: smooth, waterLevel: level, relief: reliefOf(smooth, level), centre: null, lava: null };
}

function buildDunes(setup: SceneSetup, { brick, random }: Noises): Landform {
  const turn = random() * 0.6 - 0.3;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  // Whole waves over the field, so that it still repeats; the wind's turn comes from the warp.
  const dune = (x: number, y: number, waves: number, warp: number, shift: number): number => {
    const bend = (fbm(brick, x + shift, y + shift * 2, 3, 0.4) - 0.5) * warp;
    const along = ((y / FIELD_SIZE) * waves + bend + (sin / cos) * Math.sin((x / FIELD_SIZE) * Math.PI * 2) * 0.7) % 1;
    const phase = along < 0 ? along + 1 : along;
    // Long windward slope, short steep lee side, meeting in a sharp crest.
    return phase < 0.72 ? smoothRise(phase / 0.72) : smoothRise((1 - phase) / 0.28) ** 1.25;
  };
  const field = createSmoothField((x, y) => {
    const size = smoothstep(0.3, 0.72, fbm(brick, x * 0.5 + 70, y * 0.5 + 410, 2));
    const great = dune(x, y, 6, 3.4, 130) * (10 + 34 * size);
    const small = dune(x + 90, y + 40, 15, 4.2, 290) * 6 * (0.4 + 0.6 * (1 - size));
    return great + small + fbm(brick, x, y, 2) * 26;
  });
  const soft = blurField(field, 1);
  const level = setup.plan.details.water === 1 ? quantile(soft, 0.13) : -Infinity;
  return { field: soft, waterLevel: level, relief: reliefOf(soft, level), centre: null, lava: null };
}

function smoothRise(t: number): number {
  return t * t * (1.6 - 0.6 * t);
}

function buildCanyon(setup: SceneSetup, { brick, seed }: Noises): Landform {
  const steps = 8;
  const field = createField((x, y) => {
    const warpX = x + (fbm(brick, x + 820, y + 240, 4) - 0.5) * 170;
    const warpY = y + (fbm(brick, x + 140, y + 530, 4) - 0.5) * 170;
    const valley = Math.abs(fbm(brick, warpX + 260, warpY + 80, 2, 0.35) * 2 - 1);
    const plateau = smoothstep(0.02, 0.42, valley) * (0.72 + 0.5 * fbm(brick, x * 0.5, y * 0.5 + 90, 2));
    const rough = plateau + (fbm(brick, x * 4, y * 4, 4) - 0.5) * 0.1;
    const level = rough * steps;
    const floor = Math.floor(level);
    const terraced = (floor + smoothstep(0.5, 0.94, level - floor)) / steps;
    return (terraced * 0.86 + rough * 0.14) * 122 + fbm(brick, x * 8 + 70, y * 8, 3) * 3;
  });
  erode(field, { droplets: 40_000, seed: seed + 1, strength: 0.08 });
  const level = quantile(field, setup.plan.details.water === 1 ? 0.16 : 0.1);
  return { field, waterLevel: level, relief: reliefOf(field, level), centre: null, lava: null };
}

/** Steep green islets in a shallow lagoon, each on its own shelf of sand. */
function buildIslands(_setup: SceneSetup, { brick, seed, random }: Noises): Landform {
  const islets = Array.from({ length: 46 }, () => {
    const size = random() ** 1.7;
    return {
      x: random() * FIELD_SIZE,
      y: random() * FIELD_SIZE,
      radius: 18 + size * 84,
      height: 16 + size * 66 * (0.6 + 0.6 * random()),
    };
  });
  const shapes = new Float32Array(FIELD_SIZE * FIELD_SIZE).fill(-26);
  for (const islet of islets) {
    const reach = Math.ceil(islet.radius * 2.3);
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const x = Math.floor(islet.x + dx);
        const y = Math.floor(islet.y + dy);
        const bend = 0.62 + 0.76 * fbm(brick, x * 3, y * 3, 3);
        const distance = Math.sqrt(dx * dx + dy * dy) / (islet.radius * bend);
        if (distance > 2.2) continue;
        const dome = distance < 1 ? (1 - distance ** 1.9) * islet.height : 0;
        const shelf = -26 + 27.2 * (1 - smoothstep(0.96, 2.2, distance)) ** 0.55;
        const index = (y & (FIELD_SIZE - 1)) * FIELD_SIZE + (x & (FIELD_SIZE - 1));
        shapes[index] = Math.max(shapes[index]!, distance < 1 ? 1.5 + dome : shelf);
      }
    }
  }
  const field = createSmoothField((x, y) => {
    const base = shapes[y * FIELD_SIZE + x]!;
    const land = smoothstep(0, 10, base);
    return (
      base +
      land * ((ridged(brick, x * 3, y * 3, 5) - 0.35) * 20 + (fbm(brick, x * 10, y * 10, 3) - 0.5) * 6) +
      (1 - land) * (fbm(brick, x * 4 + 90, y * 4, 4) - 0.5) * 5
    );
  });
  crumble(field, 3, 1.6);
  erode(field, { droplets: 50_000, seed: seed + 1, strength: 0.18 });
  return { field, waterLevel: 0, relief: reliefOf(field, 0), centre: null, lava: null };
}

/** Row of the field where the beach meets the sea; the camera stands behind it and looks towards larger rows. */
export const SHORE_ROW = 60;

function buildBeach(_setup: SceneSetup, { brick, seed, random }: Noises): Landform {
  const side = random() < 0.5 ? -1 : 1;
  const headX = FIELD_SIZE / 2 + side * (150 + random() * 90);
  const headY = SHORE_ROW + 190 + random() * 150;
  const isles = Array.from({ length: 5 }, () => ({
    x: FIELD_SIZE / 2 + (random() * 2 - 1) * 420,
    y: SHORE_ROW + 380 + random() * 380,
    radius: 24 + random() * 60,
    height: 18 + random() * 46,
  }));
  const field = createSmoothField((x, y) => {
    const centred = (x - FIELD_SIZE / 2) / 100;
    const bay =
      SHORE_ROW + Math.sin(centred * 1.15 + 0.6) * 7 + centred * centred * 2.6 + (fbm(brick, x * 2, 77, 3) - 0.5) * 16;
    const distance = y - bay;
    const slope = distance < 0 ? 0.4 + -distance * 0.075 : -distance * 0.062;
    const beach = Math.max(-22, slope + 0.9) + (fbm(brick, x * 6, y * 6, 3) - 0.5) * (distance < -4 ? 1.1 : 0.35);
    const ragged = 0.6 + 0.8 * fbm(brick, x * 2 + 300, y * 2 + 60, 4);
    const reach = Math.hypot((x - headX - side * Math.max(0, (headY - y) * 0.55)) / 150, (y - headY) / 105) / ragged;
    let land = (1 - smoothstep(0.15, 1, reach)) * 74;
    for (const isle of isles) {
      const away = Math.hypot(x - isle.x, (y - isle.y) * 1.2) / isle.radius / ragged;
      land = Math.max(land, (1 - smoothstep(0.1, 1, away)) * isle.height);
    }
    const rough = land > 0.5 ? (ridged(brick, x * 3, y * 3, 5) - 0.3) * Math.min(22, land * 0.6) : 0;
    return Math.max(beach, land > 0.5 ? land + rough - 4 : -22);
  });
  erode(field, { droplets: 25_000, seed: seed + 1, strength: 0.16 });
  return { field, waterLevel: 0, relief: reliefOf(field, 0), centre: null, lava: null };
}

function buildVolcano(setup: SceneSetup, { brick, seed, random }: Noises): Landform {
  const centre = { x: FIELD_SIZE / 2, y: FIELD_SIZE / 2 };
  const lean = { x: random() * 2 - 1, y: random() * 2 - 1 };
  const craterRadius = 26 + random() * 10;
  const height = 176;
  const neighbours = Array.from({ length: 3 }, () => {
    const angle = random() * Math.PI * 2;
    const away = 250 + random() * 120;
    return {
      x: centre.x + Math.cos(angle) * away,
      y: centre.y + Math.sin(angle) * away,
      radius: 70 + random() * 60,
      height: 36 + random() * 42,
    };
  });
  const field = createSmoothField((x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const angle = Math.atan2(dy, dx);
    const wobble = 1 + (fbm(brick, x * 1.5 + 200, y * 1.5, 4) - 0.5) * 0.34 + 0.05 * Math.sin(angle * 3 + lean.x * 5);
    const distance = Math.hypot(dx, dy) / wobble;
    // Concave flanks, as ash piles up: steep near the rim, long foot.
    const flank = height * Math.max(0, 1 - distance / 330) ** 2.15;
    const ribs =
      (ridged(brick, Math.cos(angle) * 360 + distance * 0.16, Math.sin(angle) * 360 + distance * 0.16, 4, 0.5) - 0.42) *
      30 *
      smoothstep(24, 96, distance) *
      smoothstep(330, 140, distance);
    const rim = height * Math.max(0, 1 - craterRadius / 330) ** 2.15;
    const notch = 12 * Math.max(0, Math.cos(angle - Math.atan2(lean.y, lean.x))) ** 3;
    const cup = rim - notch - 34 * (1 - (distance / craterRadius) ** 2);
    let ground = flank + ribs;
    if (distance < craterRadius * 1.12) ground = Math.min(ground + 4, Math.max(cup, rim - 40));
    for (const cone of neighbours) {
      const away = Math.hypot(x - cone.x, y - cone.y) / cone.radius;
      const small = cone.height * Math.max(0, 1 - away / 1.7) ** 1.7 - (away < 0.24 ? (0.24 - away) * 60 : 0);
      ground = Math.max(ground, small);
    }
    return ground + ridged(brick, x * 2 + 60, y * 2 + 510, 6) * 13 + fbm(brick, x * 3, y * 3, 4) * 6;
  });
  erode(field, { droplets: 120_000, seed: seed + 1, strength: 0.28 });
  crumble(field, 2, 1.5);
  const level = setup.plan.details.water === 1 ? quantile(field, 0.2) : -Infinity;
  const isFireBlue = setup.plan.details.blueFire === 1;
  const isErupting = setup.plan.details.lava === 1 || isFireBlue || setup.plan.time === 'inferno';
  return {
    field,
    waterLevel: level,
    relief: reliefOf(field, level),
    centre,
    lava: isErupting ? traceLava(field, centre, craterRadius, random) : null,
    isFireBlue,
  };
}

/** Lava fills the crater and runs over the rim in streams that follow the gullies and widen on the foot. */
function traceLava(
  field: Heightfield,
  centre: { x: number; y: number },
  radius: number,
  random: () => number,
): Float32Array {
  const lava = new Float32Array(field.length);
  const mask = FIELD_SIZE - 1;
  const pour = (x: number, y: number, width: number, heat: number): void => {
    const reach = Math.ceil(width);
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const near = 1 - Math.hypot(dx, dy) / (width + 0.001);
        if (near <= 0) continue;
        const index = ((Math.floor(y) + dy) & mask) * FIELD_SIZE + ((Math.floor(x) + dx) & mask);
        lava[index] = Math.max(lava[index]!, Math.min(1, near * 1.6) * heat);
      }
    }
  };
  pour(centre.x, centre.y, radius * 0.8, 1);
  for (let stream = 0; stream < 11; stream++) {
    const angle = (stream / 11) * Math.PI * 2 + random() * 0.5;
    let x = centre.x + Math.cos(angle) * radius * 1.16;
    let y = centre.y + Math.sin(angle) * radius * 1.16;
    let driftX = Math.cos(angle);
    let driftY = Math.sin(angle);
    const length = 90 + random() * 190;
    for (let step = 0; step < length; step++) {
      const index = (dx: number, dy: number): number =>
        ((Math.floor(y) + dy) & mask) * FIELD_SIZE + ((Math.floor(x) + dx) & mask);
      const slopeX = field[index(2, 0)]! - field[index(-2, 0)]!;
      const slopeY = field[index(0, 2)]! - field[index(0, -2)]!;
      driftX = driftX * 0.82 - slopeX * 0.06;
      driftY = driftY * 0.82 - slopeY * 0.06;
      const speed = Math.hypot(driftX, driftY) || 1;
      driftX /= speed;
      driftY /= speed;
      x += driftX;
      y += driftY;
      const part = step / length;
      pour(x, y, 1.5 + 1.6 * part + random() * 0.5, 1 - part * 0.72);
    }
  }
  return lava;
}
