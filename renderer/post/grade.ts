import { hashCell, mulberry32 } from '../light/noise.ts';
import { TINTS } from '../light/palette.ts';
import type { ColourWord, SceneSetup } from '../scene.ts';

const GRAIN_SIZE = 512;

export interface GradeOptions {
  /** Grain in levels of 255, at most 5: more eats the encoder's bits. */
  grain: number;
  /** Darkening of the corners, 0–1. */
  vignette: number;
}

/** Changes RGBA pixels in place; `moment` only picks the grain. */
export type Grade = (pixels: Uint8ClampedArray, seconds: number) => void;

/**
 * The last look at the pixels: tone curve, colour words, vignette, grain, in one pass.
 * Colour words act by brightness (shadows and lights keep their place), never as a flat wash.
 */
export function createGrade(setup: SceneSetup, { grain, vignette }: GradeOptions): Grade {
  const { width, height, plan } = setup;
  const look = lookOf(plan.colours, { isCinematic: plan.details.cinematic === 1, isNoir: plan.details.noir === 1 });
  const curve = toneCurve(look);
  const tint = tintTables(plan.colours, look.tint);
  const split = plan.details.cinematic === 1 && !plan.colours.includes('monochrome') ? 1 : 0;
  const isVintage = plan.colours.includes('vintage');
  const noise = createGrain(plan.seed, isVintage ? grain * 1.8 : grain);
  const corners = vignette === 0 ? 0 : vignette + (plan.details.noir === 1 ? 1.3 : isVintage ? 0.7 : 0);
  const isNeon = plan.colours.includes('neon');
  const keep = look.saturation * (1 - look.tint);
  const acrossScale = 2 / width;
  const downScale = 2 / height;
  return (pixels, seconds) => {
    const frame = Math.round(seconds * 1000);
    const shiftX = Math.floor(hashCell(frame, 1, plan.seed) * GRAIN_SIZE);
    const shiftY = Math.floor(hashCell(frame, 2, plan.seed) * GRAIN_SIZE);
    const leaking = 0.8 + 0.2 * Math.sin(seconds * 1.7 + plan.seed);
    let index = 0;
    for (let row = 0; row < height; row++) {
      const dy = (row + 0.5) * downScale - 1;
      const dy2 = dy * dy * 0.8;
      const grainRow = ((row + shiftY) & (GRAIN_SIZE - 1)) * GRAIN_SIZE;
      for (let column = 0; column < width; column++, index += 4) {
        const dx = (column + 0.5) * acrossScale - 1;
        const far = dx * dx * 0.9 + dy2;
        const light = 1 - corners * far * far * 0.16;
        const r = curve[pixels[index]!]!;
        const g = curve[pixels[index + 1]!]!;
        const b = curve[pixels[index + 2]!]!;
        const luma = r * 0.2126 + g * 0.7152 + b * 0.0722;
        const level = luma | 0;
        const grey = luma * (1 - look.saturation) * (1 - look.tint);
        let nextR = keep * r + grey + tint.r[level]!;
        let nextG = keep * g + grey + tint.g[level]!;
        let nextB = keep * b + grey + tint.b[level]!;
        if (isNeon) {
          // Cyan from one corner, magenta from the other, strongest in the middle tones.
          const side = (dx - dy) * 0.5;
          const push = (luma * (255 - luma)) / 16256;
          const magenta = push * Math.max(0, side + 0.25);
          const cyan = push * Math.max(0, 0.25 - side);
          nextR += 52 * magenta - 26 * cyan;
          nextG += 30 * cyan - 24 * magenta;
          nextB += 46 * magenta + 44 * cyan;
        }
        if (split === 1) {
          // Film look: shadows towards teal, lights towards orange.
          const warm = luma * 0.11 - 13;
          nextR += warm;
          nextG += warm * 0.16;
          nextB -= warm * 0.9;
        }
        if (isVintage) {
          // Light that leaked into the camera: a warm veil from the right edge, breathing with the film's passage.
          const leak = Math.max(0, dx * 0.9 - dy * 0.35 - 0.42) * leaking;
          nextR += (255 - nextR) * leak * 0.62;
          nextG += (255 - nextG) * leak * 0.26;
          nextB += (255 - nextB) * leak * 0.06;
        }
        const grit = noise[grainRow + ((column + shiftX) & (GRAIN_SIZE - 1))]!;
        pixels[index] = nextR * light + grit;
        pixels[index + 1] = nextG * light + grit;
        pixels[index + 2] = nextB * light + grit;
      }
    }
  };
}

interface Look {
  saturation: number;
  contrast: number;
  lift: number;
  tint: number;
}

function lookOf(
  colours: readonly ColourWord[],
  { isCinematic, isNoir }: { isCinematic: boolean; isNoir: boolean },
): Look {
  const look: Look = { saturation: 1.02, contrast: 0.16, lift: 0, tint: 0 };
  // Green and red mostly name things in the picture; the other words name its light.
  if (colours.some((word) => TINTS[word]))
    look.tint = colours.every((word) => word === 'green' || word === 'red' || !TINTS[word]) ? 0.07 : 0.13;
  if (isCinematic) look.contrast = 0.34;
  if (colours.includes('monochrome')) Object.assign(look, { saturation: 0, contrast: isNoir ? 1.5 : 0.34, tint: 0 });
  if (colours.includes('pastel')) Object.assign(look, { saturation: 0.72, contrast: -0.18, lift: 26 });
  if (colours.includes('vintage')) Object.assign(look, { saturation: 0.5, contrast: 0.22, lift: 26, tint: 0.34 });
  if (colours.includes('vivid')) Object.assign(look, { saturation: 1.42, contrast: 0.3 });
  if (colours.includes('neon')) Object.assign(look, { saturation: 1.3, contrast: 0.3 });
  return look;
}

/** An S-curve mixed in by `contrast`, with the blacks raised by `lift` levels. */
function toneCurve({ contrast, lift }: Look): Float32Array {
  return Float32Array.from({ length: 256 }, (_, level) => {
    const x = level / 255;
    const s = x * x * (3 - 2 * x);
    const toned = x + (s - x) * contrast;
    return Math.min(255, lift + toned * (255 - lift));
  });
}

/** What a colour word adds at each brightness: the word's hue at that brightness, dark to light. */
function tintTables(
  colours: readonly ColourWord[],
  amount: number,
): { r: Float32Array; g: Float32Array; b: Float32Array } {
  const tables = { r: new Float32Array(256), g: new Float32Array(256), b: new Float32Array(256) };
  const words = colours
    .map((word) => TINTS[word] ?? (word === 'vintage' ? ([214, 168, 112] as const) : undefined))
    .filter((word) => word !== undefined);
  if (words.length === 0 || amount === 0) return tables;
  for (let level = 0; level < 256; level++) {
    const x = level / 255;
    // The first word colours the shadows, the last one the lights.
    const spread = words.length === 1 ? 0 : x * (words.length - 1);
    const from = words[Math.floor(spread)]!;
    const to = words[Math.min(words.length - 1, Math.floor(spread) + 1)]!;
    const part = spread - Math.floor(spread);
    const colour = [0, 1, 2].map((channel) => from[channel]! + (to[channel]! - from[channel]!) * part) as [
      number,
      number,
      number,
    ];
    const luma = Math.max(1, colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722);
    const scale = level / luma;
    tables.r[level] = Math.min(255, colour[0] * scale) * amount;
    tables.g[level] = Math.min(255, colour[1] * scale) * amount;
    tables.b[level] = Math.min(255, colour[2] * scale) * amount;
  }
  return tables;
}

/** Half a level of noise always stays: it hides the steps of smooth skies. */
function createGrain(seed: number, amount: number): Float32Array {
  const random = mulberry32(seed ^ 0x5bd1e995);
  const strength = Math.min(5, Math.max(0.5, amount));
  return Float32Array.from({ length: GRAIN_SIZE * GRAIN_SIZE }, () => (random() + random() - 1) * strength);
}
