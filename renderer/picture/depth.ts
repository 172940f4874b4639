import { smoothstep } from '../light/noise.ts';
import { findMatte, type Matte } from './matte.ts';
import {
  boxBlur,
  guidedFilter,
  luminancePlane,
  mapPlane,
  meanOf,
  normalise,
  type Plane,
  resizePlane,
} from './planes.ts';
import { type Raster, resizeRaster } from './raster.ts';
import { findSky, type SkyMask } from './skyMask.ts';

const WIDTH = 288;
/** A sky behind a person ends no lower than at this part of the height. */
const LOWEST_HORIZON = 0.7;
/** A person who fills more of the picture than this is a portrait. */
const PORTRAIT = 0.35;

/** What can be derived from a picture's pixels: depth, foreground and sky. */
export interface PictureAnalysis {
  /** 0 far to 1 near, `WIDTH` pixels wide. */
  depth: Plane;
  /** Both are the size of the picture that was looked at. */
  matte: Matte;
  sky: SkyMask | null;
}

/**
 * Guesses how near everything is. No single cue is enough, so several are mixed: what is lower in the picture, sharper,
 * more central and unlike the border is nearer; the sky is farthest; people and cut-out things stand in front.
 */
export async function estimateDepth(raster: Raster): Promise<PictureAnalysis> {
  const height = Math.max(24, Math.round((raster.height * WIDTH) / raster.width));
  const small = await resizeRaster(raster, WIDTH, height);
  const matte = await findMatte(raster);
  const found = await findSky(raster);
  const sky = found && isWallBehind(matte, found) ? null : found;
  const light = luminancePlane(small);
  const coarse = normalise(
    boxBlur(
      mapPlane(boxBlur(light, 3), (value, index) => Math.abs(light.values[index]! - value)),
      3,
    ),
  );
  const unlike = colourDistance(small);
  let depth = mapPlane(light, (_, index) => {
    const x = ((index % WIDTH) + 0.5) / WIDTH - 0.5;
    const y = (Math.floor(index / WIDTH) + 0.5) / height;
    const central = Math.exp(-(x * x) / 0.16);
    return 0.42 * y ** 1.15 + 0.26 * coarse.values[index]! ** 0.7 + 0.32 * unlike.values[index]! * central;
  });
  depth = normalise(boxBlur(depth, 2));
  // In a landscape, what differs from the border is only ground of another colour.
  const trust =
    matte.source === 'guess' || (matte.source === 'colour' && sky) ? 0 : matte.source === 'colour' ? 0.7 : 1;
  if (trust > 0) {
    const front = resizePlane(matte.plane, WIDTH, height);
    depth = mapPlane(depth, (value, index) => {
      const inFront = front.values[index]! * trust;
      // A body moves as one: the depth inside it varies only enough to hint at roundness.
      return value * (1 - 0.4 * trust) * (1 - inFront) + (0.84 + 0.1 * value) * inFront;
    });
  }
  if (sky) {
    const far = resizePlane(sky.plane, WIDTH, height);
    const standing = resizePlane(matte.plane, WIDTH, height);
    depth = mapPlane(depth, (value, index) => {
      const part = far.values[index]! * (1 - standing.values[index]! * trust);
      return value * (1 - part) + 0.02 * part;
    });
  }
  const filtered = guidedFilter(guidedFilter(depth, light, 14, 0.0012), light, 6, 0.0008);
  return { depth: mapPlane(boxBlur(filtered, 1), (value) => smoothstep(-0.15, 1.12, value)), matte, sky };
}

/**
 * Whether the "sky" behind a person is a wall: a sky ends at the horizon, a wall goes on down beside them; and a portrait
 * shows so little of what is behind that only blue says it is a sky.
 */
export function isWallBehind(
  { source, plane }: Matte,
  { horizon, isBlue }: Pick<SkyMask, 'horizon' | 'isBlue'>,
): boolean {
  return source === 'person' && (horizon > LOWEST_HORIZON || (!isBlue && meanOf(plane) > PORTRAIT));
}

/** Where the sky is, without the people in front of it. */
export function skyOf({ sky, matte }: PictureAnalysis, width: number, height: number): Plane | null {
  if (!sky) return null;
  const isSure = matte.source === 'person' || matte.source === 'transparency';
  const free = isSure ? mapPlane(sky.plane, (value, index) => value * (1 - matte.plane.values[index]!)) : sky.plane;
  return resizePlane(free, width, height);
}

/**
 * Prepares a depth for a moving camera: near things are widened and fall off gently, so that a body moves together with
 * its outline and only the background beside it is stretched. A steeper fall-off would show the same thing twice.
 */
export function easeDepth(depth: Plane): Plane {
  const grown = maximum(depth, Math.round(depth.width / 40));
  const reach = depth.width / 52;
  const soft = boxBlur(boxBlur(grown, reach), reach);
  return boxBlur(soft, 2);
}

/** The largest value within `reach` pixels each way: along the rows first, then along the columns. */
function maximum({ width, height, values }: Plane, reach: number): Plane {
  const pass = (from: Float32Array, step: number, length: number, placeOf: (index: number) => number): Float32Array =>
    from.map((value, index) => {
      const place = placeOf(index);
      let most = value;
      for (let move = -Math.min(reach, place); move <= Math.min(reach, length - 1 - place); move++)
        most = Math.max(most, from[index + move * step]!);
      return most;
    });
  const across = pass(values, 1, width, (index) => index % width);
  return { width, height, values: pass(across, width, height, (index) => Math.floor(index / width)) };
}

/** How far each pixel is from the mean colour of the upper and side borders, 0–1. */
function colourDistance({ width, height, data }: Raster): Plane {
  const mean = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!(y < height * 0.1 || ((x < width * 0.06 || x > width * 0.94) && y < height * 0.75))) continue;
      for (let channel = 0; channel < 3; channel++)
        mean[channel] = mean[channel]! + data[(y * width + x) * 4 + channel]!;
      count++;
    }
  }
  const plane: Plane = { width, height, values: new Float32Array(width * height) };
  for (let index = 0; index < plane.values.length; index++) {
    plane.values[index] = Math.hypot(
      data[index * 4]! - mean[0]! / count,
      data[index * 4 + 1]! - mean[1]! / count,
      data[index * 4 + 2]! - mean[2]! / count,
    );
  }
  return normalise(plane, 0.02);
}
