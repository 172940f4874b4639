import { smoothstep } from '../../light/noise.ts';
import { boxBlur, luminancePlane, mapPlane, softBlur } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { smear } from './smear.ts';

/** A model world of smooth plastic under studio lights: rounded shapes with a sheen, soft shadows, shallow focus. */
export function modelToy(raster: Raster): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const smooth = smear(smear(raster, 8 * unit), 5 * unit);
  const light = luminancePlane(smooth);
  const form = softBlur(light, 5 * unit);
  const room = softBlur(light, 30 * unit);
  const glow = softBlur(
    mapPlane(light, (value) => smoothstep(0.66, 1, value)),
    20 * unit,
  );
  const shaped = copyRaster(smooth);
  const reach = Math.max(1, Math.round(2.5 * unit));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const at = index * 4;
      const right = form.values[y * width + Math.min(width - 1, x + reach)]!;
      const left = form.values[y * width + Math.max(0, x - reach)]!;
      const below = form.values[Math.min(height - 1, y + reach) * width + x]!;
      const above = form.values[Math.max(0, y - reach) * width + x]!;
      // Edges look round when brightness is taken for height and lit from the upper left.
      const towards = (right - left) * 0.8 + (below - above);
      const sheen = smoothstep(0.05, 0.26, towards) * 62;
      const shadow =
        1 + Math.max(-0.42, Math.min(0, towards * 1.5)) - Math.max(0, room.values[index]! - light.values[index]!) * 0.7;
      const luma = light.values[index]! * 255;
      for (let channel = 0; channel < 3; channel++) {
        const vivid = luma + (smooth.data[at + channel]! - luma) * 1.42;
        const lit = 255 * (Math.max(0, vivid * 1.08) / 255) ** 0.88;
        const shaded = lit * Math.max(0.3, shadow) + sheen;
        shaped.data[at + channel] = shaded + (255 - shaded) * glow.values[index]! * 0.34;
      }
    }
  }
  return focus(shaped, unit);
}

/** The shallow focus of a close-up: sharp in a band across the lower middle, softer above and below. */
function focus(raster: Raster, unit: number): Raster {
  const { width, height } = raster;
  const blurred = [0, 1, 2].map((channel) => {
    const plane = { width, height, values: new Float32Array(width * height) };
    for (let index = 0; index < plane.values.length; index++) plane.values[index] = raster.data[index * 4 + channel]!;
    return boxBlur(boxBlur(plane, 5 * unit), 4 * unit);
  });
  const result = copyRaster(raster);
  for (let y = 0; y < height; y++) {
    const part = y / height;
    const amount = smoothstep(0.2, 0.48, Math.abs(part - 0.6));
    if (amount === 0) continue;
    for (let index = y * width; index < (y + 1) * width; index++) {
      for (let channel = 0; channel < 3; channel++) {
        const sharp = raster.data[index * 4 + channel]!;
        result.data[index * 4 + channel] = sharp + (blurred[channel]!.values[index]! - sharp) * amount;
      }
    }
  }
  return result;
}
