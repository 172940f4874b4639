import { smoothstep } from '../light/noise.ts';
import type { SceneSetup } from '../scene.ts';
import { blurField, createField, createSmoothField, crumble, erode, FIELD_SIZE, quantile } from './heightfield.ts';
import { broadFbm, fbm, type Noises, reliefOf, ridged, smoothRise } from './landNoises.ts';
import type { Landform } from './landform.ts';

/** Mountains with ridges. */
export function buildMountains(setup: SceneSetup, { brick, seed, random }: Noises): Landform {
  const isSnow = setup.plan.scene === 'snow';
  const height = isSnow ? 172 : 164;
  const field = createSmoothField((x, y) => {
    const warpX = x + (fbm(brick, x + 500, y + 20, 3) - 0.5) * 84;
    const warpY = y + (fbm(brick, x + 60, y + 700, 3) - 0.5) * 84;
    const mask = smoothstep(0.26, 0.8, broadFbm(brick, { x, y, shiftX: 300, shiftY: 130 }, 3));
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

/** Round hills. */
export function buildHills(setup: SceneSetup, { brick, seed }: Noises): Landform {
  const field = createSmoothField((x, y) => {
    const warpX = x + (fbm(brick, x + 410, y, 2) - 0.5) * 120;
    const warpY = y + (fbm(brick, x, y + 620, 2) - 0.5) * 120;
    const broad = fbm(brick, warpX, warpY, 3, 0.42);
    const billow = Math.abs(fbm(brick, warpX * 2 + 210, warpY * 2 + 90, 3, 0.4) - 0.5);
    const far =
      ridged(brick, x + 333, y + 777, 6) *
      smoothstep(0.52, 0.75, broadFbm(brick, { x, y, shiftX: 90, shiftY: 260 }, 2));
    return broad * 96 + billow * 40 + far * 64 + fbm(brick, x * 8, y * 8, 3) * 1.6;
  });
  erode(field, { droplets: 40_000, seed: seed + 1, strength: 0.16 });
  const smooth = blurField(field, 1);
  const level = setup.plan.details.water === 1 ? quantile(smooth, 0.3) : -Infinity;
  return { field: smooth, waterLevel: level, relief: reliefOf(smooth, level), centre: null, lava: null };
}

/** Dunes with a steep and a gentle side. */
export function buildDunes(setup: SceneSetup, { brick, random }: Noises): Landform {
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
    const size = smoothstep(0.3, 0.72, broadFbm(brick, { x, y, shiftX: 70, shiftY: 410 }, 2));
    const great = dune(x, y, 6, 3.4, 130) * (10 + 34 * size);
    const small = dune(x + 90, y + 40, 15, 4.2, 290) * 6 * (0.4 + 0.6 * (1 - size));
    return great + small + fbm(brick, x, y, 2) * 26;
  });
  const soft = blurField(field, 1);
  const level = setup.plan.details.water === 1 ? quantile(soft, 0.2) : -Infinity;
  return { field: soft, waterLevel: level, relief: reliefOf(soft, level), centre: null, lava: null };
}

/** A canyon in steps. */
export function buildCanyon(setup: SceneSetup, { brick, seed }: Noises): Landform {
  const steps = 8;
  const field = createField((x, y) => {
    const warpX = x + (fbm(brick, x + 820, y + 240, 4) - 0.5) * 170;
    const warpY = y + (fbm(brick, x + 140, y + 530, 4) - 0.5) * 170;
    const valley = Math.abs(fbm(brick, warpX + 260, warpY + 80, 2, 0.35) * 2 - 1);
    const plateau = smoothstep(0.02, 0.42, valley) * (0.72 + 0.5 * broadFbm(brick, { x, y, shiftX: 0, shiftY: 90 }, 2));
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
