import { addressOf, writeRecord } from '../kernels/kernels.ts';
import { createNoiseTile } from '../light/noiseTile.ts';
import type { Palette, Rgb } from '../scene.ts';
import type { Camera } from './camera.ts';
import { DECAY_NUMBERS, TILE_SIZE, type LandRegions } from './landRegions.ts';
import type { Marcher } from './march.ts';

/** The table for e^−x has this many numbers for each whole x. */
const DECAY_STEPS = 128;

export interface WaterOptions {
  width: number;
  height: number;
  /** The memory that holds the frame. */
  rooms: LandRegions;
  level: number;
  palette: Palette;
  /** Sun or moon: azimuth relative to the base yaw, elevation, radians. */
  sunAzimuth: number;
  sunElevation: number;
  baseYaw: number;
  /** 0 (a pond at rest) to 1 (open sea). */
  roughness: number;
  /** Colour of shallow water over the bed, and of the bed itself. */
  shallow: Rgb;
  bed: Rgb;
  deep: Rgb;
  /** How fast light is lost with depth, per world unit. */
  murk: number;
  /** Waves that break on the shore, 0–1. */
  surf: number;
  seed: number;
}

/** Paints the water pixels that the land left in the rooms: reflection, depth, glitter, foam, haze. */
export type WaterPainter = (marcher: Marcher, camera: Camera, seconds: number) => void;

export function createWater(options: WaterOptions): WaterPainter {
  const { width, height, rooms, level, palette, roughness, shallow, bed, deep, surf } = options;
  const { kernels, pixels, surface, ground, water } = rooms;
  const mask = TILE_SIZE - 1;
  water.ripples.set(createNoiseTile({ size: TILE_SIZE, period: 8, octaves: 4, gain: 0.56, seed: options.seed + 21 }));
  water.foam.set(createNoiseTile({ size: TILE_SIZE, period: 16, octaves: 4, gain: 0.6, seed: options.seed + 22 }));
  for (let y = 0; y < TILE_SIZE; y++) {
    for (let x = 0; x < TILE_SIZE; x++) {
      const here = water.ripples[y * TILE_SIZE + x]!;
      water.slopes[(y * TILE_SIZE + x) * 2] = (water.ripples[y * TILE_SIZE + ((x + 1) & mask)]! - here) * 9;
      water.slopes[(y * TILE_SIZE + x) * 2 + 1] = (water.ripples[((y + 1) & mask) * TILE_SIZE + x]! - here) * 9;
    }
  }
  for (let step = 0; step < DECAY_NUMBERS; step++) water.decay[step] = Math.exp(-step / DECAY_STEPS);
  const white = [0, 1, 2].map((channel) =>
    Math.min(255, 0.35 * 255 + 0.65 * (palette.horizon[channel]! * 0.4 + palette.key[channel]! * 0.6)),
  );
  const frame = [pixels, surface.depth, surface.water, surface.waterDepth].map(addressOf);
  const tiles = [water.ripples, water.slopes, water.foam].map(addressOf);
  const lines = [ground.fogColours, water.shore, water.angles, water.decay, water.fogs].map(addressOf);
  const glitter = palette.cover > 0.8 ? 0.12 : palette.isMoon ? 0.75 : 1;
  const look = [level, roughness, 0.035 + 0.13 * roughness, options.murk, surf, glitter];
  writeRecord(
    water.waterRecord,
    [width, height, ...frame, ...tiles, ...lines],
    [...look, ...deep, ...shallow, ...bed, ...palette.sun, ...white],
  );
  return (marcher, camera, seconds) => {
    const { focal, horizonY } = camera;
    for (let column = 0; column < width; column++) water.angles[column] = Math.atan((column + 0.5 - width / 2) / focal);
    for (let row = Math.max(0, Math.floor(horizonY)); row < height; row++) {
      const away = ((camera.height - level) * focal) / Math.max(0.6, row + 0.5 - horizonY);
      water.fogs[row] = marcher.fogAt(Math.min(away, 4000), level) * 0.82;
    }
    kernels.paintWater(
      water.waterRecord.byteOffset,
      camera.x,
      camera.y,
      camera.height,
      Math.sin(camera.yaw),
      Math.cos(camera.yaw),
      focal,
      horizonY,
      options.sunAzimuth - (camera.yaw - options.baseYaw),
      Math.tan(options.sunElevation),
      seconds,
    );
  };
}
