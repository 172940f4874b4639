import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** A drawing in its own size, half of it, a quarter and so on. */
export type Shrunk = readonly Canvas[];

/** The sizes below which none is needed, and how many there are at most. */
const LEAST = 12;
const SIZES = 5;

/** Halves of a drawing: scaled down once here, and not with every frame. */
export function shrink(canvas: Canvas): Shrunk {
  const sizes = [canvas];
  while (sizes.length < SIZES && sizes.at(-1)!.height > LEAST) {
    const last = sizes.at(-1)!;
    const half = createCanvas(Math.max(1, Math.round(last.width / 2)), Math.max(1, Math.round(last.height / 2)));
    const context = half.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(last, 0, 0, half.width, half.height);
    sizes.push(half);
  }
  return sizes;
}

/** The smallest of the sizes that is not blown up when it is drawn so tall. */
export const sizeFor = (sizes: Shrunk, tall: number): Canvas =>
  sizes.findLast(({ height }) => height >= tall * 0.9) ?? sizes[0]!;
