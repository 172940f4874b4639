import type { SKRSContext2D } from '@napi-rs/canvas';
import { createStreams } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import type { PictureAnalysis } from '../depth.ts';
import { boxOf } from '../cutOut.ts';
import type { Placement } from '../placement.ts';
import { boxBlur, luminancePlane, type Plane } from '../planes.ts';
import type { Face } from '../person/findFaces.ts';
import { type Raster, resizeRaster } from '../raster.ts';
import { ORNAMENT_COLOURS, type OrnamentKind } from './ornamentKinds.ts';
import { paintLeaf, paintOrnament } from './paintOrnament.ts';

/** What is to be laid over a photo, and where. */
export interface OrnamentWish {
  kind: OrnamentKind;
  /** Null for its own colours. */
  colour: Rgb | null;
  /** Along all four edges, around the thing in front, or where `placement` says; else wherever there is room. */
  spread: 'edges' | 'thing' | 'place' | 'free';
  placement: Placement;
  /** 1 as usual. */
  size: number;
  /** 1 as usual. */
  number: number;
}

interface Spot {
  x: number;
  y: number;
  size: number;
  angle: number;
  /** The direction that leaves grow in. */
  outwards: number;
}

const FLOWERS: ReadonlySet<OrnamentKind> = new Set(['flower', 'rose', 'sunflower', 'daisy']);
/** Smallest and largest, parts of the shorter side, and how many there are. */
const LOOK: Record<OrnamentKind, { least: number; most: number; count: number }> = {
  heart: { least: 0.018, most: 0.05, count: 22 },
  star: { least: 0.016, most: 0.045, count: 22 },
  sparkle: { least: 0.016, most: 0.07, count: 26 },
  butterfly: { least: 0.03, most: 0.065, count: 9 },
  confetti: { least: 0.006, most: 0.014, count: 150 },
  bubble: { least: 0.016, most: 0.07, count: 24 },
  flower: { least: 0.045, most: 0.085, count: 12 },
  rose: { least: 0.045, most: 0.085, count: 12 },
  sunflower: { least: 0.05, most: 0.09, count: 10 },
  daisy: { least: 0.035, most: 0.07, count: 14 },
};
/** The length of a leaf in radii of its flower. */
const LEAF = 1.8;
const GREENS: readonly Rgb[] = [
  [74, 120, 60],
  [98, 142, 74],
  [58, 102, 66],
];
/** The photo is looked at at this many pixels a side to see where there is room. */
const LOOK_SIDE = 200;

/** Lays ornaments over a photo; what stands in front and faces stay free of them. */
export async function layOrnaments(
  context: SKRSContext2D,
  picture: Raster,
  wish: OrnamentWish,
  { analysis, faces, seed }: { analysis: PictureAnalysis; faces: readonly Face[]; seed: number },
): Promise<void> {
  const { width, height } = picture;
  const random = createStreams(seed)(`ornament ${wish.kind}`);
  const scale = LOOK_SIDE / Math.max(width, height);
  const light = luminancePlane(
    await resizeRaster(picture, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))),
  );
  const isBright = (x: number, y: number): boolean => at(light, x / width, y / height) > 0.62;
  const colours = wish.colour ? [wish.colour] : ORNAMENT_COLOURS[wish.kind];
  const isOnFace = onFaces(faces);
  const spots = FLOWERS.has(wish.kind)
    ? bouquets(wish, { width, height, random }).filter(({ x, y, size }) => !isOnFace(x, y, size * LEAF))
    : scatter(wish, { width, height, random, isTaken: takenBy(analysis, isOnFace, picture), analysis });
  if (FLOWERS.has(wish.kind)) {
    for (const spot of spots)
      for (const turn of [-0.7, 0.1, 0.8]) {
        context.save();
        context.translate(spot.x, spot.y);
        context.rotate(spot.outwards + turn + (random() - 0.5) * 0.5);
        context.scale(spot.size * LEAF, spot.size * LEAF);
        paintLeaf(context, GREENS[Math.floor(random() * GREENS.length)]!);
        context.restore();
      }
  }
  for (const { x, y, size, angle } of spots) {
    const colour = colours[Math.floor(random() * colours.length)]!;
    paintOrnament(context, { kind: wish.kind, colour, isOnBright: isBright(x, y), random }, { x, y, size, angle });
  }
}

function at({ width, height, values }: Plane, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return values[row * width + column]!;
}

type IsAt = (x: number, y: number, reach: number) => boolean;

/** Whether something at a place, in pixels, would cover part of a face. */
const onFaces =
  (faces: readonly Face[]): IsAt =>
  (x, y, reach) =>
    faces.some(
      (face) =>
        Math.hypot(
          (x - face.left - face.width / 2) / (face.width * 0.75 + reach),
          (y - face.top - face.height * 0.35) / (face.height * 0.95 + reach),
        ) < 1,
    );

/** Whether a place, in pixels, belongs to somebody or something in front. */
function takenBy({ matte }: PictureAnalysis, isOnFace: IsAt, { width, height }: Raster): IsAt {
  const front = boxBlur(matte.plane, matte.plane.width / 60);
  return (x, y, reach) => at(front, x / width, y / height) > 0.25 || isOnFace(x, y, reach);
}

interface Room {
  width: number;
  height: number;
  random: () => number;
}

/** Where ornaments hover: apart from each other and beside what is in front. */
function scatter(
  { kind, spread, placement, size, number }: OrnamentWish,
  { width, height, random, isTaken, analysis: { matte } }: Room & { isTaken: IsAt; analysis: PictureAnalysis },
): Spot[] {
  const short = Math.min(width, height);
  const { least, most, count } = LOOK[kind];
  const box = boxOf(matte.plane);
  const across = width / matte.plane.width;
  const thing = {
    x: ((box.left + box.right) / 2) * across,
    y: ((box.top + box.bottom) / 2) * across,
    half: { x: ((box.right - box.left) / 2) * across, y: ((box.bottom - box.top) / 2) * across },
  };
  const spots: Spot[] = [];
  const wanted = Math.round(count * number);
  for (let tries = 0; tries < wanted * 40 && spots.length < wanted; tries++) {
    // Few are large.
    const own = short * (least + (most - least) * random() ** 2.4) * size;
    const x = own + random() * (width - own * 2);
    const y = own + random() * (height - own * 2);
    const edge = Math.min(x, y, width - x, height - y) / short;
    const near = Math.hypot(
      (x - thing.x) / (thing.half.x + short * 0.14),
      (y - thing.y) / (thing.half.y + short * 0.14),
    );
    if (spread === 'edges' && edge > 0.15) continue;
    if (spread === 'thing' && near > 1.15) continue;
    if (spread === 'place' && !isInPlace(placement, x / width, y / height)) continue;
    if (isTaken(x, y, own)) continue;
    const apart = kind === 'confetti' ? 1.2 : 1.9;
    if (spots.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + own) * apart)) continue;
    const turn = kind === 'sparkle' ? 0 : kind === 'confetti' ? random() * 6.3 : (random() - 0.5) * 0.9;
    spots.push({ x, y, size: own, angle: turn, outwards: 0 });
  }
  return spots.toSorted((one, other) => one.size - other.size);
}

function isInPlace({ side, row }: Placement, x: number, y: number): boolean {
  const isAcross = side === null || (side === 'left' ? x < 0.34 : x > 0.66);
  const isDown = row === null || (row === 'top' ? y < 0.34 : row === 'bottom' ? y > 0.66 : y > 0.34 && y < 0.66);
  return isAcross && isDown;
}

/** The size of flowers along an edge, of those in a corner. */
const EDGE_SIZE = 0.72;

/** Flowers grow out of corners and along edges: the large ones close to the corner. */
function bouquets({ kind, spread, placement, size, number }: OrnamentWish, room: Room): Spot[] {
  const { width, height, random } = room;
  const short = Math.min(width, height);
  const { least, most, count } = LOOK[kind];
  const spots: Spot[] = [];
  const corner = (side: 'left' | 'right', row: 'top' | 'bottom', share: number): void => {
    const [cx, cy] = [side === 'left' ? 0 : width, row === 'top' ? 0 : height];
    const [dx, dy] = [side === 'left' ? 1 : -1, row === 'top' ? 1 : -1];
    const reach = short * 0.34 * share * Math.sqrt(size);
    const own: Spot[] = [];
    const wanted = Math.round(count * share * number);
    for (let tries = 0; tries < wanted * 30 && own.length < wanted; tries++) {
      const far = random() ** 0.8;
      const turn = random() * Math.PI * 0.5;
      // Along the two edges it grows farther than towards the middle.
      const long = far * reach * (0.72 + 0.5 * Math.abs(Math.cos(turn * 2)));
      const x = cx + dx * Math.cos(turn) * long;
      const y = cy + dy * Math.sin(turn) * long;
      const large = short * (most - (most - least) * far) * size * (0.86 + random() * 0.28);
      if (own.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + large) * 0.72)) continue;
      own.push({
        x,
        y,
        size: large,
        angle: random() * 6.3,
        outwards: Math.atan2(dy * Math.sin(turn), dx * Math.cos(turn)),
      });
    }
    spots.push(...own);
  };
  const edge = (along: 'left' | 'right' | 'top' | 'bottom'): void => {
    const isLying = along === 'top' || along === 'bottom';
    const length = isLying ? width : height;
    const outwards = { left: 0, right: Math.PI, top: Math.PI / 2, bottom: -Math.PI / 2 }[along];
    for (let place = -0.02 * length; place < length * 1.02;) {
      const own = short * (least + (most - least) * random()) * size * EDGE_SIZE;
      const off = own * (0.15 + random() * 0.75);
      const x = isLying ? place : along === 'left' ? off : width - off;
      const y = isLying ? (along === 'top' ? off : height - off) : place;
      spots.push({ x, y, size: own, angle: random() * 6.3, outwards });
      place += own * 1.35;
    }
  };
  const { side, row } = placement;
  if (spread === 'edges' || spread === 'thing')
    for (const each of ['top', 'bottom', 'left', 'right'] as const) edge(each);
  else if (spread === 'place' && side && row && row !== 'middle') corner(side, row, 1);
  else if (spread === 'place' && side) edge(side);
  else if (spread === 'place' && row && row !== 'middle') edge(row);
  else {
    corner('left', 'bottom', 1);
    corner('right', 'top', 0.72);
  }
  return spots.toSorted((one, other) => one.size - other.size);
}
