import type { Camera } from './camera.ts';
import { BLOCK, DRY, type LandView, SHORE, WET } from './landView.ts';
import { SKY_DEPTH, type Surface } from './march.ts';
import { mapView, type ViewMap } from './viewMap.ts';

/** How far a point's distance may be from what a view shows in its place, as a part, to be the same point. */
const SAME_POINT = 0.12;
/** What a view that shows something else still counts, so that a place that neither shows is not left empty. */
const MISTAKEN = 0.02;
/** Numbers kept for a square: where each view shows it (column, row, pixels per pixel), and how much the later one counts. */
const PLACE = 7;
const LATER = 3;
const SHARE = 6;
/** Fixed point: what the samples of a pixel add up to, and the two channels of a colour that are reckoned together. */
const ONE = 256;
const HALF = ONE / 2;
const PAIR = 0x00ff00ff;
const COLOURS = 0x00ffffff;
const OPAQUE = 0xff000000;
/** Half a level of both channels: sums are rounded. */
const HALVES = 0x007f007f;

/** Draws the land from a camera's place out of two views from places nearby, over a picture of the sky. */
export type Reproject = (
  pixels: Uint8ClampedArray,
  camera: Camera,
  views: { before: LandView; after: LandView; part: number },
) => void;

interface Filling {
  before: LandView;
  after: LandView;
  horizonRow: number;
}

/** A colour's channels times a part of ONE, opacity left out. */
function partOf(colour: number, part: number): number {
  const redBlue = (Math.imul(colour & PAIR, part) >>> 8) & PAIR;
  const green = (Math.imul((colour >>> 8) & 255, part) >>> 8) & 255;
  return redBlue | (green << 8);
}

/**
 * Prepares taking land from views that are there: each pixel's distance is found by moving the views' own to the new
 * place, then its colour is looked up where each view shows that point; a view before which something else stands there
 * does not count.
 * @param surface is filled as a march would have filled it
 */
export function createReproject(surface: Surface, { width, height }: { width: number; height: number }): Reproject {
  const across = width / BLOCK;
  const down = height / BLOCK;
  const nearness = new Float32Array(across * down);
  const places = new Float32Array(across * PLACE);
  /** What both views say of the water in each square of the row. */
  const wetness = new Uint8Array(across);
  const middle = width / 2;
  const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height;

  /** Moves a row of a view's distances to the new place; the nearest of those that meet there stays. */
  const spreadRow = (row: number, view: LandView, map: ViewMap, from: Camera): void => {
    const up = (from.horizonY - (row + 0.5) * BLOCK) / from.focal;
    for (let column = 0; column < across; column++) {
      const near = view.nearness[row * across + column]!;
      if (near === 0) continue;
      const z = 1 / near;
      const aside = ((column + 0.5) * BLOCK - middle) / from.focal;
      const away = map.awayBase + z * (map.awayAhead + aside * map.awayAside);
      if (away < 1) continue;
      const scale = map.focal / away;
      const x = (middle + scale * (map.acrossBase + z * (map.acrossAhead + aside * map.acrossAside))) / BLOCK - 0.5;
      const y = (map.horizonY - scale * (map.overBase + z * up)) / BLOCK - 0.5;
      if (x < -1 || y < -1 || x >= across || y >= down) continue;
      const left = Math.floor(x);
      const top = Math.floor(y);
      const now = 1 / away;
      const at = top * across + left;
      const hasLeft = left >= 0;
      const hasRight = left < across - 1;
      if (top >= 0) {
        if (hasLeft && nearness[at]! < now) nearness[at] = now;
        if (hasRight && nearness[at + 1]! < now) nearness[at + 1] = now;
      }
      if (top < down - 1) {
        if (hasLeft && nearness[at + across]! < now) nearness[at + across] = now;
        if (hasRight && nearness[at + across + 1]! < now) nearness[at + across + 1] = now;
      }
    }
  };

  /** Under land lies land: gives squares that neither view reaches the distance of the one above, at the edges of the one beside. */
  const closeRow = (row: number, isGround: boolean): void => {
    const start = row * across;
    for (let column = 0; column < across; column++) {
      if (nearness[start + column] !== 0) continue;
      const above = row > 0 ? nearness[start - across + column]! : 0;
      nearness[start + column] = above || (isGround && column > 0 ? nearness[start + column - 1]! : 0);
    }
    if (!isGround) return;
    for (let column = across - 2; column >= 0; column--)
      if (nearness[start + column] === 0) nearness[start + column] = nearness[start + column + 1]!;
  };

  /**
   * Finds where a view shows the squares of a row: writes it from `slot` on and corrects the squares' distance by what
   * the view shows there, where `isGuide`. Returns nothing; the share is left at 0 where the view shows something else.
   */
  const placeRow = (
    row: number,
    {
      view,
      map,
      camera,
      slot,
      isGuide,
    }: { view: LandView; map: ViewMap; camera: Camera; slot: number; isGuide: boolean },
  ): void => {
    const shown = view.nearness;
    const up = (camera.horizonY - (row + 0.5) * BLOCK) / camera.focal;
    const zoom = map.focal / camera.focal;
    for (let column = 0; column < across; column++) {
      let near = nearness[row * across + column]!;
      if (near === 0) continue;
      const aside = ((column + 0.5) * BLOCK - middle) / camera.focal;
      const ahead = map.awayAhead + aside * map.awayAside;
      const beside = map.acrossAhead + aside * map.acrossAside;
      let isSame = false;
      let x = 0;
      let y = 0;
      let scale = 1;
      for (let attempt = 0; attempt < 3; attempt++) {
        const z = 1 / near;
        const away = Math.max(1, map.awayBase + z * ahead);
        const unit = map.focal / away;
        x = middle + unit * (map.acrossBase + z * beside);
        y = map.horizonY - unit * (map.overBase + z * up);
        scale = (z / away) * zoom;
        if (!isInside(x, y)) break;
        const there = shown[(y >> 1) * across + (x >> 1)]!;
        // Where the view shows sky, sky is what is taken.
        isSame = true;
        if (there === 0) break;
        const ratio = there * away;
        isSame = Math.abs(ratio - 1) < SAME_POINT;
        // Something nearer stands there: nothing to be learnt about what is behind it.
        if (!isGuide || isSame || ratio > 1) break;
        // Something farther: it is that which is seen from here too, a little off.
        near *= ratio;
        isSame = true;
      }
      if (isGuide && isSame) nearness[row * across + column] = near;
      const place = column * PLACE + slot;
      places[place] = x;
      places[place + 1] = y;
      places[place + 2] = scale;
      const soaked = isInside(x, y) ? view.wetness[(y >> 1) * across + (x >> 1)]! : SHORE;
      wetness[column] = isGuide || wetness[column] === soaked ? soaked : SHORE;
      const share = column * PLACE + SHARE;
      places[share] = places[share]! + (isSame ? (slot === LATER ? 1 : 2) : 0);
    }
  };

  const shareRow = (row: number, part: number): void => {
    for (let column = 0; column < across; column++) {
      if (nearness[row * across + column] === 0) continue;
      const at = column * PLACE + SHARE;
      const same = places[at]!;
      const later = part * (same === 1 || same === 3 ? 1 : MISTAKEN);
      const earlier = (1 - part) * (same >= 2 ? 1 : MISTAKEN);
      places[at] = later + earlier > 0 ? later / (later + earlier) : part;
    }
  };

  /**
   * Fills one row of pixels from the two views. Colours are mixed as whole numbers, two channels in one: eight samples a
   * pixel are the most of what a frame costs.
   */
  const fillRow = (row: number, pixels: Uint32Array, { before, after, horizonRow }: Filling): void => {
    // No water lies above the horizon; what a moved edge of it would cover there is sky.
    const isAbove = row < horizonRow;
    const { depth, water, waterDepth } = surface;
    const blockRow = row >> 1;
    const offsetY = (row & 1) - 0.5;
    const first = before.colours;
    const second = after.colours;
    const firstWet = before.water;
    const secondWet = after.water;
    const lastX = width - 1.001;
    const lastY = height - 1.001;
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      const block = column >> 1;
      const near = nearness[blockRow * across + block]!;
      if (near === 0) {
        depth[index] = SKY_DEPTH;
        water[index] = 0;
        continue;
      }
      if (wetness[block] === WET) {
        if (isAbove) {
          depth[index] = SKY_DEPTH;
          water[index] = 0;
          continue;
        }
        // Nothing but water, which is painted later: only how deep it is must be known.
        pixels[index] = OPAQUE;
        depth[index] = 1 / near;
        water[index] = 1;
        const at = block * PLACE + (places[block * PLACE + SHARE]! < 0.5 ? 0 : LATER);
        const x = Math.min(width - 1, Math.max(0, places[at]! | 0));
        const y = Math.min(height - 1, Math.max(0, places[at + 1]! | 0));
        waterDepth[index] = (places[block * PLACE + SHARE]! < 0.5 ? before : after).waterDepth[y * width + x]!;
        continue;
      }
      const place = block * PLACE;
      const offsetX = (column & 1) - 0.5;
      const share = (places[place + SHARE]! * ONE) | 0;
      const earlier = ONE - share;
      const scale = places[place + 2]!;
      const x = Math.min(lastX, Math.max(0, places[place]! + offsetX * scale - 0.5));
      const y = Math.min(lastY, Math.max(0, places[place + 1]! + offsetY * scale - 0.5));
      const left = x | 0;
      const top = y | 0;
      const fx = x - left;
      const down = ((y - top) * earlier) | 0;
      const d = (fx * down) | 0;
      const b = (fx * (earlier - down)) | 0;
      const c = down - d;
      const a = earlier - down - b;
      const at = top * width + left;
      const laterScale = places[place + LATER + 2]!;
      const laterX = Math.min(lastX, Math.max(0, places[place + LATER]! + offsetX * laterScale - 0.5));
      const laterY = Math.min(lastY, Math.max(0, places[place + LATER + 1]! + offsetY * laterScale - 0.5));
      const laterLeft = laterX | 0;
      const laterTop = laterY | 0;
      const laterFx = laterX - laterLeft;
      const laterDown = ((laterY - laterTop) * share) | 0;
      const h = (laterFx * laterDown) | 0;
      const f = (laterFx * (share - laterDown)) | 0;
      const g = laterDown - h;
      const e = share - laterDown - f;
      const later = laterTop * width + laterLeft;
      const p0 = first[at]!;
      const p1 = first[at + 1]!;
      const p2 = first[at + width]!;
      const p3 = first[at + width + 1]!;
      const p4 = second[later]!;
      const p5 = second[later + 1]!;
      const p6 = second[later + width]!;
      const p7 = second[later + width + 1]!;
      const behind = pixels[index]!;
      const redBlue =
        (Math.imul(p0 & PAIR, a) +
          Math.imul(p1 & PAIR, b) +
          Math.imul(p2 & PAIR, c) +
          Math.imul(p3 & PAIR, d) +
          Math.imul(p4 & PAIR, e) +
          Math.imul(p5 & PAIR, f) +
          Math.imul(p6 & PAIR, g) +
          Math.imul(p7 & PAIR, h) +
          HALVES) |
        0;
      const greenOpacity =
        (Math.imul((p0 >>> 8) & PAIR, a) +
          Math.imul((p1 >>> 8) & PAIR, b) +
          Math.imul((p2 >>> 8) & PAIR, c) +
          Math.imul((p3 >>> 8) & PAIR, d) +
          Math.imul((p4 >>> 8) & PAIR, e) +
          Math.imul((p5 >>> 8) & PAIR, f) +
          Math.imul((p6 >>> 8) & PAIR, g) +
          Math.imul((p7 >>> 8) & PAIR, h) +
          HALVES) |
        0;
      const opacity = greenOpacity >>> 24;
      const land = ((redBlue >>> 8) & PAIR) | (greenOpacity & ~PAIR);
      if (opacity === 255) {
        pixels[index] = land;
      } else {
        // What the land leaves of the sky, in the same way.
        const rest = ONE - opacity - (opacity >> 7);
        pixels[index] = ((land & COLOURS) + partOf(behind, rest)) | OPAQUE;
      }
      depth[index] = opacity < 8 ? SKY_DEPTH : 1 / near;
      if (wetness[block] === DRY) {
        water[index] = 0;
        continue;
      }
      water[index] =
        (firstWet[at]! * a +
          firstWet[at + 1]! * b +
          firstWet[at + width]! * c +
          firstWet[at + width + 1]! * d +
          secondWet[later]! * e +
          secondWet[later + 1]! * f +
          secondWet[later + width]! * g +
          secondWet[later + width + 1]! * h) /
        ONE;
      if (isAbove) {
        pixels[index] = ((pixels[index]! & COLOURS) + partOf(behind, (water[index]! * ONE) | 0)) | OPAQUE;
        water[index] = 0;
        continue;
      }
      const deep = share < HALF ? before.waterDepth : after.waterDepth;
      const from = share < HALF ? at : later;
      const toRight = share < HALF ? fx : laterFx;
      const toDown = share < HALF ? y - top : laterY - laterTop;
      const upperDeep = deep[from]! + (deep[from + 1]! - deep[from]!) * toRight;
      const lowerDeep = deep[from + width]! + (deep[from + width + 1]! - deep[from + width]!) * toRight;
      waterDepth[index] = upperDeep + (lowerDeep - upperDeep) * toDown;
    }
  };

  return (rgba, camera, { before, after, part }) => {
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
    nearness.fill(0);
    const views = [before, after] as const;
    for (const view of views) {
      const map = mapView(view.camera, camera);
      for (let row = 0; row < down; row++) spreadRow(row, view, map, view.camera);
    }
    for (let row = 0; row < down; row++) closeRow(row, row * BLOCK > camera.horizonY);
    const horizonRow = Math.max(0, Math.floor(camera.horizonY));
    const toBefore = mapView(camera, before.camera);
    const toAfter = mapView(camera, after.camera);
    const first = { view: before, map: toBefore, camera, slot: 0, isGuide: part < 0.5 };
    const second = { view: after, map: toAfter, camera, slot: LATER, isGuide: part >= 0.5 };
    for (let row = 0; row < down; row++) {
      for (let column = 0; column < across; column++) places[column * PLACE + SHARE] = 0;
      placeRow(row, part < 0.5 ? first : second);
      placeRow(row, part < 0.5 ? second : first);
      shareRow(row, part);
      for (let inner = 0; inner < BLOCK; inner++) fillRow(row * BLOCK + inner, pixels, { before, after, horizonRow });
    }
  };
}
