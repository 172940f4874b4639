import { createNoiseTile, sampleTile } from '../light/noise.ts';
import type { BakedGround } from './bakeLight.ts';
import type { Camera } from './camera.ts';
import { FIELD_SIZE, type Heightfield } from './heightfield.ts';
import type { Landform } from './landforms.ts';

const MASK = FIELD_SIZE - 1;
const NEAREST = 3.5;
/** Less than a field's side: further out, the same land would come again. */
const FARTHEST = 940;
const DETAIL_SIZE = 256;
/** Between these distances the crowns rise out of the bare ground, where single trees end (see garden.ts). */
const CROWNS_FROM = 110;
const CROWNS_FULL = 200;
/** Depth of pixels that show sky. */
export const SKY_DEPTH = 1e6;
/** Numbers kept for a row while its column is gathered, and what each of them is. */
const CELL = 8;
const RED = 0;
const GREEN = 1;
const BLUE = 2;
const COVER = 3;
const WET = 4;
const WET_DEPTH = 5;
/** 0 where nothing stands yet. */
const DISTANCE = 6;

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
  /** The ground with its trees; shown from where they are no longer drawn one by one. */
  surface: Heightfield;
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

/** What the march leaves behind for every pixel, row by row. */
export interface Surface {
  /** Distance along the view, world units; SKY_DEPTH where the sky shows. */
  depth: Float32Array;
  /** Part of the pixel that is water, 0–1. */
  water: Float32Array;
  /** Depth of that water, world units. */
  waterDepth: Float32Array;
}

export interface Marcher {
  surface: Surface;
  /** Draws the land over a picture of the sky (RGBA, changed in place). Water pixels are left black for the water pass. */
  march(pixels: Uint8ClampedArray, camera: Camera, seconds: number): void;
  /** Draws the land alone, in the fog of a picture of the sky: that sky becomes clear in it. */
  marchAlone(pixels: Uint8ClampedArray, camera: Camera, seconds: number): void;
  /** Takes the fog's colours from a picture of the sky, as a march does. */
  takeFog(pixels: Uint8ClampedArray, camera: Camera): void;
  /** Fog colour by column, as the last march used it: three numbers a column. */
  fogColours: Float32Array;
  /** How much fog hides something at a distance and height, 0–1. */
  fogAt(distance: number, height: number): number;
}

/** Prepares the column march (voxel space): front to back, each column paints what rises above what it has painted. */
export function createMarcher(options: MarchOptions): Marcher {
  const { width, height, landform, surface: crowned, baked, haze, cloudSea, seed, roughness } = options;
  const { field: bare, waterLevel, lava } = landform;
  const summit = highest(crowned) + (cloudSea ? cloudSea.billow : 0);
  const base = Number.isFinite(waterLevel) ? waterLevel : 0;
  const detail = createDetailTile(seed, options.lightAzimuth);
  const billows = createNoiseTile({ size: 256, period: 4, octaves: 6, seed: seed + 12, gain: 0.52 });
  const steps = createSteps(height > 1100 ? 0.5 : height > 800 ? 0.8 : height > 560 ? 1 : 1.3);
  // In large pictures a texel covers many pixels, and its square edges would show.
  const isLarge = height > 900;
  const texture = (x: number, y: number): number =>
    isLarge ? sampleTile(detail, DETAIL_SIZE, x, y) : detail[((y & 255) << 8) + (x & 255)]!;
  const thickness = Float32Array.from(steps, (z) => fogThickness(z, haze));
  const surface: Surface = {
    depth: new Float32Array(width * height),
    water: new Float32Array(width * height),
    waterDepth: new Float32Array(width * height),
  };
  const fogColours = new Float32Array(width * 3);
  // What a column has gathered, CELL numbers a row: one array is followed faster than seven.
  const cells = new Float32Array(height * CELL);
  const mistScale = 1 / Math.max(20, landform.relief * 0.42);

  const fogFor = (thick: number, ground: number): number => {
    const lowness = Math.min(1, Math.max(0, 1 - (ground - base) * mistScale));
    return FOG_TABLE[Math.min(FOG_STEPS, (thick * (0.5 + 1.05 * lowness * lowness) * FOG_SCALE) | 0)]!;
  };
  const fogAt = (z: number, ground: number): number => fogFor(fogThickness(z, haze), ground);

  const takeFog = (pixels: Uint8ClampedArray, camera: Camera): void =>
    readFogColours(pixels, width, height, camera.horizonY, fogColours);
  const draw = (pixels: Uint8ClampedArray, camera: Camera, seconds: number, withSky: boolean): void => {
    const { focal, horizonY } = camera;
    takeFog(pixels, camera);
    if (!withSky) pixels.fill(0);
    const forwardX = Math.sin(camera.yaw);
    const forwardY = Math.cos(camera.yaw);
    // Shifted by whole fields, so that cutting off the fraction rounds down everywhere.
    const cameraX = camera.x + FIELD_SIZE * 8;
    const cameraY = camera.y + FIELD_SIZE * 8;
    const cameraHeight = camera.height;
    const driftX = seconds * 1.4;
    const driftY = seconds * 0.6;
    // Nothing nearer than this can be in the picture, unless the ground rises above the camera's feet.
    const clearance = camera.height - groundNear(bare, camera, waterLevel, cloudSea);
    const firstZ = Math.max(NEAREST, (0.55 * clearance * focal) / (height - horizonY));
    let firstStep = 0;
    while (steps[firstStep]! < firstZ) firstStep++;
    // A function of its own: called for each column it is compiled in its best form, which a loop that runs once a frame is not.
    const marchColumn = (column: number): void => {
      const aside = (column + 0.5 - width / 2) / focal;
      const dirX = forwardX + forwardY * aside;
      const dirY = forwardY - forwardX * aside;
      const fogR = fogColours[column * 3]!;
      const fogG = fogColours[column * 3 + 1]!;
      const fogB = fogColours[column * 3 + 2]!;
      cells.fill(0);
      let top = height;
      let previousZ = steps[firstStep]!;
      let previousY = Infinity;
      let previousHeight = -1000;
      for (let step = firstStep; step < steps.length && top > 0; step++) {
        const z = steps[step]!;
        // Not even the summit would rise above what stands before it.
        if ((step & 15) === 0 && summit > cameraHeight && horizonY - ((summit - cameraHeight) * focal) / z >= top) {
          previousHeight = 1e6;
          break;
        }
        const worldX = cameraX + dirX * z;
        const worldY = cameraY + dirY * z;
        const floorX = worldX | 0;
        const floorY = worldY | 0;
        const fx = worldX - floorX;
        const fy = worldY - floorY;
        const x0 = floorX & MASK;
        const x1 = (floorX + 1) & MASK;
        const row0 = (floorY & MASK) * FIELD_SIZE;
        const row1 = ((floorY + 1) & MASK) * FIELD_SIZE;
        const field = z < CROWNS_FROM ? bare : crowned;
        const upper = field[row0 + x0]! + (field[row0 + x1]! - field[row0 + x0]!) * fx;
        const lower = field[row1 + x0]! + (field[row1 + x1]! - field[row1 + x0]!) * fx;
        let ground = upper + (lower - upper) * fy;
        if (z >= CROWNS_FROM && z < CROWNS_FULL) {
          const bareUpper = bare[row0 + x0]! + (bare[row0 + x1]! - bare[row0 + x0]!) * fx;
          const bareLower = bare[row1 + x0]! + (bare[row1 + x1]! - bare[row1 + x0]!) * fx;
          const naked = bareUpper + (bareLower - bareUpper) * fy;
          ground = naked + (ground - naked) * ((z - CROWNS_FROM) / (CROWNS_FULL - CROWNS_FROM));
        }
        let sea = -1;
        if (cloudSea && ground < cloudSea.level + cloudSea.billow) {
          const rise =
            sampleTile(billows, 256, worldX * 0.62 + driftX, worldY * 0.62 + driftY) * 0.72 +
            sampleTile(billows, 256, worldX * 1.9 - driftX * 0.6, worldY * 1.9) * 0.28;
          const crown = cloudSea.level + (rise * 2 - 1) * cloudSea.billow;
          if (crown > ground) {
            sea = Math.min(1, (crown - ground) * 0.16);
            ground = crown;
          }
        }
        const isWater = ground < waterLevel;
        const depthHere = waterLevel - ground;
        if (isWater) ground = waterLevel;
        else if (z < 190 && sea < 0) {
          const rough = detail[(((worldY * 9) & 255) << 8) + ((worldX * 9) & 255)]! - 0.5;
          ground += rough * 0.34 * roughness * Math.min(1, Math.max(0, (ground - waterLevel) * 1.2)) * (1 - z / 190);
        }
        const y = horizonY - ((ground - cameraHeight) * focal) / z;
        if (y < top) {
          const from = Math.max(0, y);
          let row = Math.min(height - 1, Math.ceil(top) - 1);
          const last = Math.floor(from);
          const rowsInStep = previousY - y;
          for (; row >= last; row--) {
            const part = Math.min(row + 1, top) - Math.max(row, from);
            if (part <= 0) continue;
            const cell = row * CELL;
            // Which part of the way from the last step to this one the row shows.
            let t = 1;
            if (rowsInStep > 1.2 && previousY < 1e6) t = Math.min(1, Math.max(0, (previousY - row - 0.5) / rowsInStep));
            const rowZ = previousZ + (z - previousZ) * t;
            if (cells[cell + DISTANCE] === 0) cells[cell + DISTANCE] = rowZ;
            if (isWater) {
              cells[cell + WET] = cells[cell + WET]! + part;
              cells[cell + WET_DEPTH] = cells[cell + WET_DEPTH]! + depthHere * part;
              continue;
            }
            const pointX = cameraX + dirX * rowZ;
            const pointY = cameraY + dirY * rowZ;
            const px = pointX | 0;
            const py = pointY | 0;
            const qx = pointX - px;
            const qy = pointY - py;
            const left = px & MASK;
            const right = (px + 1) & MASK;
            const aboveRow = (py & MASK) * FIELD_SIZE;
            const belowRow = ((py + 1) & MASK) * FIELD_SIZE;
            const a = (aboveRow + left) * 4;
            const b = (aboveRow + right) * 4;
            const c = (belowRow + left) * 4;
            const d = (belowRow + right) * 4;
            const wa = (1 - qx) * (1 - qy);
            const wb = qx * (1 - qy);
            const wc = (1 - qx) * qy;
            const wd = qx * qy;
            let r = baked[a]! * wa + baked[b]! * wb + baked[c]! * wc + baked[d]! * wd;
            let g = baked[a + 1]! * wa + baked[b + 1]! * wb + baked[c + 1]! * wc + baked[d + 1]! * wd;
            let bl = baked[a + 2]! * wa + baked[b + 2]! * wb + baked[c + 2]! * wc + baked[d + 2]! * wd;
            // Cliffs take the texture from the side: from above it would be drawn out into streaks.
            const steep = baked[a + 3]! / 255;
            const rowHeight = cameraHeight + ((horizonY - row - 0.5) * rowZ) / focal;
            const along = (pointX + pointY) * 0.8;
            const flatCoarse = texture(pointX * 1.7, pointY * 1.7);
            const wallCoarse = texture(along * 1.5, rowHeight * 1.7);
            let shade =
              1 + (flatCoarse + (wallCoarse - flatCoarse) * steep - 0.5) * 0.42 * roughness * Math.min(1, 420 / rowZ);
            if (rowZ < 160) {
              const flatFine = texture(pointX * 9, pointY * 9);
              const wallFine = texture(along * 8, rowHeight * 8);
              shade += (flatFine + (wallFine - flatFine) * steep - 0.5) * 0.56 * roughness * (1 - rowZ / 160);
              if (isLarge)
                shade +=
                  (texture((pointX + pointY * 0.3) * 38, (pointY - pointX * 0.3 + rowHeight) * 38) - 0.5) *
                  0.42 *
                  roughness *
                  (1 - rowZ / 160);
            }
            r *= shade;
            g *= shade;
            bl *= shade;
            if (lava) {
              const heat =
                lava[aboveRow + left]! * wa +
                lava[aboveRow + right]! * wb +
                lava[belowRow + left]! * wc +
                lava[belowRow + right]! * wd;
              if (heat > 0.02) {
                const flow = sampleTile(billows, 256, pointX * 5 - seconds * 1.5, pointY * 5 + seconds * 2.4);
                const hot = Math.min(1, heat * (0.62 + 0.8 * flow));
                const glow = Math.min(1, heat * 2.2);
                r += (150 + 105 * hot - r) * glow;
                g += (18 + 190 * hot * hot - g) * glow;
                bl += (4 + 96 * hot ** 4 - bl) * glow;
              }
            }
            if (sea >= 0 && cloudSea) {
              const here = sampleTile(billows, 256, pointX * 0.62 + driftX, pointY * 0.62 + driftY);
              const nearer = sampleTile(
                billows,
                256,
                (pointX + cloudSea.sunX * 6) * 0.62 + driftX,
                (pointY + cloudSea.sunY * 6) * 0.62 + driftY,
              );
              const fine = sampleTile(billows, 256, pointX * 1.9 - driftX * 0.6, pointY * 1.9);
              const lit = Math.min(
                1,
                Math.max(0, 0.42 + (here - nearer) * 4.2 + (fine - 0.5) * 0.9 + (here - 0.5) * 0.8),
              );
              r += (cloudSea.dark[0] + (cloudSea.lit[0] - cloudSea.dark[0]) * lit - r) * sea;
              g += (cloudSea.dark[1] + (cloudSea.lit[1] - cloudSea.dark[1]) * lit - g) * sea;
              bl += (cloudSea.dark[2] + (cloudSea.lit[2] - cloudSea.dark[2]) * lit - bl) * sea;
            }
            const fog = fogFor(thickness[step]!, ground);
            cells[cell + RED] = cells[cell + RED]! + (r + (fogR - r) * fog) * part;
            cells[cell + GREEN] = cells[cell + GREEN]! + (g + (fogG - g) * fog) * part;
            cells[cell + BLUE] = cells[cell + BLUE]! + (bl + (fogB - bl) * fog) * part;
            cells[cell + COVER] = cells[cell + COVER]! + part;
          }
          top = from;
        }
        previousZ = z;
        previousY = y;
        previousHeight = ground;
      }
      // Between the farthest step and the horizon lies land or sea too, all haze: left alone, a band of bare sky would show.
      const horizonRow = Math.max(0, Math.floor(horizonY));
      if (top > horizonRow) {
        const isSea = previousHeight <= waterLevel + 0.01;
        for (let row = Math.min(height - 1, Math.ceil(top) - 1); row >= horizonRow; row--) {
          const part = Math.min(row + 1, top) - row;
          if (part <= 0) continue;
          const cell = row * CELL;
          if (cells[cell + DISTANCE] === 0) cells[cell + DISTANCE] = FARTHEST;
          if (isSea) {
            cells[cell + WET] = cells[cell + WET]! + part;
            cells[cell + WET_DEPTH] = cells[cell + WET_DEPTH]! + 40 * part;
          } else {
            cells[cell + RED] = cells[cell + RED]! + fogR * part;
            cells[cell + GREEN] = cells[cell + GREEN]! + fogG * part;
            cells[cell + BLUE] = cells[cell + BLUE]! + fogB * part;
            cells[cell + COVER] = cells[cell + COVER]! + part;
          }
        }
        top = horizonRow;
      }
      for (let row = Math.max(0, Math.floor(top)); row < height; row++) {
        const index = row * width + column;
        const cell = row * CELL;
        const target = index * 4;
        const sky = Math.max(0, 1 - cells[cell + COVER]! - cells[cell + WET]!);
        pixels[target] = cells[cell + RED]! + pixels[target]! * sky;
        pixels[target + 1] = cells[cell + GREEN]! + pixels[target + 1]! * sky;
        pixels[target + 2] = cells[cell + BLUE]! + pixels[target + 2]! * sky;
        pixels[target + 3] = 255 * (1 - sky) + pixels[target + 3]! * sky;
        surface.depth[index] = cells[cell + DISTANCE]! || SKY_DEPTH;
        surface.water[index] = cells[cell + WET]!;
        surface.waterDepth[index] = cells[cell + WET]! > 0 ? cells[cell + WET_DEPTH]! / cells[cell + WET]! : 0;
      }
      for (let row = 0; row < Math.min(height, Math.floor(top)); row++) {
        const index = row * width + column;
        surface.depth[index] = SKY_DEPTH;
        surface.water[index] = 0;
      }
    };
    for (let column = 0; column < width; column++) marchColumn(column);
  };

  return {
    surface,
    march: (pixels, camera, seconds) => draw(pixels, camera, seconds, true),
    marchAlone: (pixels, camera, seconds) => draw(pixels, camera, seconds, false),
    takeFog,
    fogColours,
    fogAt,
  };
}

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

/** The sky's colour just above the horizon in each column, smoothed: fog of this colour melts into the sky wherever one looks. */
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
  const noise = createNoiseTile({ size: DETAIL_SIZE, period: 16, octaves: 5, gain: 0.62, seed: seed + 31 });
  const towardX = Math.round(Math.sin(lightAzimuth) * 2);
  const towardY = Math.round(Math.cos(lightAzimuth) * 2);
  return Float32Array.from(noise, (value, index) => {
    const x = index & (DETAIL_SIZE - 1);
    const y = index >> 8;
    const nearer = noise[((y + towardY) & 255) * 256 + ((x + towardX) & 255)]!;
    return Math.min(1, Math.max(0, 0.5 + (value - 0.5) * 0.6 + (value - nearer) * 1.5));
  });
}
