import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { i420Length, type ToI420 } from '../encode/i420.ts';

/** Draws what was drawn on a clear canvas over an I420 frame, with its opacity. */
export type LetterPlanes = (frame: Uint8Array) => void;

/** Opacity as whole numbers. */
const ONE = 255;

/**
 * Converts letters, drawn by `draw` on a clear canvas of a size, into changes of an I420 frame: only covered pixels are
 * stored, so that drawing them over many frames is cheap.
 */
export function createLetterPlanes(
  { width, height, toI420 }: { width: number; height: number; toI420: ToI420 },
  draw: (context: SKRSContext2D) => void,
): LetterPlanes {
  const context = createCanvas(width, height).getContext('2d');
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  const frame = new Uint8Array(i420Length(width, height));
  toI420(data, frame);
  const opacityAt = (index: number): number => data[index * 4 + 3]!;
  const luma: number[] = [];
  for (let index = 0; index < width * height; index++) if (opacityAt(index) > 0) luma.push(index);
  const places = Uint32Array.from(luma);
  const opacities = Uint8Array.from(places, opacityAt);
  const values = Uint8Array.from(places, (place) => frame[place]!);
  const chroma = chromaOf(data, { width, height });
  return (target) => {
    lay(target, places, opacities, values);
    lay(target, chroma.places, chroma.opacities, chroma.values);
  };
}

function lay(target: Uint8Array, places: Uint32Array, opacities: Uint8Array, values: Uint8Array): void {
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    const under = target[place]!;
    target[place] = under + Math.round(((values[index]! - under) * opacities[index]!) / ONE);
  }
}

/** Both chroma planes, each square of four pixels by the colour that is seen of them. */
function chromaOf(
  data: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): { places: Uint32Array; opacities: Uint8Array; values: Uint8Array } {
  const places: number[] = [];
  const opacities: number[] = [];
  const values: number[] = [];
  const planeU = width * height;
  const next = width * 4;
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const at = (row * width + column) * 4;
      const a = data[at + 3]!;
      const b = data[at + 7]!;
      const c = data[at + next + 3]!;
      const d = data[at + next + 7]!;
      const covered = a + b + c + d;
      if (covered === 0) continue;
      const mean = (channel: number): number =>
        (data[at + channel]! * a +
          data[at + 4 + channel]! * b +
          data[at + next + channel]! * c +
          data[at + next + 4 + channel]! * d) /
        covered;
      const red = mean(0);
      const green = mean(1);
      const blue = mean(2);
      const place = planeU + ((row / 2) * width) / 2 + column / 2;
      places.push(place, place + planeU / 4);
      opacities.push(covered / 4, covered / 4);
      values.push(128 + (-26 * red - 86 * green + 112 * blue) / 256, 128 + (112 * red - 102 * green - 10 * blue) / 256);
    }
  }
  return { places: Uint32Array.from(places), opacities: Uint8Array.from(opacities), values: Uint8Array.from(values) };
}
