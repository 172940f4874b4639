import { smoothstep } from '../light/noise.ts';
import type { SceneSetup } from '../scene.ts';
import { createSmoothField, crumble, erode, FIELD_SIZE } from './heightfield.ts';
import { fbm, type Noises, reliefOf, ridged } from './landNoises.ts';
import type { Landform } from './landform.ts';

/** Steep green islets in a shallow lagoon, each on its own shelf of sand. */
export function buildIslands(_setup: SceneSetup, { brick, seed, random }: Noises): Landform {
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

/** A beach with the sea before it. */
export function buildBeach(_setup: SceneSetup, { brick, seed, random }: Noises): Landform {
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
