import { smoothstep } from '../light/noise.ts';
import { boxOf } from './cutOut.ts';
import { opacityPlane } from './planes.ts';
import { copyRaster, cropRaster, hasTransparency, type Raster } from './raster.ts';

/** How far the corners of a picture on plain paper are apart at most, in levels of 255. */
const PLAIN = 10;
/** From these differences on, a pixel is partly and fully something on the paper. */
const INK = [10, 64] as const;

/** A logo without what is around it: as it was cut out already, or without the plain paper that reaches the edges. */
export function withoutPaper(picture: Raster): Raster {
  const cut = hasTransparency(picture) ? picture : liftOff(picture);
  if (!cut) return picture;
  const { left, top, right, bottom } = boxOf(opacityPlane(cut));
  return cropRaster(cut, left, top, right - left, bottom - top);
}

/** A picture whose plain paper is transparent, but for what lies within a closed line; null where it has none. */
function liftOff(picture: Raster): Raster | null {
  const { data, width, height } = picture;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const levels = [0, 1, 2].map((channel) => corners.map((at) => data[at * 4 + channel]!));
  if (levels.some((of) => Math.max(...of) - Math.min(...of) > PLAIN)) return null;
  const paper = levels.map((of) => of.reduce((sum, level) => sum + level, 0) / of.length);
  const apart = (at: number): number =>
    Math.max(...paper.map((level, channel) => Math.abs(data[at * 4 + channel]! - level)));
  const result = copyRaster(picture);
  const isSeen = new Uint8Array(width * height);
  const stack: number[] = [];
  const enter = (at: number): void => {
    if (isSeen[at]) return;
    isSeen[at] = 1;
    const part = smoothstep(INK[0], INK[1], apart(at));
    result.data[at * 4 + 3] = part * 255;
    if (part < 1) stack.push(at);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) enter(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) enter(y * width + x);
  while (stack.length > 0) {
    const at = stack.pop()!;
    const x = at % width;
    if (x > 0) enter(at - 1);
    if (x < width - 1) enter(at + 1);
    if (at >= width) enter(at - width);
    if (at < width * (height - 1)) enter(at + width);
  }
  // Nothing but paper is a picture of that colour.
  return result.data.some((value, index) => index % 4 === 3 && value > 127) ? result : null;
}
