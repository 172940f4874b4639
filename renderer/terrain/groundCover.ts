import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../light/colour.ts';
import { valueNoise } from '../light/noise.ts';
import type { Rgb } from '../scene.ts';

/*
 * What lies and grows on near ground. Colours are linear, as all that `lit` takes.
 */

/** A piece of near ground. */
export interface Plot {
  /** Pixels: its own width, and the picture's height, to which everything on it is in proportion. */
  wide: number;
  height: number;
  /** The row of its rim against the land behind it. */
  rimAt: (x: number) => number;
  random: () => number;
  seed: number;
  /** A colour under the scene's light: 0 in shadow to 1 in full light. */
  lit: (colour: Rgb, light: number) => Rgb;
}

/** One of the rows in which things stand on a plot, the farthest first. */
export interface Row extends Plot {
  /** Pixels below the rim, and how near that is, 0 to 1. */
  below: number;
  near: number;
}

/** Patches of light and shadow on the earth. */
export function paintPatches(
  context: SKRSContext2D,
  { wide, height, random, lit }: Plot,
  earth: Rgb,
  tall: number,
): void {
  const [light, dark] = [lit(earth, 0.85), lit(earth, 0.15)];
  for (let patch = 0; patch < 70; patch++) {
    const near = random();
    const radius = height * (0.04 + 0.12 * near) * (0.5 + random());
    const [x, y] = [random() * wide, tall * near];
    context.save();
    context.translate(x, y);
    context.scale(1, 0.16);
    const glow = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    const colour = patch % 2 ? light : dark;
    glow.addColorStop(0, css(colour, 0.2));
    glow.addColorStop(1, css(colour, 0));
    context.fillStyle = glow;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
  }
}

/** A blade of grass as part of a path. */
function addBlade(context: SKRSContext2D, x: number, y: number, tall: number, lean: number): void {
  const half = tall * 0.055;
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x + lean * 0.25 - half * 0.5, y - tall * 0.6, x + lean, y - tall);
  context.quadraticCurveTo(x + lean * 0.25 + half, y - tall * 0.55, x + half, y);
}

/** Shades of blades, from those in shadow to those in full light. */
const SHADES = [0.16, 0.36, 0.58, 0.84] as const;

/** A row of blades of grass, thicker in some places. */
export function paintBlades(
  context: SKRSContext2D,
  { wide, height, rimAt, below, near, random, seed, lit }: Row,
  grass: Rgb,
): void {
  const tall = height * (0.014 + 0.04 * near);
  const step = tall * 0.26;
  for (const [index, shade] of SHADES.entries()) {
    context.beginPath();
    for (let x = step * index; x < wide; x += step * SHADES.length) {
      const place = x + (random() - 0.5) * step * 4;
      const patch = valueNoise(place / (height * 0.16), near * 5, 256, seed);
      if (patch + random() * 0.5 < 0.42) continue;
      const grown = tall * (0.5 + 0.7 * patch) * (0.7 + 0.6 * random());
      addBlade(context, place, rimAt(place) + below + height * 0.008, grown, (random() - 0.5) * grown * 0.8);
    }
    const hue: Rgb = index % 2 ? grass : [grass[0] * 1.25, grass[1] * 0.98, grass[2]];
    context.fillStyle = css(lit(scale(hue, 1 - 0.35 * near), shade));
    context.fill();
  }
}

const TEA: Rgb = [0.1, 0.2, 0.035];

/** Tea bushes along the rim, to both sides of whoever stands there. */
export function paintTea(context: SKRSContext2D, { wide, height, rimAt, random, lit }: Plot, halfWidth: number): void {
  const step = height * 0.07;
  for (let x = step * random(); x < wide; x += step * (0.7 + 0.5 * random())) {
    if (Math.abs(x - wide / 2) < halfWidth + step * 0.6) continue;
    const [bushWide, bushTall] = [step * (0.6 + 0.2 * random()), height * (0.05 + 0.02 * random())];
    const foot = rimAt(x) + height * 0.022;
    for (const [light, count] of [
      [0.1, 40],
      [0.4, 60],
      [0.9, 46],
    ] as const) {
      context.fillStyle = css(lit(TEA, light));
      context.beginPath();
      for (let leaf = 0; leaf < count; leaf++) {
        const turn = Math.PI * random();
        const out = random() ** 0.5;
        const leafX = x + Math.cos(turn) * bushWide * out;
        const leafY = foot - Math.sin(turn) * bushTall * out * (light < 0.3 ? 0.8 : 1);
        const size = height * (0.004 + 0.003 * random());
        context.moveTo(leafX + size, leafY);
        context.ellipse(leafX, leafY, size, size * 0.6, 0, 0, Math.PI * 2);
      }
      context.fill();
    }
  }
}

/** Grains and ripples of bare ground. */
export function paintGrains(
  context: SKRSContext2D,
  { wide, height, rimAt, below, near, random, seed, lit }: Row,
  earth: Rgb,
): void {
  for (const [light, opacity] of [
    [0.9, 0.3],
    [0.08, 0.24],
  ] as const) {
    context.strokeStyle = css(lit(earth, light), opacity);
    context.lineCap = 'round';
    context.lineWidth = height * (0.0012 + 0.0035 * near);
    context.beginPath();
    for (let ripple = 0; ripple < 46; ripple++) {
      const long = height * (0.02 + 0.07 * near) * (0.4 + random());
      let x = random() * wide;
      if (valueNoise(x / (height * 0.3), near * 4, 256, seed + 3) < 0.4) continue;
      const y = rimAt(x) + below + height * 0.02 * near * random() + height * 0.006;
      context.moveTo(x, y);
      context.quadraticCurveTo(x + long * 0.5, y - long * 0.07, (x += long), y + long * 0.02);
    }
    context.stroke();
    context.fillStyle = css(lit(earth, light), opacity * 1.6);
    context.beginPath();
    const grain = height * (0.0007 + 0.0014 * near);
    for (let dot = 0; dot < 260; dot++) {
      const x = random() * wide;
      context.rect(x, rimAt(x) + below + height * 0.03 * near * random() + height * 0.004, grain * 1.6, grain);
    }
    context.fill();
  }
}

/** Stones with their shadows, as many as `count` says on an average. */
export function paintStones(
  context: SKRSContext2D,
  { wide, height, rimAt, below, near, random, lit }: Row,
  stone: Rgb,
  count: number,
): void {
  const colour = lit(stone, 0.6);
  for (let left = count; left > 0; left--) {
    if (random() > left) break;
    const size = height * (0.003 + 0.01 * near) * (0.35 + random() ** 2);
    const x = random() * wide;
    const y = rimAt(x) + below + size;
    context.fillStyle = css(scale(colour, 0.35), 0.55);
    context.beginPath();
    context.ellipse(x + size * 0.2, y + size * 0.28, size * 1.15, size * 0.42, 0, 0, Math.PI * 2);
    context.fill();
    const round = context.createLinearGradient(0, y - size * 0.7, 0, y + size * 0.5);
    round.addColorStop(0, css(mix(colour, [255, 255, 255], 0.12)));
    round.addColorStop(1, css(scale(colour, 0.5)));
    context.fillStyle = round;
    context.beginPath();
    context.ellipse(x, y, size, size * (0.5 + 0.25 * random()), random() * 0.5 - 0.25, 0, Math.PI * 2);
    context.fill();
  }
}

/** A few flowers of one colour between the blades. */
export function paintFlowers(
  context: SKRSContext2D,
  { wide, height, rimAt, below, near, random, lit }: Row,
  flower: Rgb,
): void {
  const size = height * (0.0022 + 0.0042 * near);
  context.fillStyle = css(lit(flower, 0.6), 0.92);
  context.beginPath();
  for (let one = 0; one < 2; one++) {
    const x = random() * wide;
    const y = rimAt(x) + below - height * 0.016 * (0.4 + near);
    context.moveTo(x + size, y);
    context.ellipse(x, y, size, size * 0.8, 0, 0, Math.PI * 2);
  }
  context.fill();
}

/** How far the grass before a foot reaches above it, as a part of the picture's height. */
export const TUFT = 0.05;

/** Tufts of grass that hide the soles of whoever reaches `halfWidth` pixels to either side. */
export function drawTufts(
  { height, random, lit }: Pick<Plot, 'height' | 'random' | 'lit'>,
  grass: Rgb,
  halfWidth: number,
): Canvas {
  const half = Math.max(height * 0.05, halfWidth) * 1.15;
  const canvas = createCanvas(Math.ceil(half * 2), Math.ceil(height * TUFT * 1.6));
  const context = canvas.getContext('2d');
  for (const shade of SHADES) {
    context.beginPath();
    for (let x = random() * height * 0.02; x < half * 2; x += height * (0.01 + 0.04 * random())) {
      const tall = height * (0.014 + 0.02 * random());
      const y = height * (TUFT + 0.004 + 0.02 * random());
      for (let blade = -1; blade <= 1; blade++)
        addBlade(
          context,
          x + blade * tall * 0.12,
          y,
          tall * (1 - 0.25 * Math.abs(blade)),
          (blade * 0.4 + random() - 0.5) * tall * 0.5,
        );
    }
    context.fillStyle = css(lit(scale(grass, 0.85), shade));
    context.fill();
  }
  return canvas;
}
