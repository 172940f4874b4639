import { boxBlur, createPlane, mapPlane, type Plane } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';

/**
 * Paints in patches of even colour that end at edges (a Kuwahara filter over eight neighbourhoods): each pixel takes
 * the mean of the most uniform area around it. One blur gives the means of all shifted windows, so the cost does not
 * grow with the radius.
 */
export function smear(raster: Raster, radius: number): Raster {
  const { width, height } = raster;
  const reach = Math.max(1, Math.round(radius / 2));
  const channels = [0, 1, 2].map((channel) =>
    mapPlane(createPlane(width, height), (_, index) => raster.data[index * 4 + channel]!),
  );
  const light = mapPlane(
    channels[0]!,
    (red, index) => red * 0.2126 + channels[1]!.values[index]! * 0.7152 + channels[2]!.values[index]! * 0.0722,
  );
  const [red, green, blue] = channels.map((plane) => boxBlur(plane, reach)) as [Plane, Plane, Plane];
  const mean = boxBlur(light, reach);
  const square = boxBlur(
    mapPlane(light, (value) => value * value),
    reach,
  );
  const result = copyRaster(raster);
  const far = Math.round(reach * 1.4);
  const moves = [
    [-reach, -reach],
    [reach, -reach],
    [-reach, reach],
    [reach, reach],
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
  ] as const;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let total = 0;
      for (const [dx, dy] of moves) {
        const at = Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx));
        const variance = Math.max(0, square.values[at]! - mean.values[at]! * mean.values[at]!);
        const calm = 1 / (1 + variance / 14);
        const weight = calm * calm * calm * calm;
        r += red.values[at]! * weight;
        g += green.values[at]! * weight;
        b += blue.values[at]! * weight;
        total += weight;
      }
      const index = (y * width + x) * 4;
      result.data[index] = r / total;
      result.data[index + 1] = g / total;
      result.data[index + 2] = b / total;
    }
  }
  return result;
}
