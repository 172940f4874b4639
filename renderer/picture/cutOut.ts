import { boxBlur, createPlane, mapPlane, type Plane } from './planes.ts';
import { copyRaster, type Raster } from './raster.ts';

/**
 * Cuts out what `matte` marks: opaque inside, and at its rim in the thing's own colour instead of the old background's.
 * @param matte the size of the picture
 */
export function cutOut(raster: Raster, matte: Plane): Raster {
  const { width, height } = raster;
  const radius = Math.max(2, Math.round(Math.max(width, height) / 130));
  const solid = mapPlane(matte, (value) => (value > 0.96 ? 1 : 0));
  const weight = boxBlur(solid, radius);
  const result = copyRaster(raster);
  for (let channel = 0; channel < 3; channel++) {
    const sum = boxBlur(
      mapPlane(solid, (value, index) => value * raster.data[index * 4 + channel]!),
      radius,
    );
    for (let index = 0; index < matte.values.length; index++) {
      const part = matte.values[index]!;
      if (part >= 0.96 || part <= 0.01 || weight.values[index]! < 0.02) continue;
      const own = sum.values[index]! / weight.values[index]!;
      result.data[index * 4 + channel] = raster.data[index * 4 + channel]! * part + own * (1 - part);
    }
  }
  for (let index = 0; index < matte.values.length; index++)
    result.data[index * 4 + 3] = Math.min(raster.data[index * 4 + 3]!, matte.values[index]! * 255);
  return result;
}

/** Blurs the background, without the foreground's colours bleeding into it; lights keep their glow. */
export function blurBehind(raster: Raster, matte: Plane, radius: number): Raster {
  const behind = mapPlane(matte, (value) => Math.max(0.0001, 1 - value));
  const thrice = (plane: Plane): Plane => boxBlur(boxBlur(boxBlur(plane, radius), radius * 0.8), radius * 0.6);
  const weight = thrice(behind);
  const result = copyRaster(raster);
  const empty = createPlane(raster.width, raster.height);
  for (let channel = 0; channel < 3; channel++) {
    // Squared values approximate linear light, so that lamps stay bright when they are blurred.
    const sum = thrice(mapPlane(empty, (_, index) => raster.data[index * 4 + channel]! ** 2 * behind.values[index]!));
    for (let index = 0; index < matte.values.length; index++) {
      const soft = Math.sqrt(Math.max(0, sum.values[index]! / weight.values[index]!));
      const part = matte.values[index]!;
      result.data[index * 4 + channel] = raster.data[index * 4 + channel]! * part + soft * (1 - part);
    }
  }
  return result;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around what a matte marks, in pixels, right and bottom exclusive; the whole plane when it marks nothing. */
export function boxOf({ width, height, values }: Plane): Box {
  const box: Box = { left: width, top: height, right: 0, bottom: 0 };
  values.forEach((value, index) => {
    if (value < 0.5) return;
    const x = index % width;
    const y = Math.floor(index / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  });
  return box.right > box.left ? box : { left: 0, top: 0, right: width, bottom: height };
}
