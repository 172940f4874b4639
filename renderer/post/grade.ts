import { hashCell, mulberry32 } from '../light/noise.ts';
import { TINTS } from '../light/palette.ts';
import { bytes, openKernels, words } from '../kernels/kernels.ts';
import type { ColourWord, SceneSetup } from '../scene.ts';

const GRAIN_SIZE = 512;
/** Fixed point: fractional bits of a level, of the light on it, and of their product. */
const ONE_BITS = 8;
const ONE = 1 << ONE_BITS;
const LIGHT_BITS = 12;
const LIGHT_ONE = 1 << LIGHT_BITS;
const SUM_BITS = ONE_BITS + LIGHT_BITS;
/** Steps of brightness in a level. */
const LUMA_PARTS = 4;
const LUMA_STEPS = 256 * LUMA_PARTS;

export interface GradeOptions {
  /** Grain in levels of 255, at most 5: more eats the encoder's bits. */
  grain: number;
  /** Darkening of the corners, 0–1. */
  vignette: number;
}

/** How much darker the corners are in dramatic light: it falls on the middle. */
const DRAMATIC_CORNERS = 1.1;

/** Changes RGBA pixels in place; `moment` only picks the grain. */
export type Grade = (pixels: Uint8ClampedArray, seconds: number) => void;

/**
 * Numbers per entry of a table: what a level adds to red, green, blue and brightness; or a brightness to red, green and
 * blue.
 */
const ENTRY = 4;
const LUMA = 3;
const LUMA_SHARES = [0.2126, 0.7152, 0.0722] as const;
/** Where the entries by brightness begin, after 256 for each channel. */
const BY_LUMA = 3 * 256;

/**
 * Applies tone curve, colour words, vignette and grain in one pass. Colour words act by brightness (shadows and lights
 * keep their place), never as a flat tint.
 */
export function createGrade(setup: SceneSetup, { grain, vignette }: GradeOptions): Grade {
  const { width, height, plan } = setup;
  const look = lookOf(plan.colours, {
    isCinematic: plan.details.cinematic === 1,
    isDramatic: plan.details.dramatic === 1,
    isStormy: plan.time === 'storm',
    isNoir: plan.details.noir === 1,
    isPale: plan.details.pale === 1,
  });
  const curve = toneCurve(look);
  const tint = tintTables(plan.colours, look.tint);
  const split = plan.details.cinematic === 1 && !plan.colours.includes('monochrome') ? 1 : 0;
  const isVintage = plan.colours.includes('vintage');
  const isLeaking = isVintage && !plan.colours.includes('monochrome');
  const corners =
    vignette === 0
      ? 0
      : vignette +
        (plan.details.noir === 1 ? 1.3 : plan.details.dramatic === 1 ? DRAMATIC_CORNERS : isVintage ? 0.7 : 0);
  const isNeon = plan.colours.includes('neon');
  const keep = look.saturation * (1 - look.tint);
  const greyness = (1 - look.saturation) * (1 - look.tint);
  const { kernels, regions } = openKernels({
    pixels: bytes(width * height * 4),
    tables: words((BY_LUMA + LUMA_STEPS) * ENTRY),
    across: words(width),
    down: words(height),
    noise: words(GRAIN_SIZE * GRAIN_SIZE),
  });
  for (const [channel, share] of LUMA_SHARES.entries()) {
    for (const [level, toned] of curve.entries()) {
      const entry = (channel * 256 + level) * ENTRY;
      regions.tables[entry + channel] = Math.round(toned * keep * ONE);
      regions.tables[entry + LUMA] = Math.round(toned * share * ONE);
    }
  }
  // What a pixel's brightness adds: grey for reduced saturation, the tint, and the film look's teal shadows and orange
  // lights.
  for (const [channel, { tinted, warmth }] of [
    { tinted: tint.r, warmth: 1 },
    { tinted: tint.g, warmth: 0.16 },
    { tinted: tint.b, warmth: -0.9 },
  ].entries()) {
    for (let step = 0; step < LUMA_STEPS; step++) {
      const level = step / LUMA_PARTS;
      const below = Math.floor(level);
      const colour = tinted[below]! + (tinted[Math.min(255, below + 1)]! - tinted[below]!) * (level - below);
      const added = level * greyness + colour + split * (level * 0.11 - 13) * warmth;
      regions.tables[(BY_LUMA + step) * ENTRY + channel] = Math.round(added * ONE);
    }
  }
  const fromMiddle = (place: number, side: number): number => (((place + 0.5) * 2) / side - 1) ** 2;
  for (let column = 0; column < width; column++)
    regions.across[column] = Math.round(fromMiddle(column, width) * 0.9 * LIGHT_ONE);
  for (let row = 0; row < height; row++) regions.down[row] = Math.round(fromMiddle(row, height) * 0.8 * LIGHT_ONE);
  regions.noise.set(createGrain(plan.seed, isVintage ? grain * 1.8 : grain));
  const darkening = Math.round(corners * 0.16 * LIGHT_ONE);
  return (pixels, seconds) => {
    const frame = Math.round(seconds * 1000);
    regions.pixels.set(pixels);
    kernels.grade(
      regions.pixels.byteOffset,
      width,
      height,
      regions.tables.byteOffset,
      regions.across.byteOffset,
      regions.down.byteOffset,
      regions.noise.byteOffset,
      GRAIN_SIZE,
      Math.floor(hashCell(frame, 1, plan.seed) * GRAIN_SIZE),
      Math.floor(hashCell(frame, 2, plan.seed) * GRAIN_SIZE),
      darkening,
    );
    pixels.set(regions.pixels);
    if (!isNeon && !isLeaking) return;
    const leaking = 0.8 + 0.2 * Math.sin(seconds * 1.7 + plan.seed);
    for (let row = 0; row < height; row++) {
      const dy = ((row + 0.5) * 2) / height - 1;
      if (isNeon) spreadNeon(pixels, { row, width, dy, corners });
      if (isLeaking) leakLight(pixels, { row, width, dy, corners, strength: leaking });
    }
  };
}

interface ColouredRow {
  row: number;
  width: number;
  /** How far the row is from the middle, -1 to 1. */
  dy: number;
  corners: number;
}

/** Cyan from one corner, magenta from the other, strongest in the middle tones. */
function spreadNeon(pixels: Uint8ClampedArray, { row, width, dy, corners }: ColouredRow): void {
  let index = row * width * 4;
  for (let column = 0; column < width; column++, index += 4) {
    const dx = ((column + 0.5) * 2) / width - 1;
    const light = lightAt(dx, dy, corners);
    const luma = (pixels[index]! * 0.2126 + pixels[index + 1]! * 0.7152 + pixels[index + 2]! * 0.0722) / light;
    const side = (dx - dy) * 0.5;
    const push = (light * luma * Math.max(0, 255 - luma)) / 16256;
    const magenta = push * Math.max(0, side + 0.25);
    const cyan = push * Math.max(0, 0.25 - side);
    pixels[index] = pixels[index]! + 52 * magenta - 26 * cyan;
    pixels[index + 1] = pixels[index + 1]! + 30 * cyan - 24 * magenta;
    pixels[index + 2] = pixels[index + 2]! + 46 * magenta + 44 * cyan;
  }
}

/** Light that leaked into the camera: a warm veil from the right edge, breathing with the film's passage. */
function leakLight(
  pixels: Uint8ClampedArray,
  { row, width, dy, corners, strength }: ColouredRow & { strength: number },
): void {
  let index = row * width * 4;
  for (let column = 0; column < width; column++, index += 4) {
    const dx = ((column + 0.5) * 2) / width - 1;
    const leak = Math.max(0, dx * 0.9 - dy * 0.35 - 0.42) * strength;
    const white = 255 * lightAt(dx, dy, corners);
    pixels[index] = pixels[index]! + (white - pixels[index]!) * leak * 0.62;
    pixels[index + 1] = pixels[index + 1]! + (white - pixels[index + 1]!) * leak * 0.26;
    pixels[index + 2] = pixels[index + 2]! + (white - pixels[index + 2]!) * leak * 0.06;
  }
}

/** Share of the light that the vignette leaves at a place between -1 and 1. */
function lightAt(dx: number, dy: number, corners: number): number {
  const far = dx * dx * 0.9 + dy * dy * 0.8;
  return 1 - corners * far * far * 0.16;
}

interface Look {
  saturation: number;
  contrast: number;
  lift: number;
  tint: number;
  /** How bright the light is. */
  gain: number;
}

function lookOf(
  colours: readonly ColourWord[],
  {
    isCinematic,
    isDramatic,
    isStormy,
    isNoir,
    isPale,
  }: { isCinematic: boolean; isDramatic: boolean; isStormy: boolean; isNoir: boolean; isPale: boolean },
): Look {
  const look: Look = { saturation: 1.02, contrast: 0.16, lift: 0, tint: 0, gain: 1 };
  // Green and red mostly name things in the picture; the other words name its light.
  if (colours.some((word) => TINTS[word]))
    look.tint = colours.every((word) => word === 'green' || word === 'red' || !TINTS[word]) ? 0.07 : 0.13;
  if (isCinematic) look.contrast = 0.34;
  if (isDramatic) Object.assign(look, { contrast: 0.85, gain: isStormy ? 1.12 : 0.8 });
  if (colours.includes('monochrome')) Object.assign(look, { saturation: 0, contrast: isNoir ? 1.5 : 0.34, tint: 0 });
  if (colours.includes('pastel'))
    Object.assign(
      look,
      isPale ? { saturation: 0.82, contrast: -0.3, lift: 62 } : { saturation: 0.72, contrast: -0.18, lift: 26 },
    );
  if (colours.includes('vintage')) Object.assign(look, { saturation: 0.5, contrast: 0.22, lift: 26, tint: 0.34 });
  // An old photo in black and white is faded, and has no colour either.
  if (colours.includes('monochrome')) Object.assign(look, { saturation: 0, tint: 0 });
  if (colours.includes('vivid')) Object.assign(look, { saturation: 1.42, contrast: 0.3 });
  if (colours.includes('neon')) Object.assign(look, { saturation: 1.3, contrast: 0.3 });
  return look;
}

/** An S-curve mixed in by `contrast`, with the blacks raised by `lift` levels. */
function toneCurve({ contrast, lift, gain }: Look): Float32Array {
  return Float32Array.from({ length: 256 }, (_, level) => {
    const x = (level / 255) * gain;
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

/**
 * Half a level of noise is always added: it hides the steps of smooth skies. In fixed point, including the half for
 * rounding.
 */
function createGrain(seed: number, amount: number): Int32Array {
  const random = mulberry32(seed ^ 0x5bd1e995);
  const strength = Math.min(5, Math.max(0.5, amount));
  return Int32Array.from({ length: GRAIN_SIZE * GRAIN_SIZE }, () =>
    Math.round(((random() + random() - 1) * strength + 0.5) * (1 << SUM_BITS)),
  );
}
