import { valueNoise } from '../../../../renderer/light/noise.ts';
import { type EditedPicture, editPicture } from '../../../../renderer/picture/editPicture.ts';
import { createRaster, type Raster } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';

export type Colour = readonly [number, number, number];
/** Left, top, right and bottom as parts of width and height. */
export type Area = readonly [number, number, number, number];

/** A picture whose colours are a function of the position (parts of width and height). */
export function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Raster {
  const raster = createRaster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      raster.data.set([...colourAt((x + 0.5) / width, (y + 0.5) / height), 255], (y * width + x) * 4);
  return raster;
}

/** A red bottle on a pale table. */
export function bottle(width = 240, height = 240): Raster {
  return paint(width, height, (x, y) => {
    const isBody = Math.abs(x - 0.5) < 0.13 && y > 0.3 && y < 0.88;
    const isNeck = Math.abs(x - 0.5) < 0.05 && y > 0.16 && y <= 0.3;
    const grain = ((Math.floor(x * width) * 7 + Math.floor(y * height) * 13) % 5) - 2;
    return isBody || isNeck
      ? [176 + grain * 3, 34 + grain, 30]
      : [226 - y * 20 + grain, 222 - y * 20 + grain, 214 - y * 20 + grain];
  });
}

/** A green meadow with hills under a blue sky. */
export function landscape(width = 320, height = 180): Raster {
  return paint(width, height, (x, y) => {
    const ridge = 0.42 + 0.07 * Math.sin(x * 9) + 0.03 * Math.sin(x * 23 + 1);
    if (y < ridge) return [88 + y * 190, 148 + y * 150, 214 + y * 60];
    const grass = valueNoise(x * 60, y * 60 + y * y * 40, 4096, 3);
    const near = (y - ridge) / (1 - ridge);
    const light = 0.72 + 0.5 * (grass - 0.5) * (0.4 + near) + 0.12 * Math.sin(x * 17 + y * 9);
    return [96 * light + 40 * (1 - near), 150 * light + 26 * (1 - near), 48 * light + 60 * (1 - near)];
  });
}

export function edit(
  picture: Raster,
  prompt: string,
  size: { width?: number; height?: number; hasWatermark?: boolean } = {},
): Promise<EditedPicture> {
  const { width = picture.width, height = picture.height, hasWatermark = false } = size;
  return editPicture(picture, {
    instruction: readInstruction(prompt, { isMoving: false, pictures: 1 }),
    prompt,
    seed: 3,
    width,
    height,
    hasWatermark,
  });
}

/** Mean red, green, blue and opacity of a part of a picture. */
export function mean(
  { width, height, data }: Raster,
  [left, top, right, bottom]: Area = [0, 0, 1, 1],
): [number, number, number, number] {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    for (let x = Math.floor(left * width); x < right * width; x++) {
      for (let channel = 0; channel < 4; channel++) sum[channel] = sum[channel]! + data[(y * width + x) * 4 + channel]!;
      count++;
    }
  }
  return sum.map((value) => value / count) as [number, number, number, number];
}

export function brightness(raster: Raster, area?: Area): number {
  const [r, g, b] = mean(raster, area);
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}

/** Mean difference between neighbours: how much fine detail there is. */
export function roughness({ width, height, data }: Raster, [left, top, right, bottom]: Area = [0, 0, 1, 1]): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top * height); y < Math.floor(bottom * height) - 1; y++) {
    for (let x = Math.floor(left * width); x < Math.floor(right * width) - 1; x++) {
      const at = (y * width + x) * 4;
      sum += Math.abs(data[at + 1]! - data[at + 5]!) + Math.abs(data[at + 1]! - data[at + width * 4 + 1]!);
      count++;
    }
  }
  return sum / count;
}

/** Mean distance between the most and the least of the three channels. */
export function colourfulness({ data }: Raster): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += Math.max(data[at]!, data[at + 1]!, data[at + 2]!) - Math.min(data[at]!, data[at + 1]!, data[at + 2]!);
  return sum / (data.length / 4);
}

export function difference(one: Raster, other: Raster): number {
  let sum = 0;
  for (let index = 0; index < one.data.length; index++) sum += Math.abs(one.data[index]! - other.data[index]!);
  return sum / one.data.length;
}
