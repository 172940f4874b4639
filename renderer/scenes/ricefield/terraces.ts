import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { mix } from '../../light/colour.ts';
import { hashCell, smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

/** One range of distance of the terraced hillside: its solid ground, and a mask of its flooded fields. */
export interface TerraceLayer {
  ground: Canvas;
  water: Canvas;
  /** Row of the canvases' upper edge in the whole picture: empty rows are not kept. */
  top: number;
}

export interface TerraceColours {
  young: Rgb;
  ripe: Rgb;
  gold: Rgb;
  bank: Rgb;
  mud: Rgb;
  key: Rgb;
  ambient: Rgb;
  haze: Rgb;
}

export interface TerraceView {
  /** Row of the horizon and focal length, in pixels of the baked canvas. */
  horizonY: number;
  focal: number;
  /** Towards the sun, along the ground: x right, z away. */
  sun: readonly [number, number];
  /** How far shadows reach: 0 high sun, 1 low. */
  low: number;
}

const TILE = 512;
/** Height of one step, metres. */
const STEP = 0.78;
/** Height of the eye over the valley's floor, metres. */
const EYE = 15;

/** The shape of the land, in metres; `x` to the right, `z` away from the eye. */
export interface Land {
  /** Smooth hillside before it is cut into steps. */
  base(x: number, z: number): number;
  seed: number;
  noise: Float32Array;
  flooded: number;
  golden: number;
  /** The side the valley opens to: −1 left, 1 right. */
  openSide: number;
}

/** A valley winding away from the eye between hillsides that close in the distance. */
export function createLand(setup: SceneSetup): Land {
  const random = setup.random('ricefield-land');
  const seed = Math.floor(random() * 1e9);
  const noise = createNoiseTile({ size: TILE, period: 8, octaves: 5, gain: 0.46, seed });
  const side = random() < 0.5 ? -1 : 1;
  const bend = 5 + random() * 6;
  const phase = random() * 6.28;
  const { details } = setup.plan;
  const base = (x: number, z: number): number => {
    const middle = side * 3.2 + Math.sin(z * 0.05 + phase) * bend * Math.min(1, z / 36);
    const off = x - middle;
    const wide = 5 + z * 0.05;
    const left = Math.max(0, -off - wide * 0.3);
    const right = Math.max(0, off - wide * 0.3);
    // One side rises steeply near the eye, the other gently: an amphitheatre, not a trough.
    const slopes =
      (side > 0 ? left * 0.3 + right * 0.17 : left * 0.17 + right * 0.3) * (1 - 0.3 * smoothstep(30, 130, z));
    const rounding = 26 * (1 - Math.exp(-slopes / 26));
    const folds = (sampleTile(noise, TILE, x * 1.55 + 90, z * 1.1 + 40) - 0.5) * (6 + Math.min(10, z * 0.14));
    const fine = (sampleTile(noise, TILE, x * 5.2 + 10, z * 4.2 + 150) - 0.5) * 0.55;
    return rounding + folds + fine + z * 0.035 + 2;
  };
  return {
    base,
    seed,
    noise,
    flooded: details.flooded ?? (details.golden ? 0.12 : 0.6),
    golden: details.golden ?? 0,
    openSide: side,
  };
}

/** What grows on one field. */
type Crop = 'water' | 'young' | 'ripe' | 'gold';

/** A terrace is cut across into fields by low dykes; each field is sown in its own week. */
function cropAt(land: Land, level: number, along: number): { crop: Crop; edge: number; tone: number } {
  const length = 13 + 16 * hashCell(level, 3, land.seed);
  const position = along / length + hashCell(level, 7, land.seed) * 10;
  const field = Math.floor(position);
  const inside = position - field;
  const edge = Math.min(inside, 1 - inside) * length;
  const draw = hashCell(field, level, land.seed);
  const tone = hashCell(field + 91, level, land.seed);
  if (draw < land.flooded) return { crop: 'water', edge, tone };
  if (land.golden > 0 && tone < 0.35 + 0.6 * land.golden) return { crop: 'gold', edge, tone };
  return { crop: hashCell(field, level + 500, land.seed) < 0.58 ? 'young' : 'ripe', edge, tone };
}

/** March limits of one layer, metres. */
export interface Range {
  from: number;
  to: number;
}

/** Casts one layer of the terraced land, column by column from near to far: nearer land hides what is behind it. */
export function bakeTerraces(
  land: Land,
  range: Range,
  view: TerraceView,
  frame: { width: number; height: number; colours: TerraceColours },
): TerraceLayer {
  const { width, height, colours } = frame;
  const ground = createCanvas(width, height);
  const water = createCanvas(width, height);
  const groundContext = ground.getContext('2d');
  const waterContext = water.getContext('2d');
  const groundImage = groundContext.createImageData(width, height);
  const waterImage = waterContext.createImageData(width, height);
  const pixels = groundImage.data;
  const mask = waterImage.data;
  const { sun, low } = view;
  const { noise, seed } = land;
  const eyeHeight = land.base(0, 3) + EYE * 0.5;
  let highest = height;
  let bottom = 0;
  for (let column = 0; column < width; column++) {
    const slope = (column - width / 2) / view.focal;
    let lowest = height;
    let isFirst = true;
    let z = range.from;
    while (z < range.to && lowest > 0) {
      const x = slope * z;
      const base = land.base(x, z);
      const level = Math.floor(base / STEP);
      const part = base / STEP - level;
      const along = x * 0.8 + z * 0.6;
      const { crop, edge, tone } = cropAt(land, level, along);
      const bund = 1 - smoothstep(0.05, 0.1, part);
      const riser = smoothstep(0.8, 0.99, part);
      const dyke = (1 - smoothstep(0.14, 0.34, edge)) * (1 - smoothstep(30, 70, z));
      const isField = bund < 0.5 && riser < 0.02 && dyke < 0.5;
      const isWater = crop === 'water' && isField;
      // Leaves stand up from the ground: fine noise in the height makes their tips at the skyline and at each edge.
      const near = 1 - smoothstep(10, 46, z);
      // Blades double in width with distance, in steps: a width growing with every metre would line them up in stripes.
      const blade = 0.018 * 2 ** Math.max(0, Math.ceil(Math.log2(z / 9)));
      const tuft = hashCell(Math.floor(x / blade), Math.floor(z / (blade * 5)), seed);
      const leafy = isWater
        ? 0
        : isField
          ? crop === 'young'
            ? 0.2
            : crop === 'ripe'
              ? 0.3
              : 0.34
          : 0.07 + 0.1 * riser;
      let ground0 = level * STEP + bund * 0.16 + dyke * 0.15 * (1 - riser) + riser * STEP;
      let seedling = 0;
      if (isWater && tone > 0.35) {
        const sowX = x * 2.6 + 0.3 * Math.sin(z * 1.7);
        const sowZ = z * 2.6;
        const reach = 0.035 + 0.05 * tone;
        const dx = sowX - Math.floor(sowX) - 0.5;
        const dz = sowZ - Math.floor(sowZ) - 0.5;
        seedling = dx * dx + dz * dz < reach ? 1 : 0;
        ground0 += seedling * 0.17 * near;
      }
      const surface = ground0 + leafy * (0.55 + 0.45 * tuft) * (0.4 + 0.6 * near);
      const row = view.horizonY - ((surface - eyeHeight) / z) * view.focal;
      const top = Math.max(0, Math.ceil(row));
      if (isFirst) {
        // Below its nearest point a layer is hidden by the next one; a little is kept for the camera to move.
        lowest = Math.min(height, top + Math.ceil(height * 0.1));
        isFirst = false;
        if (lowest > bottom) bottom = lowest;
      }
      if (top < highest) highest = top;
      if (top < lowest) {
        const colour = shadeGround({
          x,
          z,
          crop,
          isField,
          riser,
          bund,
          tuft,
          tone,
          near,
          seedling,
          noise,
          colours,
          sun,
          low,
          part,
        });
        const far = 1 - Math.exp(-((z / 130) ** 1.2));
        const r = colour[0] + (colours.haze[0] - colour[0]) * far;
        const g = colour[1] + (colours.haze[1] - colour[1]) * far;
        const b = colour[2] + (colours.haze[2] - colour[2]) * far;
        const isMirror = isWater && seedling === 0;
        for (let y = top; y < lowest; y++) {
          const at = (y * width + column) * 4;
          if (isMirror) {
            // The mirror is painted per frame; haze and the shade of the bank above lie over it.
            mask[at] = colours.haze[0];
            mask[at + 1] = colours.haze[1];
            mask[at + 2] = colours.haze[2];
            mask[at + 3] = 255;
            const veil = Math.max(far, 0.16 + 0.22 * smoothstep(0.55, 0.8, part));
            pixels[at] = far > 0.3 ? colours.haze[0] : colours.mud[0];
            pixels[at + 1] = far > 0.3 ? colours.haze[1] : colours.mud[1];
            pixels[at + 2] = far > 0.3 ? colours.haze[2] : colours.mud[2];
            pixels[at + 3] = 255 * veil * 0.8;
          } else {
            pixels[at] = r;
            pixels[at + 1] = g;
            pixels[at + 2] = b;
            pixels[at + 3] = 255;
          }
        }
        // A soft upper edge: the covered part of the row above.
        const above = top - 1;
        if (above >= 0 && !isMirror) {
          const at = (above * width + column) * 4;
          pixels[at] = r;
          pixels[at + 1] = g;
          pixels[at + 2] = b;
          pixels[at + 3] = Math.max(pixels[at + 3]!, 255 * (top - row));
        }
        lowest = top;
      }
      z += Math.max(0.02, z * 0.0042);
    }
  }
  const top = Math.max(0, highest - 1);
  const kept = Math.max(2, bottom - top);
  ground.height = kept;
  groundContext.putImageData(groundImage, 0, -top);
  water.height = kept;
  waterContext.putImageData(waterImage, 0, -top);
  return { ground, water: halve(water), top };
}

function halve(canvas: Canvas): Canvas {
  const half = createCanvas(Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2));
  const context = half.getContext('2d');
  context.imageSmoothingEnabled = true;
  context.drawImage(canvas, 0, 0, canvas.width / 2, canvas.height / 2);
  return half;
}

interface GroundSpot {
  x: number;
  z: number;
  crop: Crop;
  isField: boolean;
  riser: number;
  bund: number;
  tuft: number;
  tone: number;
  near: number;
  seedling: number;
  noise: Float32Array;
  colours: TerraceColours;
  sun: readonly [number, number];
  low: number;
  part: number;
}

function shadeGround(spot: GroundSpot): Rgb {
  const { x, z, crop, isField, riser, bund, tuft, tone, near, noise, colours, sun, low, part } = spot;
  const broad = sampleTile(noise, TILE, x * 2.2 + 300, z * 2.2 + 20);
  const mottle = sampleTile(noise, TILE, x * 21 + 40, z * 21 + 220);
  let albedo: Rgb;
  if (spot.seedling > 0) albedo = mix(colours.young, [210, 236, 120], 0.15 + 0.3 * tuft);
  else if (!isField) albedo = mix(colours.bank, colours.ripe, 0.2 + 0.5 * broad * (1 - riser) + 0.3 * tuft);
  else if (crop === 'young') albedo = mix(colours.young, colours.ripe, 0.16 + 0.34 * tone);
  else if (crop === 'ripe') albedo = mix(colours.ripe, colours.young, 0.3 * tone);
  else albedo = mix(colours.gold, colours.ripe, 0.1 + 0.3 * tone * (1 - broad));
  const rows = isField && crop !== 'water' ? 0.9 + 0.1 * Math.sin((x * 0.6 - z * 0.8) * 7) * near : 1;
  const texture = (0.72 + 0.36 * mottle + (tuft - 0.5) * 0.3 * near) * rows;
  // The bank's face is turned to the eye: with the light behind it, dark; its grassy lip catches the light.
  const towards = sun[1];
  const face = isField ? 1 : riser > 0.02 ? 0.6 - 0.22 * towards * (0.4 + 0.6 * low) + sun[0] * 0.16 : 1;
  const lip = bund * (0.12 + 0.3 * low) * (0.5 + tuft) + (isField ? smoothstep(0.3, 0.05, part) * 0.14 : 0);
  const foot = isField ? 1 - 0.34 * smoothstep(0.52, 0.8, part) : 1;
  const direct = (0.62 * face + lip) * texture * foot * (0.78 + 0.44 * broad);
  const fill = 0.5 * texture * (0.65 + 0.35 * foot);
  const translucent = isField && crop !== 'water' ? 0.22 * low * tuft : 0;
  return [
    (albedo[0] * (colours.key[0] * (direct + translucent) + colours.ambient[0] * fill)) / 255,
    (albedo[1] * (colours.key[1] * (direct + translucent) + colours.ambient[1] * fill)) / 255,
    (albedo[2] * (colours.key[2] * (direct + translucent * 0.4) + colours.ambient[2] * fill)) / 255,
  ];
}
