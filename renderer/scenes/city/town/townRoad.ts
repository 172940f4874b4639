import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../../scene.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import { streetPoint, type StreetView } from '../streetView.ts';
import { painted, SODIUM } from './townLight.ts';

/** Half the width of the road, and the height and width of the kerb beside it; metres. */
export const KERB = 5;
export const RISE = 0.2;
const EDGE = 0.24;
/** Metres of the kerb in one colour. */
const STRIPE = 0.9;
const FAR = 150;
/** Where people cross. */
const ZEBRA = 7;
/** Metres after which marks, patches and lamps repeat. */
export const LAMP_GAP = 24;

/** On which side of the street the lamp at `z` stands. */
export const lampSide = (z: number): -1 | 1 => (Math.round(z / LAMP_GAP - 0.5) % 2 === 0 ? -1 : 1);

type Point = readonly [x: number, up: number, z: number];

/**
 * The road of a town with its kerbs painted black and white, and the pavements up to the walls; wet asphalt lets the
 * mirror below it through.
 */
export function paintRoad(
  context: SKRSContext2D,
  {
    setup,
    light,
    view,
    half,
    isWet,
    hasKerbs,
  }: {
    setup: SceneSetup;
    light: CityLight;
    view: StreetView;
    half: number;
    isWet: boolean;
    hasKerbs: boolean;
  },
): void {
  const { width, height } = setup;
  const isDark = isLampLit(light);
  const seen = (colour: Rgb, sun = 0.8): Rgb => painted(light, colour, sun);
  const trace = (points: readonly Point[]): void => {
    for (const [index, [x, up, z]] of points.entries()) {
      const [px, py] = streetPoint(view, x, up, Math.max(1.25, z));
      if (index === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.closePath();
  };
  const fill = (colour: Rgb, alpha: number, ...shapes: readonly (readonly Point[])[]): void => {
    context.fillStyle = css(colour, alpha);
    context.beginPath();
    for (const points of shapes) trace(points);
    context.fill();
  };
  const strip = (from: number, to: number, near: number, far: number, up = 0): Point[] => [
    [from, up, near],
    [from, up, far],
    [to, up, far],
    [to, up, near],
  ];
  const asphalt = seen([112, 110, 112]);
  const cover = context.createLinearGradient(0, view.horizonY, 0, height);
  const through = isWet ? 0.2 : 1;
  cover.addColorStop(0, css(mix(asphalt, light.haze, 0.7), isWet ? 0.5 : 1));
  cover.addColorStop(0.16, css(mix(asphalt, light.haze, 0.16), isWet ? 0.3 : 1));
  cover.addColorStop(1, css(scale(asphalt, 0.78), through));
  context.fillStyle = cover;
  context.fillRect(0, view.horizonY, width, height - view.horizonY);
  if (!hasKerbs) return;
  // Where tyres have worn it, and where it was mended.
  for (const lane of [-3.3, -1.5, 1.5, 3.3]) fill(scale(asphalt, 1.1), 0.26, strip(lane - 0.3, lane + 0.3, 1.3, 60));
  for (let patch = 0; patch < 9; patch++) {
    const z = (((patch * 5.3 - view.z) % 48) + 48) % 48;
    const x = -3.8 + ((patch * 2.9) % 7.2);
    fill(scale(asphalt, patch % 3 ? 0.84 : 1.14), 0.5, [
      [x, 0, z],
      [x + 0.2, 0, z + 2.4],
      [x + 1.3, 0, z + 2.7],
      [x + 1.1, 0, z + 0.2],
    ]);
  }
  const marks: Point[][] = [];
  for (let mark = 0; mark < 18; mark++) {
    const z = mark * 6 - (((view.z % 6) + 6) % 6);
    if (z > -2 && Math.abs(z + view.z - ZEBRA) > 3) marks.push(strip(-0.07, 0.07, z, z + 2.6));
  }
  // A crossing, well worn.
  const crossing = ZEBRA - view.z;
  for (let bar = 0; bar < 10 && crossing > -2; bar++)
    marks.push(strip(-4.6 + bar * 0.95, -4.1 + bar * 0.95, crossing, crossing + 2.4));
  fill(seen([240, 238, 226]), isWet ? 0.55 : 0.8, ...marks);
  for (const side of [-1, 1] as const) {
    const at = (x: number): number => side * x;
    const stone = seen([184, 172, 160], side < 0 ? 0.9 : 0.55);
    fill(stone, isWet ? 0.72 : 1, strip(at(KERB + EDGE), at(half + 26), 1.3, FAR, RISE));
    // Joints of the paving, in one path for each way they run.
    context.strokeStyle = css(scale(stone, 0.8), 0.7);
    context.lineWidth = Math.max(0.7, view.focal * 0.0012);
    context.beginPath();
    for (let slab = 0; slab < 26; slab++) {
      const z = 1.6 + slab * 1.1 - (((view.z % 1.1) + 1.1) % 1.1);
      context.moveTo(...streetPoint(view, at(KERB + EDGE), RISE, z));
      context.lineTo(...streetPoint(view, at(half), RISE, z));
    }
    for (const x of [6.3, 7.4, 8.2]) {
      context.moveTo(...streetPoint(view, at(x), RISE, 1.6));
      context.lineTo(...streetPoint(view, at(x), RISE, 40));
    }
    context.stroke();
    // The gutter, then the kerb: black all along, with white stripes on it.
    fill(scale(asphalt, 0.6), 0.8, strip(at(KERB - 0.3), at(KERB), 1.3, 70));
    const white: Point[][] = [];
    const top: Point[][] = [];
    for (let stripe = 0; stripe < 56; stripe++) {
      const z = stripe * STRIPE * 2 - (((view.z % (STRIPE * 2)) + STRIPE * 2) % (STRIPE * 2));
      if (z + STRIPE < 1.3) continue;
      white.push([
        [at(KERB), 0, z],
        [at(KERB), 0, z + STRIPE],
        [at(KERB), RISE, z + STRIPE],
        [at(KERB), RISE, z],
      ]);
      top.push(strip(at(KERB), at(KERB + EDGE), z, z + STRIPE, RISE));
    }
    const [dark, pale] = [seen([46, 46, 50]), seen([244, 242, 234])];
    fill(dark, 1, strip(at(KERB), at(KERB + EDGE), 1.3, FAR, RISE), [
      [at(KERB), 0, 1.3],
      [at(KERB), 0, FAR],
      [at(KERB), RISE, FAR],
      [at(KERB), RISE, 1.3],
    ]);
    fill(scale(pale, side < 0 ? 0.96 : 0.8), 1, ...white);
    fill(pale, 1, ...top);
    // The shade at the foot of the walls.
    fill([14, 14, 20], 0.16, strip(at(half - 0.9), at(half + 1), 1.3, 90, RISE));
    fill([14, 14, 20], 0.2, strip(at(half - 0.35), at(half + 1), 1.3, 90, RISE));
  }
  if (isDark) {
    context.save();
    context.globalCompositeOperation = 'screen';
    for (let lamp = 4; lamp >= 0; lamp--) {
      const z = lamp * LAMP_GAP - (((view.z % LAMP_GAP) + LAMP_GAP) % LAMP_GAP) + LAMP_GAP / 2;
      if (z < 4) continue;
      const [px, py] = streetPoint(view, lampSide(z + view.z) * 3.4, 0, z);
      const radius = (view.focal / z) * 8;
      context.save();
      context.translate(px, py);
      context.scale(1, Math.min(0.5, (view.eye / z) * 1.3));
      const pool = context.createRadialGradient(0, 0, 0, 0, 0, radius);
      pool.addColorStop(0, css(SODIUM, isWet ? 0.44 : 0.62));
      pool.addColorStop(1, css(SODIUM, 0));
      context.fillStyle = pool;
      context.fillRect(-radius, -radius, radius * 2, radius * 2);
      context.restore();
    }
    context.restore();
  } else if (light.day > 0.9 && !isWet) {
    // The houses on the right stand before the sun.
    const shade: Point[] = [[half + 26, RISE, 1.3]];
    for (let step = 0; step <= 12; step++)
      shade.push(
        [3.4 - ((step * 37) % 11) * 0.22, 0, 1.3 + step * 9],
        [3.4 - ((step * 37) % 11) * 0.22, 0, 10.3 + step * 9],
      );
    shade.push([half + 26, RISE, 118]);
    fill([24, 30, 58], 0.2, shade);
  }
}
