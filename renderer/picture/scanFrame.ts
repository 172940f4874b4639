import { copyRaster, cropRaster, type Raster } from './raster.ts';

/** The thin dark frame that scans and screenshots have around the photograph is at most this part of it. */
const WIDEST = 0.012;
/** How much darker a frame is than the photograph, in levels of 255. */
const STEP = 24;

/** Lines of pixels on each side that belong to the frame. */
interface ScanFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The photograph without its frame: extended, each line of the frame would go on as a line. */
export function trimFrame(raster: Raster): Raster {
  const { left, right, top, bottom } = findFrame(raster);
  if (left + right + top + bottom === 0) return raster;
  return cropRaster(raster, left, top, raster.width - left - right, raster.height - top - bottom);
}

/** The photograph in its size, with the nearest of its own pixels in place of the frame. */
export function coverFrame(raster: Raster): Raster {
  const { left, right, top, bottom } = findFrame(raster);
  if (left + right + top + bottom === 0) return raster;
  const { width, height } = raster;
  const result = copyRaster(raster);
  for (let y = 0; y < height; y++) {
    const inY = Math.min(height - 1 - bottom, Math.max(top, y));
    for (let x = 0; x < width; x++) {
      const inX = Math.min(width - 1 - right, Math.max(left, x));
      const from = (inY * width + inX) * 4;
      if (inX !== x || inY !== y) result.data.set(raster.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return result;
}

function findFrame({ width, height, data }: Raster): ScanFrame {
  const brightness = (length: number, indexOf: (place: number) => number): number => {
    let sum = 0;
    for (let place = 0; place < length; place++)
      for (let channel = 0; channel < 3; channel++) sum += data[indexOf(place) * 4 + channel]!;
    return sum / length / 3;
  };
  const row = (y: number): number => brightness(width, (x) => y * width + x);
  const column = (x: number): number => brightness(height, (y) => y * width + x);
  const linesOf = (size: number, line: (place: number) => number): number => {
    for (let lines = Math.ceil(size * WIDEST); lines > 0; lines--)
      if (line(lines) - line(lines - 1) > STEP && line(0) <= line(lines - 1)) return lines;
    return 0;
  };
  return {
    left: linesOf(width, column),
    right: linesOf(width, (x) => column(width - 1 - x)),
    top: linesOf(height, row),
    bottom: linesOf(height, (y) => row(height - 1 - y)),
  };
}
