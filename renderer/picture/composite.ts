import { createCanvas } from '@napi-rs/canvas';
import { css, luminance } from '../light/colour.ts';
import type { Rgb } from '../scene.ts';
import { type Box, boxOf } from './cutOut.ts';
import { boxBlur, createPlane, mapPlane, opacityPlane, type Plane } from './planes.ts';
import { copyRaster, fromCanvas, type Raster, toCanvas } from './raster.ts';

/** The soft light at the rims is computed at this fraction (1/4) of the picture's size. */
const RIM_STEP = 4;

/** A studio wall in one colour: lighter where the light falls, darker towards the floor's corners. */
export function paintBackdrop(width: number, height: number, colour: Rgb): Raster {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const shade = (factor: number): string =>
    css([Math.min(255, colour[0] * factor), Math.min(255, colour[1] * factor), Math.min(255, colour[2] * factor)]);
  const glow = context.createRadialGradient(
    width * 0.5,
    height * 0.38,
    0,
    width * 0.5,
    height * 0.45,
    Math.hypot(width, height) * 0.62,
  );
  const isPale = luminance(colour) > 200;
  glow.addColorStop(0, shade(isPale ? 1.05 : 1.16));
  glow.addColorStop(0.55, shade(1));
  glow.addColorStop(1, shade(isPale ? 0.92 : 0.68));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  return fromCanvas(canvas);
}

/**
 * Places a cut-out before a background: light from behind spills over its rim, its colours shift towards the
 * background's, and unless it is cropped by the lower edge it gets a shadow to stand on.
 * @param front transparent around the cut-out; the size of the background
 */
export function placeInFront(background: Raster, front: Raster, { blend }: { blend: number }): Raster {
  const { width, height } = background;
  const matte = opacityPlane(front);
  const box = boxOf(matte);
  const shaded = box.bottom < height * 0.985 ? withShadow(background, box) : copyRaster(background);
  const cast = castOf(front, background, blend);
  const { inner, spill } = rimLight(background, matte);
  for (let index = 0; index < matte.values.length; index++) {
    const part = matte.values[index]!;
    if (part <= 0.004) continue;
    const small =
      Math.floor(Math.floor(index / width) / RIM_STEP) * inner.width + Math.floor((index % width) / RIM_STEP);
    const rim = Math.max(0, 1 - inner.values[small]!) * 0.55 * blend;
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 4 + channel;
      const lit = front.data[at]! * cast[channel]!;
      const wrapped = 255 - ((255 - lit) * (255 - spill[channel]!.values[small]! * rim)) / 255;
      shaded.data[at] = shaded.data[at]! + (wrapped - shaded.data[at]!) * part;
    }
    shaded.data[index * 4 + 3] = 255;
  }
  return shaded;
}

/** How deep inside the cut-out each place lies, and the light from behind; both soft, and so computed small. */
function rimLight(background: Raster, matte: Plane): { inner: Plane; spill: Plane[] } {
  const width = Math.ceil(background.width / RIM_STEP);
  const height = Math.ceil(background.height / RIM_STEP);
  const pick = (value: (index: number) => number): Plane =>
    mapPlane(createPlane(width, height), (_, index) =>
      value(
        Math.min(background.height - 1, Math.floor(index / width) * RIM_STEP) * background.width +
          Math.min(background.width - 1, (index % width) * RIM_STEP),
      ),
    );
  const reach = Math.max(1, width / 70);
  return {
    inner: boxBlur(
      boxBlur(
        pick((index) => matte.values[index]!),
        reach,
      ),
      reach,
    ),
    spill: [0, 1, 2].map((channel) =>
      boxBlur(
        boxBlur(
          pick((index) => background.data[index * 4 + channel]!),
          reach * 2,
        ),
        reach,
      ),
    ),
  };
}

function withShadow(background: Raster, box: Box): Raster {
  const canvas = toCanvas(background);
  const context = canvas.getContext('2d');
  const reach = (box.right - box.left) * 0.56;
  context.translate((box.left + box.right) / 2, box.bottom - reach * 0.03);
  context.scale(1, 0.16);
  const shadow = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  shadow.addColorStop(0, 'rgba(10,10,16,0.5)');
  shadow.addColorStop(0.6, 'rgba(10,10,16,0.22)');
  shadow.addColorStop(1, 'rgba(10,10,16,0)');
  context.fillStyle = shadow;
  context.beginPath();
  context.arc(0, 0, reach, 0, Math.PI * 2);
  context.fill();
  return fromCanvas(canvas);
}

/**
 * Factors that shift the foreground's mean colour towards the background's, but so little that a product keeps its
 * colour.
 */
function castOf(front: Raster, background: Raster, blend: number): [number, number, number] {
  const own = meanColour(front);
  const place = meanColour(background);
  return [0, 1, 2].map((channel) => {
    const factor = Math.min(1.4, Math.max(0.6, (place[channel]! + 24) / (own[channel]! + 24)));
    return 1 + (factor - 1) * 0.22 * blend;
  }) as [number, number, number];
}

function meanColour({ data }: Raster): Rgb {
  const sum = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 16) {
    const weight = data[at + 3]!;
    for (let channel = 0; channel < 3; channel++) sum[channel] = sum[channel]! + data[at + channel]! * weight;
    sum[3] = sum[3]! + weight;
  }
  const total = Math.max(1, sum[3]!);
  return [sum[0]! / total, sum[1]! / total, sum[2]! / total];
}
