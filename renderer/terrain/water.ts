import { createNoiseTile } from '../light/noise.ts';
import type { Palette, Rgb } from '../scene.ts';
import type { Camera } from './camera.ts';
import { SKY_DEPTH, type Marcher } from './march.ts';

const RIPPLE_SIZE = 256;
const RIPPLE_MASK = RIPPLE_SIZE - 1;

export interface WaterOptions {
  width: number;
  height: number;
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

/** Paints the water pixels that the march left: reflection, depth, glitter, foam, haze. */
export type WaterPainter = (pixels: Uint8ClampedArray, marcher: Marcher, camera: Camera, seconds: number) => void;

export function createWater(options: WaterOptions): WaterPainter {
  const { width, height, level, palette, roughness, shallow, bed, deep, surf } = options;
  const ripples = createNoiseTile({ size: RIPPLE_SIZE, period: 8, octaves: 4, gain: 0.56, seed: options.seed + 21 });
  const foamNoise = createNoiseTile({ size: RIPPLE_SIZE, period: 16, octaves: 4, gain: 0.6, seed: options.seed + 22 });
  const slopesX = new Float32Array(ripples.length);
  const slopesY = new Float32Array(ripples.length);
  for (let y = 0; y < RIPPLE_SIZE; y++) {
    for (let x = 0; x < RIPPLE_SIZE; x++) {
      const index = y * RIPPLE_SIZE + x;
      slopesX[index] = (ripples[y * RIPPLE_SIZE + ((x + 1) & RIPPLE_MASK)]! - ripples[index]!) * 9;
      slopesY[index] = (ripples[((y + 1) & RIPPLE_MASK) * RIPPLE_SIZE + x]! - ripples[index]!) * 9;
    }
  }
  const shore = new Float32Array(width);
  const angles = new Float64Array(width);
  const glitter = palette.cover > 0.8 ? 0.12 : palette.isMoon ? 0.75 : 1;
  const amplitude = 0.035 + 0.13 * roughness;

  return (pixels, marcher, camera, seconds) => {
    const { depth, water, waterDepth } = marcher.surface;
    const { focal, horizonY } = camera;
    const above = camera.height - level;
    const forwardX = Math.sin(camera.yaw);
    const forwardY = Math.cos(camera.yaw);
    const turned = options.sunAzimuth - (camera.yaw - options.baseYaw);
    const sunSlope = Math.tan(options.sunElevation);
    const drift = seconds * (1.6 + 2.4 * roughness);
    shore.fill(SKY_DEPTH);
    for (let column = 0; column < width; column++) angles[column] = Math.atan((column + 0.5 - width / 2) / focal);
    const firstRow = Math.max(0, Math.floor(horizonY));
    if (firstRow > 0 && firstRow <= height)
      for (let column = 0; column < width; column++) shore[column] = depth[(firstRow - 1) * width + column]!;
    // A function of its own: called for each row it is compiled in its best form, which a loop that runs once a frame is not.
    const paintRow = (row: number): void => {
      const below = row + 0.5 - horizonY;
      const planeZ = (above * focal) / Math.max(0.6, below);
      const grazing = Math.max(0.0008, below / focal);
      // Ripples smaller than a pixel average out: far water is smooth and only stretches what it mirrors.
      const footprint = planeZ / focal;
      const fade = 1 / (1 + footprint * 3.2 + planeZ * 0.0032);
      const fadeFine = 1 / (1 + footprint * 16 + planeZ * 0.02);
      const stretch = amplitude * (1 - fade * 0.7);
      const fog = marcher.fogAt(Math.min(planeZ, 4000), level) * 0.82;
      for (let column = 0; column < width; column++) {
        const index = row * width + column;
        const part = water[index]!;
        if (part <= 0.001) {
          // What stands nearer than the water behind it is no shore.
          if (depth[index]! > planeZ * 0.9) shore[column] = depth[index]!;
          continue;
        }
        const aside = (column + 0.5 - width / 2) / focal;
        const worldX = camera.x + (forwardX + forwardY * aside) * planeZ;
        const worldY = camera.y + (forwardY - forwardX * aside) * planeZ;
        const i1 =
          ((Math.floor(worldY * 2.2 + drift) & RIPPLE_MASK) << 8) +
          (Math.floor(worldX * 2.2 + drift * 0.6) & RIPPLE_MASK);
        const i2 =
          ((Math.floor(worldY * 5.7 - drift * 0.7) & RIPPLE_MASK) << 8) +
          (Math.floor(worldX * 5.7 + drift * 1.1) & RIPPLE_MASK);
        const i3 =
          ((Math.floor(worldY * 0.55 + drift * 0.5) & RIPPLE_MASK) << 8) +
          (Math.floor(worldX * 0.55 - drift * 0.2) & RIPPLE_MASK);
        const slopeX = amplitude * (slopesX[i1]! * fade + slopesX[i2]! * fadeFine * 0.8 + slopesX[i3]! * 0.8);
        const slopeY = amplitude * (slopesY[i1]! * fade + slopesY[i2]! * fadeFine * 0.8 + slopesY[i3]! * 0.8);

        // The mirror image of something at distance z2 hangs below its foot, not below the horizon.
        let z2 = shore[column]!;
        let mirror = horizonY - below + (z2 < SKY_DEPTH ? (2 * above * focal) / z2 : 0);
        const sampled = Math.floor(mirror);
        if (sampled >= 0 && sampled < row) {
          const deeper = depth[sampled * width + column]!;
          if (deeper > z2) {
            z2 = deeper;
            mirror = horizonY - below + (z2 < SKY_DEPTH ? (2 * above * focal) / z2 : 0);
          }
        }
        const mirrorY = Math.min(
          row - 1,
          Math.max(
            0,
            Math.floor(
              mirror - Math.abs(slopeY) * focal * 0.5 - stretch * 26 * Math.abs(slopeX) + slopeY * focal * 0.35,
            ),
          ),
        );
        const mirrorX = Math.min(width - 1, Math.max(0, Math.floor(column + slopeX * focal * 0.42)));
        let source = mirrorY * width + mirrorX;
        // Never mirror water: it is not painted yet where this looks.
        if (water[source]! > 0.02) source = Math.max(0, Math.min(firstRow - 1, mirrorY)) * width + mirrorX;
        source *= 4;
        const facing = Math.min(1, grazing / Math.sqrt(1 + grazing * grazing + aside * aside) + Math.abs(slopeY) * 0.5);
        const away = 1 - facing;
        const mirrorPart = Math.min(0.94, 0.05 + 0.95 * away * away * away * away * away);
        const wd = waterDepth[index]!;
        const clear = wd > 30 ? 0 : Math.exp(-wd * options.murk);
        const visible = clear * clear * clear;
        let r = deep[0] + (shallow[0] - deep[0]) * clear;
        let g = deep[1] + (shallow[1] - deep[1]) * clear;
        let b = deep[2] + (shallow[2] - deep[2]) * clear;
        r += (bed[0] - r) * visible * 0.8;
        g += (bed[1] - g) * visible * 0.8;
        b += (bed[2] - b) * visible * 0.8;
        r += (pixels[source]! - r) * mirrorPart;
        g += (pixels[source + 1]! - g) * mirrorPart;
        b += (pixels[source + 2]! - b) * mirrorPart;

        // Glitter: facets that happen to throw the sun at the camera.
        const awayX = angles[column]! - turned + slopeX * 1.9;
        const awayY = grazing + slopeY * 2.1 - sunSlope * 0.72;
        const spread = 0.0022 + 0.006 * roughness;
        const miss = (awayX * awayX * 0.55) / spread + Math.max(0, awayY * awayY - 0.004) / (spread * 9);
        const spark = miss > 5 ? 0 : Math.exp(-miss) * glitter;
        if (spark > 0.01) {
          const gain = Math.min(
            1,
            spark * (0.35 + 2.4 * Math.max(0, ripples[i2]! - 0.42) + 0.8 * Math.max(0, ripples[i1]! - 0.4)),
          );
          r += (palette.sun[0] - r) * gain;
          g += (palette.sun[1] - g) * gain;
          b += (palette.sun[2] - b) * gain;
        }
        if (wd < 2.2 && (surf > 0 || wd < 0.35)) {
          const foam = foamAt(worldX, worldY, wd, seconds, surf, foamNoise);
          if (foam > 0.01) {
            const white = 0.35 * 255 + 0.65 * (palette.horizon[0] * 0.4 + palette.key[0] * 0.6);
            r += (Math.min(255, white) - r) * foam;
            g += (Math.min(255, 0.35 * 255 + 0.65 * (palette.horizon[1] * 0.4 + palette.key[1] * 0.6)) - g) * foam;
            b += (Math.min(255, 0.35 * 255 + 0.65 * (palette.horizon[2] * 0.4 + palette.key[2] * 0.6)) - b) * foam;
          }
        }
        r += (marcher.fogColours[column * 3]! - r) * fog;
        g += (marcher.fogColours[column * 3 + 1]! - g) * fog;
        b += (marcher.fogColours[column * 3 + 2]! - b) * fog;
        const target = index * 4;
        pixels[target] = pixels[target]! + r * part;
        pixels[target + 1] = pixels[target + 1]! + g * part;
        pixels[target + 2] = pixels[target + 2]! + b * part;
      }
    };
    for (let row = firstRow; row < height; row++) paintRow(row);
  };
}

/** A rim of foam at the edge and, with surf, lines of breakers that run in and dissolve. */
function foamAt(x: number, y: number, depth: number, seconds: number, surf: number, noise: Float32Array): number {
  const lace = noise[((Math.floor(y * 6 + seconds * 3) & RIPPLE_MASK) << 8) + (Math.floor(x * 6) & RIPPLE_MASK)]!;
  const broad = noise[((Math.floor(y * 1.3) & RIPPLE_MASK) << 8) + (Math.floor(x * 1.3 + seconds) & RIPPLE_MASK)]!;
  const edge = Math.max(0, 1 - depth / (0.16 + 0.3 * surf * broad)) * (0.35 + 0.65 * surf);
  if (surf === 0) return edge * 0.5 * lace;
  // Phase by depth: lines follow the shore and come in, unevenly along it.
  const phase = depth * 3.1 + seconds * 0.55 + broad * 1.7;
  const wave = phase - Math.floor(phase);
  const crest = Math.max(0, 1 - Math.abs(wave - 0.16) * 7) + Math.max(0, 0.5 - Math.abs(wave - 0.34) * 2.6) * 0.8;
  const line = crest * Math.max(0, 1 - depth / 2.1) * surf;
  const torn = Math.min(1, Math.max(0, (lace - 0.34) * 3.2));
  return Math.min(0.95, Math.max(edge * (0.4 + 0.6 * lace), line * torn));
}
