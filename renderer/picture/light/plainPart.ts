import { smoothstep } from '../../light/noise.ts';
import { createPlane, mapPlane, type Plane, resizePlane } from '../planes.ts';
import type { Raster } from '../raster.ts';

/** A thing of no hue is looked for at about this many pixels a side. */
const WORK_SIDE = 240;
/** What a single thing takes of a picture, and of its edges: more is a wall, a sky or the ground. */
const AREA = [0.05, 0.45] as const;
const MOST_ON_EDGE = 0.02;
/** The part of its outline at which it must end at once: ground that is lit unevenly fades out. */
const LEAST_SHARP = 0.7;
/** The part of a thing that was found which must be white for that to be its colour. */
const LEAST_PLAIN = 0.4;
/** From this brightness on, of 255, something without a hue counts as white or grey: it has a shaded side, too. */
const LEAST_LIGHT = 84;

/**
 * How much of each pixel is of the white or grey thing in front; 0 to 1.
 * @param isFound whether `front` is the thing itself and no guess at the middle
 * @returns null where no such thing can be told from what is around it
 */
export function plainPart(
  raster: Raster,
  { front, isFound }: { front: Plane; isFound: boolean },
): { part: Plane; light: number } | null {
  const likeness = plainness(raster);
  const here = isFound ? front : bodyInMiddle(likeness, raster);
  if (!here) return null;
  const part = createPlane(raster.width, raster.height);
  let sum = 0;
  let light = 0;
  let whole = 0;
  for (let index = 0; index < part.values.length; index++) {
    const value = likeness.values[index]! * here.values[index]!;
    part.values[index] = value;
    sum += value;
    whole += here.values[index]!;
    light += value * lumaAt(raster, index);
  }
  if (sum < whole * LEAST_PLAIN) return null;
  return { part, light: light / sum };
}

function lumaAt({ data }: Raster, index: number): number {
  return data[index * 4]! * 0.2126 + data[index * 4 + 1]! * 0.7152 + data[index * 4 + 2]! * 0.0722;
}

/** How white or light grey each pixel is. */
function plainness(raster: Raster): Plane {
  const plane = createPlane(raster.width, raster.height);
  for (let index = 0; index < plane.values.length; index++) {
    const [r, g, b] = [raster.data[index * 4]!, raster.data[index * 4 + 1]!, raster.data[index * 4 + 2]!];
    const most = Math.max(r, g, b);
    const chroma = most - Math.min(r, g, b);
    const luma = lumaAt(raster, index);
    const isDull = 1 - smoothstep(0.16, 0.3, chroma / Math.max(1, most));
    const isLight = smoothstep(LEAST_LIGHT, LEAST_LIGHT + 34, luma);
    plane.values[index] = isDull * isLight;
  }
  return plane;
}

/** The body in the middle of a picture that stands by itself in what is marked; null where it reaches the edges. */
function bodyInMiddle(marked: Plane, { width, height }: Raster): Plane | null {
  const scale = WORK_SIDE / Math.max(width, height);
  const small = resizePlane(marked, Math.round(width * scale), Math.round(height * scale));
  const names = new Int16Array(small.values.length).fill(-1);
  const bodies: { size: number; central: number; onEdge: number }[] = [];
  const open: number[] = [];
  for (let start = 0; start < names.length; start++) {
    if (names[start]! >= 0 || small.values[start]! < 0.5) continue;
    const body = { size: 0, central: 0, onEdge: 0 };
    const take = (index: number): void => {
      if (names[index]! >= 0 || small.values[index]! < 0.5) return;
      names[index] = bodies.length;
      open.push(index);
    };
    take(start);
    while (open.length > 0) {
      const index = open.pop()!;
      const [x, y] = [index % small.width, Math.floor(index / small.width)];
      body.size += 1;
      body.central += Math.exp(-(((x / small.width - 0.5) / 0.3) ** 2 + ((y / small.height - 0.54) / 0.34) ** 2));
      if (x === 0 || y === 0 || x === small.width - 1 || y === small.height - 1) body.onEdge += 1;
      if (x > 0) take(index - 1);
      if (x < small.width - 1) take(index + 1);
      if (y > 0) take(index - small.width);
      if (y < small.height - 1) take(index + small.width);
    }
    bodies.push(body);
  }
  const most = Math.max(0, ...bodies.map(({ central }) => central));
  const main = bodies.findIndex(({ central }) => central === most);
  const body = bodies[main];
  const area = (body?.size ?? 0) / names.length;
  const edge = 2 * (small.width + small.height);
  if (!body || area < AREA[0] || area > AREA[1] || body.onEdge > edge * MOST_ON_EDGE) return null;
  const own = mapPlane(small, (_, index) => (names[index] === main ? 1 : 0));
  return endsAtOnce(own, small) ? resizePlane(own, width, height) : null;
}

/** Whether what is marked ends within a few pixels nearly all along a body's outline. */
function endsAtOnce({ width, height, values }: Plane, marked: Plane): boolean {
  let outline = 0;
  let sharp = 0;
  for (let y = 3; y < height - 3; y++)
    for (let x = 3; x < width - 3; x++) {
      const index = y * width + x;
      if (values[index] === 0) continue;
      for (const step of [1, -1, width, -width]) {
        if (values[index + step] === 1) continue;
        outline += 1;
        if ([1, 2, 3].some((far) => marked.values[index + step * far]! < 0.15)) sharp += 1;
      }
    }
  return sharp > outline * LEAST_SHARP;
}
