import { smoothstep } from '../../light/noise.ts';
import type { Face } from '../person/findFaces.ts';
import { skinLikeness } from '../person/skin.ts';
import { boxBlur, createPlane, guidedFilter, luminancePlane, mapPlane, type Plane } from '../planes.ts';
import { copyRaster, cropRaster, type Raster } from '../raster.ts';
import type { FaceWish } from '../instruction/readFaces.ts';
import { layUnder } from './relight.ts';
import { applyTone } from './tones.ts';

/** How far a head reaches beyond the box of its face, parts of the box: to the sides, upwards and downwards. */
const AROUND = { side: 0.55, above: 0.85, below: 0.6 } as const;
/** The half axes of a face's ellipse, parts of its box: cheeks and ears, hair line and chin. */
const AXES = { across: 0.66, down: 0.86 } as const;

/** A part of a picture with a face in it. */
interface Head {
  face: Face;
  left: number;
  top: number;
  part: Raster;
}

/** Brightens, smooths or blurs faces; what is around them stays. */
export function changeFaces(
  raster: Raster,
  faces: readonly Face[],
  { tones, isBlurred }: FaceWish,
  seed: number,
): Raster {
  const result = copyRaster(raster);
  for (const face of faces) {
    const head = headOf(result, face);
    let changed = head.part;
    for (const tone of tones) changed = tone === 'brighten' ? liftFace(changed, head) : applyTone(changed, tone, seed);
    if (isBlurred) changed = blurFace(changed, face);
    const kept = mapPlane(isBlurred ? ovalOf(head, 1.12) : skinOf(head), (value) => 1 - value);
    layUnder(changed, head.part, kept);
    for (let y = 0; y < changed.height; y++) {
      const row = changed.data.subarray(y * changed.width * 4, (y + 1) * changed.width * 4);
      result.data.set(row, ((head.top + y) * result.width + head.left) * 4);
    }
  }
  return result;
}

function headOf(raster: Raster, face: Face): Head {
  const left = Math.max(0, Math.round(face.left - face.width * AROUND.side));
  const top = Math.max(0, Math.round(face.top - face.height * AROUND.above));
  const right = Math.min(raster.width, Math.round(face.left + face.width * (1 + AROUND.side)));
  const bottom = Math.min(raster.height, Math.round(face.top + face.height * (1 + AROUND.below)));
  return { face, left, top, part: cropRaster(raster, left, top, right - left, bottom - top) };
}

/** The oval of a face, 1 inside to 0 outside. */
function ovalOf({ face, left, top, part: { width, height } }: Head, size = 1): Plane {
  const middle = { x: face.left + face.width / 2 - left, y: face.top + face.height * 0.42 - top };
  return mapPlane(createPlane(width, height), (_, index) => {
    const x = ((index % width) - middle.x) / (face.width * AXES.across * size);
    const y = (Math.floor(index / width) - middle.y) / (face.height * AXES.down * size);
    return 1 - smoothstep(0.72, 1.08, Math.hypot(x, y));
  });
}

/** The face without the hair and the wall beside it. */
function skinOf(head: Head): Plane {
  const { part, face } = head;
  const oval = ovalOf(head);
  const skin = mapPlane(oval, (_, index) =>
    skinLikeness(part.data[index * 4]!, part.data[index * 4 + 1]!, part.data[index * 4 + 2]!),
  );
  // Eyes, lips and glasses belong to a face as well: what is small is filled.
  const filled = mapPlane(boxBlur(skin, face.width / 9), (value) => smoothstep(0.25, 0.6, value));
  const inner = ovalOf(head, 0.72);
  const whole = mapPlane(oval, (value, index) => value * Math.max(inner.values[index]!, filled.values[index]!));
  const radius = Math.max(2, Math.round(face.width / 14));
  return mapPlane(guidedFilter(boxBlur(whole, face.width / 24), luminancePlane(part), radius, 0.004), (value) =>
    Math.min(1, Math.max(0, value)),
  );
}

/** How much brighter a face gets, in parts of white, and the strongest and the weakest curve for it. */
const LIFT = 0.12;
const CURVES = [0.6, 0.84] as const;
/** How much of the lift is white light: skin that only gets stronger turns orange. */
const WHITE = 0.4;

/** Brighter the darker it is. */
function liftFace(part: Raster, head: Head): Raster {
  const light = luminancePlane(part);
  const skin = skinOf(head);
  let [sum, weight] = [0, 1e-6];
  for (let index = 0; index < light.values.length; index++) {
    sum += light.values[index]! * skin.values[index]!;
    weight += skin.values[index]!;
  }
  const mean = Math.min(0.8, Math.max(0.05, sum / weight));
  const gamma = Math.min(CURVES[1], Math.max(CURVES[0], Math.log(mean + LIFT) / Math.log(mean)));
  const result = copyRaster(part);
  for (let index = 0; index < light.values.length; index++) {
    const before = Math.max(0.02, light.values[index]!);
    const factor = before ** gamma / before;
    const white = (factor - 1) * light.values[index]! * 255;
    for (let channel = 0; channel < 3; channel++) {
      const value = part.data[index * 4 + channel]!;
      result.data[index * 4 + channel] = value + white * WHITE + value * (factor - 1) * (1 - WHITE);
    }
  }
  return result;
}

/** So strong that nobody is recognised. */
function blurFace(part: Raster, { width }: Face): Raster {
  const result = copyRaster(part);
  const plane = createPlane(part.width, part.height);
  for (let channel = 0; channel < 3; channel++) {
    let soft = mapPlane(plane, (_, index) => part.data[index * 4 + channel]!);
    for (let pass = 0; pass < 3; pass++) soft = boxBlur(soft, width / 6);
    soft.values.forEach((value, index) => {
      result.data[index * 4 + channel] = value;
    });
  }
  return result;
}
