import { smoothstep } from '../light/noise.ts';
import { coverFrame } from './scanFrame.ts';
import { boxBlur, createPlane, guidedFilter, luminancePlane, mapPlane, type Plane, resizePlane } from './planes.ts';
import { type Raster, resizeRaster } from './raster.ts';

const WORK_WIDTH = 320;
const EDGE_WIDTH = 900;
/** A region as warm as an evening sky that reaches lower than this is a table, a wall or sand. */
const WARM = 45;
const LOWEST_WARM = 0.76;

/** A region mostly pale beige that reaches lower than this is a wall behind a table; golden haze ends higher up. */
const LOWEST_PALE = 0.5;
const MOST_PALE = 0.6;
const MOST_RUN = 0.2;
const BURNT_OUT = 250;
/** From this much more blue than red on, in levels of 255, it can be nothing but a sky. */
const BLUE = -6;
/** The share of the bottom edge that it may reach: past a tower, a blue sky goes on down. */
const MOST_LOW = 0.12;
const MOST_LOW_BLUE = 0.22;
const ROUGHEST = 2.25;
/** Heavy clouds are rougher, but they go from edge to edge. */
const ROUGHEST_ACROSS = 2.6;
const MOST_DARK = 0.2;
const LEAST_LIT = 0.3;

export interface SkyMask {
  /** 0 ground to 1 sky; the picture's size. */
  plane: Plane;
  /** Where the sky ends, part of the picture's height: hardly any of it lies lower. */
  horizon: number;
  isBlue: boolean;
}

/**
 * Finds the sky: the region reached from the top without crossing an edge, if it is smooth, has a sky's colours and
 * ends above the ground (a plain studio wall goes down to the bottom).
 * @returns null when there is none
 */
export async function findSky(photo: Raster): Promise<SkyMask | null> {
  // The dark frame of a scan would keep the flood from its sky.
  const raster = coverFrame(photo);
  const width = WORK_WIDTH;
  const height = Math.max(16, Math.round((raster.height * width) / raster.width));
  const small = await resizeRaster(raster, width, height);
  const reached = flood(small);
  const depths = columnDepths(reached);
  const coverage = reached.values.reduce((sum, value) => sum + value, 0) / reached.values.length;
  const lowEdge = reached.values.subarray((height - 2) * width).reduce((sum, value) => sum + value, 0) / (width * 2);
  const warmth = warmthOf(small, reached);
  const isBlue = warmth < BLUE;
  if (coverage < 0.06 || coverage > 0.86 || depths.filter((depth) => depth > 2).length < width * 0.45) return null;
  if (lowEdge > (isBlue ? MOST_LOW_BLUE : MOST_LOW)) return null;
  const sorted = depths.toSorted((a, b) => a - b);
  const horizon = sorted[Math.floor(width * 0.8)]! / height;
  if (horizon > LOWEST_WARM && warmth > WARM) return null;
  // A region that ends half-way down but in some columns reaches the bottom has leaked into a pale thing in front.
  if (horizon > LOWEST_WARM && horizon - sorted[width / 2]! / height > MOST_RUN) return null;
  if (horizon > LOWEST_PALE && paleShareOf(small, reached) > MOST_PALE) return null;
  const light = luminancePlane(small);
  const roughest = lowEdge === 0 && depths.every((depth) => depth > 2) ? ROUGHEST_ACROSS : ROUGHEST;
  if (!isBlue && (roughnessOf(light, reached) > roughest || isDarkBackdrop(light, reached))) return null;
  const scale = Math.min(1, EDGE_WIDTH / raster.width);
  const fineWidth = Math.round(raster.width * scale);
  const fineHeight = Math.round(raster.height * scale);
  const guide = luminancePlane(await resizeRaster(raster, fineWidth, fineHeight));
  const fine = guidedFilter(resizePlane(reached, fineWidth, fineHeight), guide, Math.round(fineWidth / 60), 0.0008);
  const plane = resizePlane(
    mapPlane(fine, (value) => smoothstep(0.3, 0.8, value)),
    raster.width,
    raster.height,
  );
  return { plane, horizon, isBlue };
}

/** How much redder than blue the reached part is on average, in levels of 255. */
function warmthOf({ data }: Raster, reached: Plane): number {
  let sum = 0;
  let count = 0;
  reached.values.forEach((value, index) => {
    if (value < 0.5) return;
    sum += data[index * 4]! - data[index * 4 + 2]!;
    count++;
  });
  return count === 0 ? 0 : sum / count;
}

/** Mean step from pixel to pixel within the reached part, per cent: hair, fur and furniture are never as smooth as a sky. */
function roughnessOf(light: Plane, reached: Plane): number {
  const { width, values } = light;
  let sum = 0;
  let count = 0;
  for (let index = 0; index + width < values.length; index++) {
    if (![index, index + 1, index + width].every((place) => reached.values[place]! > 0.5)) continue;
    sum += Math.abs(values[index]! - values[index + 1]!) + Math.abs(values[index]! - values[index + width]!);
    count++;
  }
  return count === 0 ? 0 : (sum / count) * 100;
}

/** Whether the reached part is dark above something lit: a black frame or backdrop, or a forest. */
function isDarkBackdrop(light: Plane, reached: Plane): boolean {
  let above = 0;
  let below = 0;
  let count = 0;
  reached.values.forEach((value, index) => {
    if (value > 0.5) {
      above += light.values[index]!;
      count++;
    } else below += light.values[index]!;
  });
  return above < count * MOST_DARK && below > (reached.values.length - count) * LEAST_LIT;
}

/** Share of the reached part that is pale and yellowish, like plaster and paper; a sky is bright enough to burn out. */
function paleShareOf({ data }: Raster, reached: Plane): number {
  let pale = 0;
  let count = 0;
  reached.values.forEach((value, index) => {
    if (value < 0.5) return;
    count++;
    const [r, g, b] = [data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!];
    if (r < BURNT_OUT && r - b > 12 && r >= g && g >= (r + b) / 2 - 6 && r - b < r * 0.34) pale++;
  });
  return count === 0 ? 0 : pale / count;
}

/** How far down the sky reaches in each column, in rows. */
function columnDepths({ width, height, values }: Plane): number[] {
  return Array.from({ length: width }, (_, x) => {
    let last = 0;
    for (let y = 0; y < height; y++) if (values[y * width + x]! > 0.5) last = y + 1;
    return last;
  });
}

function flood({ width, height, data }: Raster): Plane {
  const light = luminancePlane({ width, height, data });
  const soft = boxBlur(light, 2);
  const rough = boxBlur(
    mapPlane(light, (value, index) => Math.abs(value - soft.values[index]!)),
    2,
  );
  const isSky = (index: number): boolean => {
    const [r, g, b] = [data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!];
    const most = Math.max(r, g, b);
    const isGreen = g > b + 6 && g > r + 6;
    // Bluish, bright, or warm: an evening sky's reds have almost as much blue as green; with less blue they are the
    // browns of wood, earth and skin.
    const suits = b >= most - 14 || most > 150 || (r > g && r > 96 && b >= g - 6);
    // Petals and leaves are more yellow than any evening sky.
    const isPetal = g - b > 105;
    return !isGreen && !isPetal && suits && rough.values[index]! < 0.028;
  };
  const reached = createPlane(width, height);
  const stack: number[] = [];
  const enter = (index: number): void => {
    reached.values[index] = 1;
    stack.push(index);
  };
  for (let x = 0; x < width; x++) if (isSky(x)) enter(x);
  while (stack.length > 0) {
    const index = stack.pop()!;
    const x = index % width;
    for (const next of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
      if (next < 0 || next >= reached.values.length || reached.values[next] === 1 || !isSky(next)) continue;
      let step = 0;
      for (let channel = 0; channel < 3; channel++)
        step = Math.max(step, Math.abs(data[next * 4 + channel]! - data[index * 4 + channel]!));
      if (step < 15) enter(next);
    }
  }
  // Close the small holes that wires, birds and stars leave.
  const closed = mapPlane(boxBlur(reached, 3), (value, index) => (reached.values[index] === 1 || value > 0.62 ? 1 : 0));
  return enterGaps(closed, { width, height, data });
}

/** Adds the patches of sky between branches and blades that the flood cannot reach: near the sky, and of its colour. */
function enterGaps(sky: Plane, { data }: Raster): Plane {
  const reach = Math.round(sky.width / 22);
  const around = boxBlur(sky, reach);
  const means = [0, 1, 2].map((channel) =>
    boxBlur(
      mapPlane(sky, (value, index) => value * data[index * 4 + channel]!),
      reach,
    ),
  );
  return mapPlane(sky, (value, index) => {
    if (value === 1 || around.values[index]! < 0.12) return value;
    let apart = 0;
    for (let channel = 0; channel < 3; channel++)
      apart = Math.max(
        apart,
        Math.abs(means[channel]!.values[index]! / around.values[index]! - data[index * 4 + channel]!),
      );
    return apart < 20 ? 1 : 0;
  });
}
