import { createCanvas } from '@napi-rs/canvas';
import { fromCanvas, type Raster, resizeRaster, toCanvas } from './raster.ts';

/** Which way a photo is said to lean. */
export type Lean = 'left' | 'right';

/** Edges are looked at at no more than this many pixels a side. */
const LOOK_SIDE = 300;
/** Degrees: farther, somebody meant a photo to be on the slant. */
const MOST = 9;
const STEP = 0.25;
/** How much sharper the lines of a photo must stand at its tilt than as it is. */
const LEAST_GAIN = 1.1;
/** Degrees that are not seen. */
const UNSEEN = 0.35;
/** What a photo that is said to lean, and has no lines to tell how far, is turned by. */
const GUESS = 3;

/**
 * How far a photo is turned clockwise against the upright, degrees; 0 where its lines do not tell. At the right angle
 * walls and horizons fall into single columns and rows, so that the sums over these differ most.
 */
export async function findTilt(raster: Raster): Promise<number> {
  const scale = Math.min(1, LOOK_SIDE / Math.max(raster.width, raster.height));
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)];
  const edges = edgesIn(await resizeRaster(raster, width, height));
  const level = sharpnessAt(edges, 0, Math.hypot(width, height));
  let best = { degrees: 0, sharpness: level };
  for (let degrees = -MOST; degrees <= MOST; degrees += STEP) {
    const sharpness = sharpnessAt(edges, degrees, Math.hypot(width, height));
    if (sharpness > best.sharpness) best = { degrees, sharpness };
  }
  const isClear = best.sharpness > level * LEAST_GAIN && Math.abs(best.degrees) >= UNSEEN;
  return isClear && Math.abs(best.degrees) < MOST ? best.degrees : 0;
}

/** An edge: where it is from the middle, and how much of it is upright or level. */
type Edge = readonly [x: number, y: number, upright: number, level: number];

/** The stronger edges inside the circle, so that the frame's own corners say nothing at any angle. */
function edgesIn({ width, height, data }: Raster): Edge[] {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at++)
    grey[at] = data[at * 4]! * 0.3 + data[at * 4 + 1]! * 0.59 + data[at * 4 + 2]! * 0.11;
  const edges: Edge[] = [];
  const radius = Math.min(width, height) / 2 - 2;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const [fromX, fromY] = [x - width / 2, y - height / 2];
      if (Math.hypot(fromX, fromY) > radius) continue;
      const at = y * width + x;
      const across = Math.abs(grey[at + 1]! - grey[at - 1]!);
      const down = Math.abs(grey[at + width]! - grey[at - width]!);
      // A slanting edge is of neither kind.
      if (Math.max(across, down) < 14 || Math.min(across, down) > Math.max(across, down) * 0.4) continue;
      edges.push([fromX, fromY, across > down ? across : 0, down > across ? down : 0]);
    }
  return edges;
}

/** How much the sums over columns and rows differ once the picture is turned back by an angle. */
function sharpnessAt(edges: readonly Edge[], degrees: number, span: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const columns = new Float64Array(Math.ceil(span) + 2);
  const rows = new Float64Array(Math.ceil(span) + 2);
  const add = (sums: Float64Array, place: number, weight: number): void => {
    const from = Math.floor(place);
    sums[from]! += weight * (from + 1 - place);
    sums[from + 1]! += weight * (place - from);
  };
  for (const [x, y, upright, level] of edges) {
    if (upright) add(columns, x * cos + y * sin + span / 2, upright);
    else add(rows, y * cos - x * sin + span / 2, level);
  }
  const power = (sums: Float64Array): number => sums.reduce((sum, value) => sum + value * value, 0);
  return power(columns) + power(rows);
}

/** Turns a photo upright and fills its frame again; `lean` is what the prompt says where its lines do not tell. */
export async function straighten(raster: Raster, lean: Lean | null): Promise<Raster> {
  const found = await findTilt(raster);
  const degrees = found || (lean === 'left' ? -GUESS : lean === 'right' ? GUESS : 0);
  if (degrees === 0) return raster;
  const { width, height } = raster;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const turn = (-degrees * Math.PI) / 180;
  // Just so much larger that no corner is empty.
  const zoom = Math.cos(turn) + (Math.max(width, height) / Math.min(width, height)) * Math.abs(Math.sin(turn));
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate(turn);
  context.scale(zoom, zoom);
  context.drawImage(toCanvas(raster), -width / 2, -height / 2);
  return fromCanvas(canvas);
}
