import { cropRaster, type Raster, resizeRaster } from '../raster.ts';
import { skinLikeness } from './skin.ts';
import { createNetwork } from './createNetwork.ts';
import { FACE_NETWORK } from './faceNetwork.ts';
import { readWeights } from './readWeights.ts';

/** The side of the square the network was made for. */
const SIDE = 128;
const SHAPE = { height: SIDE, width: SIDE, channels: 3 };
/** The grids that it looks from: places a side, and guesses at each. */
const GRIDS = [
  { side: 16, guesses: 2 },
  { side: 8, guesses: 6 },
] as const;
/** Numbers of a guess: the box, then eyes, nose, mouth and ears. */
const GUESS = 16;
/** From this score on, 0 to 1, a guess is looked at closer. */
const LIKELY_SCORE = 0.6;
/** The sides of the squares of a closer look, in widths of the face. */
const CLOSE = [3, 4] as const;
/** The best score of a closer look from which on it is a face, and the same where it has the colour of skin. */
const LEAST_SCORE = 0.85;
const LEAST_SCORE_OF_SKIN = 0.78;
/** The share of a face that has that colour: beards, glasses and shade have not. */
const LEAST_SKIN = 0.4;
/** Boxes that share more than this of the smaller one are of one face. */
const SAME_FACE = 0.4;
/** A picture is looked at at no more than this many pixels a side. */
const WORK_SIDE = 1024;
/** Squares that small faces are looked for in, parts of the shorter side. */
const WINDOWS = [1, 0.5] as const;

export interface Point {
  x: number;
  y: number;
}

/** A face, in the picture's pixels. The eye and the ear that are farther left in the picture come first. */
export interface Face {
  /** From the brows to the chin, and from cheek to cheek. */
  left: number;
  top: number;
  width: number;
  height: number;
  eyes: readonly [Point, Point];
  nose: Point;
  mouth: Point;
  ears: readonly [Point, Point];
  score: number;
}

let network: ReturnType<typeof createNetwork> | null = null;

/** Finds the faces that look towards the camera, the largest first. */
export async function findFaces(picture: Raster): Promise<Face[]> {
  network ??= createNetwork(FACE_NETWORK, await readWeights('faceWeights.bin'), SHAPE);
  const scale = Math.min(1, WORK_SIDE / Math.max(picture.width, picture.height));
  const raster =
    scale === 1
      ? picture
      : await resizeRaster(picture, Math.round(picture.width * scale), Math.round(picture.height * scale));
  const look = async (window: Window): Promise<Face[]> =>
    readGuesses(network!(await readWindow(raster, window))).map((face) => moved(face, window.side, window));
  const likely: Face[] = [];
  for (const window of windowsOf(raster)) likely.push(...(await look(window)));
  const sure: Face[] = [];
  for (const face of keepBest(likely).slice(0, MOST_FACES)) {
    const middle = { x: face.left + face.width / 2, y: face.top + face.height / 2 };
    const again: Face[] = [];
    for (const part of CLOSE) {
      const side = face.width * part;
      again.push(...(await look({ left: middle.x - side / 2, top: middle.y - side / 2, side })));
    }
    const [best] = keepBest(again.filter((other) => sharedPart(face, other) > SAME_FACE));
    if (!best) continue;
    const isSkin = best.score > LEAST_SCORE_OF_SKIN && skinShare(raster, best) > LEAST_SKIN;
    if (isSkin || best.score > LEAST_SCORE) sure.push(best);
  }
  return keepBest(sure)
    .map((face) => moved(face, 1 / scale, { left: 0, top: 0 }))
    .toSorted((a, b) => b.width - a.width);
}

/** More are a crowd. */
const MOST_FACES = 40;

/** The share of a face's middle that has a colour of skin, whatever its brightness. */
function skinShare({ width, height, data }: Raster, face: Face): number {
  let [skin, count] = [0, 0];
  for (let y = Math.max(0, Math.round(face.top)); y < Math.min(height, face.top + face.height); y++)
    for (let x = Math.round(face.left + face.width * 0.2); x < face.left + face.width * 0.8; x++) {
      if (x < 0 || x >= width) continue;
      const at = (y * width + x) * 4;
      skin += skinLikeness(data[at]!, data[at + 1]!, data[at + 2]!);
      count += 1;
    }
  return skin / Math.max(1, count);
}

interface Window {
  left: number;
  top: number;
  side: number;
}

/** The whole picture in a square, and squares of it that overlap by half. */
function windowsOf({ width, height }: Raster): Window[] {
  const whole = Math.max(width, height);
  const windows: Window[] = [{ left: (width - whole) / 2, top: (height - whole) / 2, side: whole }];
  for (const part of WINDOWS) {
    const side = Math.round(Math.min(width, height) * part);
    const across = Math.ceil((width - side) / (side / 2)) + 1;
    const down = Math.ceil((height - side) / (side / 2)) + 1;
    if (across * down === 1) continue;
    const step = (size: number, count: number): number => (count > 1 ? (size - side) / (count - 1) : 0);
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++)
        windows.push({
          left: Math.round(column * step(width, across)),
          top: Math.round(row * step(height, down)),
          side,
        });
  }
  return windows;
}

/** A square of a picture as the network reads it, −1 to 1; beyond the picture's edges it is black. */
async function readWindow(raster: Raster, { left, top, side }: Window): Promise<Float32Array> {
  const from = { x: Math.max(0, Math.round(left)), y: Math.max(0, Math.round(top)) };
  const to = {
    x: Math.min(raster.width, Math.round(left + side)),
    y: Math.min(raster.height, Math.round(top + side)),
  };
  const scale = SIDE / side;
  const values = new Float32Array(SIDE * SIDE * 3).fill(-1);
  const atX = Math.min(SIDE - 1, Math.round((from.x - left) * scale));
  const atY = Math.min(SIDE - 1, Math.round((from.y - top) * scale));
  const inner = await resizeRaster(
    cropRaster(raster, from.x, from.y, to.x - from.x, to.y - from.y),
    Math.min(SIDE - atX, Math.max(1, Math.round((to.x - from.x) * scale))),
    Math.min(SIDE - atY, Math.max(1, Math.round((to.y - from.y) * scale))),
  );
  for (let y = 0; y < inner.height; y++)
    for (let x = 0; x < inner.width; x++)
      for (let channel = 0; channel < 3; channel++)
        values[((y + atY) * SIDE + x + atX) * 3 + channel] =
          inner.data[(y * inner.width + x) * 4 + channel]! / 127.5 - 1;
  return values;
}

/** The faces that the network sees, in parts of its square. */
function readGuesses(layers: readonly Float32Array[]): Face[] {
  const faces: Face[] = [];
  for (const [at, { side, guesses }] of GRIDS.entries()) {
    const values = layers[at]!;
    const length = guesses * (1 + GUESS);
    for (let place = 0; place < side * side; place++) {
      const centre = { x: ((place % side) + 0.5) / side, y: (Math.floor(place / side) + 0.5) / side };
      for (let guess = 0; guess < guesses; guess++) {
        const score = 1 / (1 + Math.exp(-values[place * length + guess]!));
        if (score < LIKELY_SCORE) continue;
        const start = place * length + guesses + guess * GUESS;
        const pointAt = (offset: number): Point => ({
          x: centre.x + values[start + offset]! / SIDE,
          y: centre.y + values[start + offset + 1]! / SIDE,
        });
        const middle = pointAt(0);
        const [width, height] = [values[start + 2]! / SIDE, values[start + 3]! / SIDE];
        faces.push({
          left: middle.x - width / 2,
          top: middle.y - height / 2,
          width,
          height,
          eyes: [pointAt(4), pointAt(6)],
          nose: pointAt(8),
          mouth: pointAt(10),
          ears: [pointAt(12), pointAt(14)],
          score,
        });
      }
    }
  }
  return faces;
}

/** Of several guesses at one face the surest. */
function keepBest(faces: readonly Face[]): Face[] {
  const kept: Face[] = [];
  for (const face of faces.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => sharedPart(face, other) < SAME_FACE)) kept.push(face);
  return kept;
}

function sharedPart(one: Face, other: Face): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / Math.min(one.width * one.height, other.width * other.height);
}

/** A face enlarged from the upper left corner, which then goes to another place. */
function moved(face: Face, scale: number, { left, top }: { left: number; top: number }): Face {
  const place = ({ x, y }: Point): Point => ({ x: left + x * scale, y: top + y * scale });
  return {
    left: left + face.left * scale,
    top: top + face.top * scale,
    width: face.width * scale,
    height: face.height * scale,
    eyes: [place(face.eyes[0]), place(face.eyes[1])],
    nose: place(face.nose),
    mouth: place(face.mouth),
    ears: [place(face.ears[0]), place(face.ears[1])],
    score: face.score,
  };
}
