import { addressOf, bytes, floats, openKernels, words, writeRecord } from '../kernels/kernels.ts';

/** Pixels of the picture along a side of one pixel of the glow. */
const REDUCTION = 6;

/**
 * Makes bright things glow: the picture at a sixth of its size, multiplied by itself (so that only lights remain),
 * blurred and screened back. Changes RGBA pixels in place.
 * @param strength 0–1
 */
export function createBloom(width: number, height: number, strength: number): (pixels: Uint8ClampedArray) => void {
  const across = Math.ceil(width / REDUCTION);
  const down = Math.ceil(height / REDUCTION);
  const weights = gaussian(Math.max(1, height / 330));
  const { kernels, regions } = openKernels({
    pixels: bytes(width * height * 4),
    light: floats(across * down * 4),
    spare: floats(across * down * 4),
    blur: floats(weights.length),
    line: floats((across + 1) * 4),
    record: words(11),
  });
  regions.blur.set(weights);
  const { pixels, light, spare, blur, line, record } = regions;
  const places = [pixels, light, spare].map(addressOf);
  const reach = weights.length - 1;
  writeRecord(record, [width, height, ...places, across, down, addressOf(blur), reach, addressOf(line)], [strength]);
  return (picture) => {
    pixels.set(picture);
    kernels.bloom(addressOf(record));
    picture.set(pixels);
  };
}

/** Weights of a blur from the centre outwards; with both sides they sum to 1. */
function gaussian(deviation: number): number[] {
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: reach + 1 }, (_, away) => Math.exp(-((away / deviation) ** 2) / 2));
  const sum = weights.reduce((total, weight, away) => total + weight * (away === 0 ? 1 : 2), 0);
  return weights.map((weight) => weight / sum);
}
