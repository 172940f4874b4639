import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** A facade seen at an angle: its pixels, RGBA in one number. */
export interface Wall {
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** Where a wall is in the picture: which of its columns each column of the picture shows, and between which rows. */
export interface WallPlace {
  /** Columns of the picture, whole numbers; the second is the first that the wall does not reach. */
  from: number;
  to: number;
  /** For a column: the part (0–1) of the wall's width it shows, and the rows of its upper and lower edge. */
  at(column: number): { part: number; top: number; bottom: number };
}

const PAIR = 0x00ff00ff;
const COLOUR = 0x00ffffff;

export function wallOf(canvas: Canvas): Wall {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, width * height), width, height };
}

/** Draws a wall column by column, which is ten times as fast here as with one-column drawImage calls. */
export function paintWall(context: SKRSContext2D, wall: Wall, { from, to, at }: WallPlace): void {
  const columns = Array.from({ length: to - from }, (_, index) => at(from + index));
  const first = Math.max(0, Math.floor(Math.min(...columns.map(({ top }) => top))));
  const last = Math.min(context.canvas.height, Math.ceil(Math.max(...columns.map(({ bottom }) => bottom))));
  if (columns.length === 0 || last <= first) return;
  const canvas = createCanvas(columns.length, last - first);
  const target = canvas.getContext('2d');
  const image = target.createImageData(canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, canvas.width * canvas.height);
  for (const [column, { part, top, bottom }] of columns.entries()) {
    const source = Math.min(wall.width - 1, Math.floor(part * wall.width));
    fillColumn(pixels, { column, across: canvas.width, down: canvas.height }, wall, {
      source,
      top: top - first,
      bottom: bottom - first,
    });
  }
  target.putImageData(image, 0, 0);
  context.drawImage(canvas, from, first);
}

function fillColumn(
  pixels: Uint32Array,
  { column, across, down }: { column: number; across: number; down: number },
  wall: Wall,
  { source, top, bottom }: { source: number; top: number; bottom: number },
): void {
  const scale = wall.height / (bottom - top);
  const end = Math.min(down, Math.ceil(bottom));
  for (let row = Math.max(0, Math.floor(top)); row < end; row++) {
    const y = Math.min(wall.height - 1, Math.max(0, (row + 0.5 - top) * scale - 0.5));
    const upper = y | 0;
    const a = wall.pixels[upper * wall.width + source]!;
    const b = wall.pixels[Math.min(wall.height - 1, upper + 1) * wall.width + source]!;
    const part = ((y - upper) * 256) | 0;
    const redBlue = ((Math.imul(a & PAIR, 256 - part) + Math.imul(b & PAIR, part)) >>> 8) & PAIR;
    const green = ((Math.imul((a >>> 8) & 255, 256 - part) + Math.imul((b >>> 8) & 255, part)) >>> 8) & 255;
    // An edge covers only a part of its row.
    const cover = Math.min(row + 1, bottom) - Math.max(row, top);
    const opacity = cover >= 1 ? 255 : (cover * 255) | 0;
    pixels[row * across + column] = ((redBlue | (green << 8)) & COLOUR) | (opacity << 24);
  }
}
