import { smoothstep } from '../light/noise.ts';
import type { SceneSetup } from '../scene.ts';
import { createSmoothField, crumble, erode, FIELD_SIZE, type Heightfield, quantile } from './heightfield.ts';
import { fbm, type Noises, reliefOf, ridged } from './landNoises.ts';
import type { Landform } from './landform.ts';

/** A volcano, with lava where the plan asks for it. */
export function buildVolcano(setup: SceneSetup, { brick, seed, random }: Noises): Landform {
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
