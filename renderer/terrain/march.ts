import { addressOf, writeRecord } from '../kernels/kernels.ts';
import { createNoiseTile } from '../light/noiseTile.ts';
import type { BakedGround } from './bakeLight.ts';
import type { Camera } from './camera.ts';
import { FIELD_SIZE, type Heightfield } from './heightfield.ts';
import type { Landform } from './landform.ts';
import { PEAK_SIZE, TILE_SIZE, type LandRegions } from './landRegions.ts';
import type { Surface } from './surface.ts';

const MASK = FIELD_SIZE - 1;
/** The most that fine relief adds to a height. */
const ROUGHNESS = 0.2;
const NEAREST = 3.5;
/** Less than a field's side: further out, the same land would come again. */
const FARTHEST = 940;
/** The camera's place is shifted by this much, so that all it sees lies at positive numbers. */
const SHIFT = FIELD_SIZE * 2;

export interface CloudSea {
  /** Mean height of its surface. */
  level: number;
  /** Height of its billows. */
  billow: number;
  lit: readonly [number, number, number];
  dark: readonly [number, number, number];
  /** Which way the light comes from, in the field's plane. */
  sunX: number;
  sunY: number;
}

export interface MarchOptions {
  width: number;
  height: number;
  landform: Landform;
  /** The memory that the march reads and fills. */
  rooms: LandRegions;
  /** The ground with its trees; shown from where they are no longer drawn one by one. */
  crowned: Heightfield;
  baked: BakedGround;
  /** Fog per distance; 1 is a usual day. */
  haze: number;
  cloudSea: CloudSea | null;
  seed: number;
  /** How rough the ground is close by: 1 for rock and grass, less for sand and snow. */
  roughness: number;
  /** Direction of the light in the field's plane, for the relief of fine detail. */
  lightAzimuth: number;
}

export interface Marcher {
  surface: Surface;
  /** Draws the land over the picture of the sky in the rooms. Water pixels are left black for the water pass. */
  march(camera: Camera, seconds: number): void;
  /** Draws the land alone, in the fog of that picture: its sky becomes clear. */
  marchAlone(camera: Camera, seconds: number): void;
  /** Takes the fog's colours from that picture, as a march does. */
  takeFog(camera: Camera): void;
  /** Fog colour by column, as the last march used it: three numbers a column. */
  fogColours: Float32Array;
  /** How much fog hides something at a distance and height, 0–1. */
  fogAt(distance: number, height: number): number;
}

/** Prepares the column march (voxel space): front to back, each column paints what rises above what it has painted. */
export function createMarcher(options: MarchOptions): Marcher {
  const { width, height, landform, rooms, crowned, baked, haze, cloudSea, seed, roughness } = options;
  const { field: bare, waterLevel, lava } = landform;
  const { kernels, pixels, surface, ground } = rooms;
  const { fogColours } = ground;
  const base = Number.isFinite(waterLevel) ? waterLevel : 0;
  const steps = createSteps(height > 1100 ? 0.5 : height > 800 ? 0.8 : height > 560 ? 1 : 1.3);
  const mistScale = 1 / Math.max(20, landform.relief * 0.42);
  ground.bare.set(bare);
  ground.crowned.set(crowned);
  ground.baked.set(baked);
  if (lava) ground.lava.set(lava);
  ground.detail.set(createDetailTile(seed, options.lightAzimuth));
  ground.billows.set(createNoiseTile({ size: TILE_SIZE, period: 4, octaves: 6, seed: seed + 12, gain: 0.52 }));
  ground.fogTable.set(FOG_TABLE);
  ground.steps.set(steps);
  ground.thickness.set(steps.map((z) => fogThickness(z, haze)));
  writePeaks(ground.peaks, crowned, Math.max(waterLevel, cloudSea ? cloudSea.level + cloudSea.billow : -Infinity));
  const { lit, dark, level, billow, sunX, sunY } = cloudSea ?? NO_CLOUDS;
  const filled = [pixels, surface.depth, surface.water, surface.waterDepth].map(addressOf);
  const fields = [ground.bare, ground.crowned].map(addressOf);
  const tables = [ground.baked, ground.detail, ground.billows, ground.fogTable, fogColours, ground.steps].map(
    addressOf,
  );
  writeRecord(
    ground.record,
    [
      width,
      height,
      ...filled,
      ...fields,
      lava ? addressOf(ground.lava) : 0,
      ...tables,
      addressOf(ground.thickness),
      addressOf(ground.peaks),
      steps.length,
      // In large pictures a texel covers many pixels, and its square edges would show.
      height > 900 ? 1 : 0,
      cloudSea ? 1 : 0,
      addressOf(ground.cells),
    ],
    [
      // Far below everything where there is none.
      Math.max(waterLevel, -1e6),
      base,
      mistScale,
      highest(crowned) + billow,
      roughness,
      level,
      billow,
      ...lit,
      ...dark,
      sunX,
      sunY,
      FARTHEST,
      landform.isFireBlue ? 1 : 0,
    ],
  );

  const fogAt = (z: number, height: number): number => {
    const lowness = Math.min(1, Math.max(0, 1 - (height - base) * mistScale));
    const thick = fogThickness(z, haze) * (0.5 + 1.05 * lowness * lowness);
    return FOG_TABLE[Math.min(FOG_STEPS, (thick * FOG_SCALE) | 0)]!;
  };
  const takeFog = (camera: Camera): void => readFogColours(pixels, width, height, camera.horizonY, fogColours);
  const draw = (camera: Camera, seconds: number, withSky: boolean): void => {
    const { focal, horizonY } = camera;
    takeFog(camera);
    if (!withSky) pixels.fill(0);
    // Nothing nearer than this can be in the picture, unless the ground rises above the camera's feet.
    const clearance = camera.height - groundNear(bare, camera, waterLevel, cloudSea);
    const firstZ = Math.max(NEAREST, (0.55 * clearance * focal) / (height - horizonY));
    const firstStep = Math.max(
      0,
      steps.findIndex((z) => z >= firstZ),
    );
    kernels.march(
      ground.record.byteOffset,
      camera.x + SHIFT,
      camera.y + SHIFT,
      camera.height,
      Math.sin(camera.yaw),
      Math.cos(camera.yaw),
      focal,
      horizonY,
      seconds,
      firstStep,
    );
  };

  return {
    surface,
    march: (camera, seconds) => draw(camera, seconds, true),
    marchAlone: (camera, seconds) => draw(camera, seconds, false),
    takeFog,
    fogColours,
    fogAt,
  };
}

const NO_CLOUDS: CloudSea = { level: 0, billow: 0, lit: [0, 0, 0], dark: [0, 0, 0], sunX: 0, sunY: 0 };

const FOG_STEPS = 2048;
const FOG_SCALE = 340;
/** 1 − e^−x for x up to 6, for the innermost loop. */
const FOG_TABLE = Float32Array.from({ length: FOG_STEPS + 1 }, (_, step) => 1 - Math.exp(-step / FOG_SCALE));

function fogThickness(z: number, haze: number): number {
  return (z * 0.00142 * haze) ** 1.28;
}

function highest(field: Heightfield): number {
  let most = -Infinity;
  for (const height of field) if (height > most) most = height;
  return most;
}

/**
 * The highest that a march may meet in each square of cells: its crowns, the cells around it and what their roughness
 * adds.
 */
function writePeaks(peaks: Float32Array, crowned: Heightfield, surface: number): void {
  const across = FIELD_SIZE / PEAK_SIZE;
  for (let square = 0; square < peaks.length; square++) {
    const left = (square % across) * PEAK_SIZE;
    const top = Math.floor(square / across) * PEAK_SIZE;
    let most = surface;
    for (let y = top - 1; y <= top + PEAK_SIZE; y++) {
      const row = (y & MASK) * FIELD_SIZE;
      for (let x = left - 1; x <= left + PEAK_SIZE; x++) most = Math.max(most, crowned[row + (x & MASK)]!);
    }
    peaks[square] = most + ROUGHNESS;
  }
}

/** Highest ground around the camera's place. */
function groundNear(field: Heightfield, camera: Camera, waterLevel: number, cloudSea: CloudSea | null): number {
  let most = Math.max(waterLevel, cloudSea ? cloudSea.level + cloudSea.billow : -Infinity);
  for (let dy = -16; dy <= 16; dy += 2) {
    for (let dx = -16; dx <= 16; dx += 2) {
      most = Math.max(
        most,
        field[((Math.floor(camera.y) + dy) & MASK) * FIELD_SIZE + ((Math.floor(camera.x) + dx) & MASK)]!,
      );
    }
  }
  return Math.min(most, camera.height - 0.5);
}

/** Distances of the steps: close ones for what is near, for pixels there are large. */
function createSteps(stride: number): Float32Array {
  const steps: number[] = [];
  // Near rows are interpolated and far ridges are long: the finest steps belong to the middle distance.
  for (let z = NEAREST; z < FARTHEST; z += Math.max(0.1, z * stride * (z < 60 ? 0.0082 : z < 260 ? 0.0066 : 0.0092)))
    steps.push(z);
  return Float32Array.from(steps);
}

/**
 * The sky's colour just above the horizon in each column, smoothed: fog of this colour melts into the sky wherever one
 * looks.
 */
function readFogColours(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  horizonY: number,
  colours: Float32Array,
): void {
  const row = Math.min(height - 1, Math.max(0, Math.floor(horizonY) - Math.ceil(height * 0.012)));
  const reach = Math.max(2, Math.round(width / 60));
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    const read = (column: number): number =>
      pixels[(row * width + Math.min(width - 1, Math.max(0, column))) * 4 + channel]!;
    for (let column = -reach; column <= reach; column++) sum += read(column);
    for (let column = 0; column < width; column++) {
      colours[column * 3 + channel] = sum / (reach * 2 + 1);
      sum += read(column + reach + 1) - read(column - reach);
    }
  }
}

/** Fine relief as it looks under the light: noise minus the same noise a little nearer the light. */
function createDetailTile(seed: number, lightAzimuth: number): Float32Array {
  const noise = createNoiseTile({ size: TILE_SIZE, period: 16, octaves: 5, gain: 0.62, seed: seed + 31 });
  const towardX = Math.round(Math.sin(lightAzimuth) * 2);
  const towardY = Math.round(Math.cos(lightAzimuth) * 2);
  return Float32Array.from(noise, (value, index) => {
    const x = index & (TILE_SIZE - 1);
    const y = index >> 8;
    const nearer = noise[((y + towardY) & 255) * 256 + ((x + towardX) & 255)]!;
    return Math.min(1, Math.max(0, 0.5 + (value - 0.5) * 0.6 + (value - nearer) * 1.5));
  });
}
