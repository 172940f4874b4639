/** What is kept of the water in a square of pixels; see renderer/terrain/landView.ts. */
const DRY: u8 = 0;
const SHORE: u8 = 1;
const WET: u8 = 2;
const SKY_DEPTH: f32 = 1e6;

/** How far a point's distance may be from what a view shows in its place, as a part, to be the same point. */
const SAME_POINT: f32 = 0.12;
/** What a view that shows something else still counts, so that a place that neither shows is not left empty. */
const MISTAKEN: f32 = 0.02;

/** A square's place in a view, in bytes: column, row, pixels per pixel, and whether the view shows the same there. */
const PLACE: usize = 16;
/** How much larger or smaller than itself, as a part, a view may show a pixel to count as showing it alike. */
const AS_LARGE: f32 = 0.03;

/** The way from what one camera sees to what another does (renderer/terrain/viewMap.ts), and the first camera's own. */
// @ts-expect-error: decorator
@unmanaged
export class Way {
  awayBase: f32;
  awayAhead: f32;
  awayAside: f32;
  acrossBase: f32;
  acrossAhead: f32;
  acrossAside: f32;
  overBase: f32;
  horizonY: f32;
  focal: f32;
  fromHorizonY: f32;
  fromFocal: f32;
}

/** A view's arrays. */
// @ts-expect-error: decorator
@unmanaged
export class View {
  colours: usize;
  water: usize;
  waterDepth: usize;
  nearness: usize;
  wetness: usize;
}

/** What a frame's land is written to. */
// @ts-expect-error: decorator
@unmanaged
export class Land {
  width: i32;
  height: i32;
  pixels: usize;
  depth: usize;
  water: usize;
  waterDepth: usize;
  nearness: usize;
  /**
   * A row of squares in the earlier and in the later view, how much the later counts, and what both say of the water.
   */
  earlier: usize;
  later: usize;
  shares: usize;
  wetness: usize;
}

/** Moves a view's distances to the new place; the nearest of those that meet there stays. */
export function spreadView(land: Land, view: View, way: Way): void {
  const across = land.width >> 1;
  const down = land.height >> 1;
  const middle = (land.width as f32) / 2;
  const nearness = land.nearness;
  for (let row = 0; row < down; row++) {
    const up: f32 = (way.fromHorizonY - ((row as f32) + 0.5) * 2) / way.fromFocal;
    for (let column = 0; column < across; column++) {
      const near = load<f32>(view.nearness + ((row * across + column) << 2));
      if (near == 0) continue;
      const z: f32 = 1 / near;
      const aside: f32 = (((column as f32) + 0.5) * 2 - middle) / way.fromFocal;
      const away: f32 = way.awayBase + z * (way.awayAhead + aside * way.awayAside);
      if (away < 1) continue;
      const scale: f32 = way.focal / away;
      const x: f32 = (middle + scale * (way.acrossBase + z * (way.acrossAhead + aside * way.acrossAside))) / 2 - 0.5;
      const y: f32 = (way.horizonY - scale * (way.overBase + z * up)) / 2 - 0.5;
      if (x < -1 || y < -1 || x >= (across as f32) || y >= (down as f32)) continue;
      const left = floor(x) as i32;
      const top = floor(y) as i32;
      const now: f32 = 1 / away;
      const at = nearness + ((top * across + left) << 2);
      const hasLeft = left >= 0;
      const hasRight = left < across - 1;
      if (top >= 0) {
        if (hasLeft) raise(at, now);
        if (hasRight) raise(at + 4, now);
      }
      if (top < down - 1) {
        const under = at + (across << 2);
        if (hasLeft) raise(under, now);
        if (hasRight) raise(under + 4, now);
      }
    }
  }
}

// @ts-expect-error: decorator
@inline
function raise(at: usize, value: f32): void {
  if (load<f32>(at) < value) store<f32>(at, value);
}

/**
 * Under land lies land: gives squares that neither view reaches the distance of the one above, at the edges of the one
 * beside.
 */
export function closeSquares(land: Land, horizonY: f32): void {
  const across = land.width >> 1;
  const down = land.height >> 1;
  for (let row = 0; row < down; row++) {
    const isGround = ((row << 1) as f32) > horizonY;
    const start = land.nearness + ((row * across) << 2);
    for (let column = 0; column < across; column++) {
      const at = start + (column << 2);
      if (load<f32>(at) != 0) continue;
      const above: f32 = row > 0 ? load<f32>(at - (across << 2)) : 0;
      store<f32>(at, above != 0 ? above : isGround && column > 0 ? load<f32>(at - 4) : 0);
    }
    if (!isGround) continue;
    for (let column = across - 2; column >= 0; column--) {
      const at = start + (column << 2);
      if (load<f32>(at) == 0) store<f32>(at, load<f32>(at + 4));
    }
  }
}

/**
 * Takes the land from the two views, the later counting for `part`; squares' distances must have been spread and
 * closed.
 */
export function takeLand(
  land: Land,
  before: View,
  after: View,
  toBefore: Way,
  toAfter: Way,
  part: f32,
  horizonRow: i32,
): void {
  const down = land.height >> 1;
  for (let row = 0; row < down; row++) {
    if (part < 0.5) {
      placeRow(land, row, before, toBefore, land.earlier, true);
      placeRow(land, row, after, toAfter, land.later, false);
    } else {
      placeRow(land, row, after, toAfter, land.later, true);
      placeRow(land, row, before, toBefore, land.earlier, false);
    }
    shareRow(land, part);
    fillRow(land, row << 1, before, after, horizonRow);
    fillRow(land, (row << 1) + 1, before, after, horizonRow);
  }
}

/**
 * Finds where a view shows the squares of a row and corrects the squares' distance by what the view shows there, where
 * `isGuide`.
 */
function placeRow(land: Land, row: i32, view: View, way: Way, places: usize, isGuide: bool): void {
  const across = land.width >> 1;
  const middle = (land.width as f32) / 2;
  const width = land.width as f32;
  const height = land.height as f32;
  const up: f32 = (way.fromHorizonY - ((row as f32) + 0.5) * 2) / way.fromFocal;
  const zoom: f32 = way.focal / way.fromFocal;
  for (let column = 0; column < across; column++) {
    const at = land.nearness + ((row * across + column) << 2);
    let near = load<f32>(at);
    if (near == 0) continue;
    const aside: f32 = (((column as f32) + 0.5) * 2 - middle) / way.fromFocal;
    const ahead: f32 = way.awayAhead + aside * way.awayAside;
    const beside: f32 = way.acrossAhead + aside * way.acrossAside;
    let isSame = false;
    let isInside = false;
    let x: f32 = 0;
    let y: f32 = 0;
    let scale: f32 = 1;
    let square = 0;
    for (let attempt = 0; attempt < 3; attempt++) {
      const z: f32 = 1 / near;
      const away: f32 = max<f32>(1, way.awayBase + z * ahead);
      const unit: f32 = way.focal / away;
      x = middle + unit * (way.acrossBase + z * beside);
      y = way.horizonY - unit * (way.overBase + z * up);
      scale = (z / away) * zoom;
      isInside = x >= 0 && y >= 0 && x < width && y < height;
      if (!isInside) {
        isSame = false;
        break;
      }
      square = ((y as i32) >> 1) * across + ((x as i32) >> 1);
      const there = load<f32>(view.nearness + (square << 2));
      // Where the view shows sky, sky is what is taken.
      isSame = true;
      if (there == 0) break;
      const ratio: f32 = there * away;
      isSame = abs(ratio - 1) < SAME_POINT;
      // Something nearer stands there: nothing to be learnt about what is behind it.
      if (!isGuide || isSame || ratio > 1) break;
      // Something farther: it is that which is seen from here too, a little off.
      near *= ratio;
      isSame = true;
    }
    if (isGuide && isSame) store<f32>(at, near);
    const place = places + (column as usize) * PLACE;
    store<f32>(place, x);
    store<f32>(place, y, 4);
    store<f32>(place, scale, 8);
    store<i32>(place, isSame ? 1 : 0, 12);
    const soaked: u8 = isInside ? load<u8>(view.wetness + square) : SHORE;
    const wetness = land.wetness + column;
    store<u8>(wetness, isGuide || load<u8>(wetness) == soaked ? soaked : SHORE);
  }
}

function shareRow(land: Land, part: f32): void {
  const across = land.width >> 1;
  for (let column: usize = 0; column < (across as usize); column++) {
    const laterSame = load<i32>(land.later + column * PLACE, 12) != 0;
    const earlierSame = load<i32>(land.earlier + column * PLACE, 12) != 0;
    const later: f32 = part * (laterSame ? 1 : MISTAKEN);
    const earlier: f32 = (1 - part) * (earlierSame ? 1 : MISTAKEN);
    store<i32>(land.shares + (column << 2), (((later / (later + earlier)) * 256) as i32));
  }
}

// @ts-expect-error: decorator
@inline
function clearOne(land: Land, offset: usize): void {
  store<f32>(land.depth + offset, SKY_DEPTH);
  store<f32>(land.water + offset, 0);
}

// @ts-expect-error: decorator
@inline
function soakOne(land: Land, offset: usize, distance: f32, deep: f32): void {
  store<u32>(land.pixels + offset, 0xff000000);
  store<f32>(land.depth + offset, distance);
  store<f32>(land.water + offset, 1);
  store<f32>(land.waterDepth + offset, deep);
}

/** Fills one row of pixels from the two views, square by square; horizontally a square has two pixels. */
function fillRow(land: Land, row: i32, before: View, after: View, horizonRow: i32): void {
  // No water lies above the horizon; what a moved edge of it would cover there is sky.
  const isAbove = row < horizonRow;
  const width = land.width;
  const across = width >> 1;
  const stride: usize = (width as usize) << 2;
  const nears = land.nearness + (((row >> 1) * across) << 2);
  const offsetY: f32 = ((row & 1) as f32) - 0.5;
  for (let block: usize = 0; block < (across as usize); block++) {
    const offset: usize = (((row * width) as usize) << 2) + (block << 3);
    const near = load<f32>(nears + (block << 2));
    const wetness = load<u8>(land.wetness + block);
    if (near == 0 || (wetness == WET && isAbove)) {
      clearOne(land, offset);
      clearOne(land, offset + 4);
      continue;
    }
    const share = load<i32>(land.shares + (block << 2));
    const first = land.earlier + block * PLACE;
    const second = land.later + block * PLACE;
    if (wetness == WET) {
      // Nothing but water, which is painted later: only how deep it is must be known.
      const place = share < 128 ? first : second;
      const x = min(width - 1, max(0, load<f32>(place) as i32));
      const y = min(land.height - 1, max(0, load<f32>(place, 4) as i32));
      const deep = load<f32>((share < 128 ? before.waterDepth : after.waterDepth) + ((y * width + x) << 2));
      soakOne(land, offset, 1 / near, deep);
      soakOne(land, offset + 4, 1 / near, deep);
      continue;
    }
    const scale = load<f32>(first, 8);
    const laterScale = load<f32>(second, 8);
    const isAlike = abs<f32>(scale - 1) < AS_LARGE && abs<f32>(laterScale - 1) < AS_LARGE;
    // Both pixels have the same weights where a view shows them as large as they are.
    const together: usize = isAlike ? 2 : 1;
    for (let side: usize = 0; side < 2; side += together) {
      const offsetX: f32 = (side as f32) - 0.5;
      const x = within(load<f32>(first) + offsetX * scale - 0.5, land.width);
      const y = within(load<f32>(first, 4) + offsetY * scale - 0.5, land.height);
      const left = x as i32;
      const top = y as i32;
      const fx: f32 = x - (left as f32);
      const fy: f32 = y - (top as f32);
      const earlier = 256 - share;
      const lower = (fy * (earlier as f32)) as i32;
      const d = (fx * (lower as f32)) as i32;
      const b = (fx * ((earlier - lower) as f32)) as i32;
      const c = lower - d;
      const a = earlier - lower - b;
      const at = ((top * width + left) as usize) << 2;
      const laterX = within(load<f32>(second) + offsetX * laterScale - 0.5, land.width);
      const laterY = within(load<f32>(second, 4) + offsetY * laterScale - 0.5, land.height);
      const laterLeft = laterX as i32;
      const laterTop = laterY as i32;
      const laterFx: f32 = laterX - (laterLeft as f32);
      const laterFy: f32 = laterY - (laterTop as f32);
      const laterLower = (laterFy * (share as f32)) as i32;
      const h = (laterFx * (laterLower as f32)) as i32;
      const f = (laterFx * ((share - laterLower) as f32)) as i32;
      const g = laterLower - h;
      const e = share - laterLower - f;
      const later = ((laterTop * width + laterLeft) as usize) << 2;
      const sum = i16x8.add(
        i16x8.add(
          i16x8.add(weighed(before.colours + at, a), weighed(before.colours + at + 4, b)),
          i16x8.add(weighed(before.colours + at + stride, c), weighed(before.colours + at + stride + 4, d)),
        ),
        i16x8.add(
          i16x8.add(weighed(after.colours + later, e), weighed(after.colours + later + 4, f)),
          i16x8.add(weighed(after.colours + later + stride, g), weighed(after.colours + later + stride + 4, h)),
        ),
      );
      // Half a level for rounding, and back to whole levels.
      const colour = i16x8.shr_u(i16x8.add(sum, i16x8.splat(127)), 8);
      const mixed = i8x16.narrow_i16x8_u(colour, colour);
      const target: usize = offset + (side << 2);
      if (wetness == DRY) {
        dryOne(land, target, i32x4.extract_lane(mixed, 0) as u32, 1 / near);
        if (isAlike) dryOne(land, target + 4, i32x4.extract_lane(mixed, 1) as u32, 1 / near);
        continue;
      }
      for (let place: usize = 0; place < together; place++) {
        const shift = place << 2;
        const soaked: f32 =
          (wet(before.water + at + shift, a, b) +
            wet(before.water + at + stride + shift, c, d) +
            wet(after.water + later + shift, e, f) +
            wet(after.water + later + stride + shift, g, h)) /
          256;
        const behind = load<u32>(land.pixels + target + shift);
        dryOne(
          land,
          target + shift,
          (place == 0 ? i32x4.extract_lane(mixed, 0) : i32x4.extract_lane(mixed, 1)) as u32,
          1 / near,
        );
        if (isAbove) {
          const pixel = load<u32>(land.pixels + target + shift);
          store<u32>(
            land.pixels + target + shift,
            ((pixel & 0xffffff) + partOf(behind, (soaked * 256) as u32)) | 0xff000000,
          );
          continue;
        }
        store<f32>(land.water + target + shift, soaked);
        store<f32>(
          land.waterDepth + target + shift,
          share < 128
            ? between(before.waterDepth + at + shift, stride, fx, fy)
            : between(after.waterDepth + later + shift, stride, laterFx, laterFy),
        );
      }
    }
  }
}

/** Writes a pixel of land over the sky behind it, as if it held no water. */
// @ts-expect-error: decorator
@inline
function dryOne(land: Land, offset: usize, mixed: u32, distance: f32): void {
  const opacity: u32 = mixed >> 24;
  let pixel = mixed;
  if (opacity != 255) {
    const behind = load<u32>(land.pixels + offset);
    pixel = ((mixed & 0xffffff) + partOf(behind, 256 - opacity - (opacity >> 7))) | 0xff000000;
  }
  store<u32>(land.pixels + offset, pixel);
  store<f32>(land.depth + offset, opacity < 8 ? SKY_DEPTH : distance);
  store<f32>(land.water + offset, 0);
}

/** Keeps a place so far from a view's edge that it and the two samples after it are inside. */
// @ts-expect-error: decorator
@inline
function within(place: f32, size: i32): f32 {
  return min<f32>((size as f32) - 2.001, max<f32>(0, place));
}

/** Two neighbouring pixels times a weight. */
// @ts-expect-error: decorator
@inline
function weighed(at: usize, weight: i32): v128 {
  return i16x8.mul(v128.load_ext<u8>(at), i16x8.splat(weight as i16));
}

// @ts-expect-error: decorator
@inline
function wet(at: usize, left: i32, right: i32): f32 {
  return load<f32>(at) * (left as f32) + load<f32>(at, 4) * (right as f32);
}

// @ts-expect-error: decorator
@inline
function between(at: usize, stride: usize, toRight: f32, toDown: f32): f32 {
  const upper: f32 = load<f32>(at) + (load<f32>(at, 4) - load<f32>(at)) * toRight;
  const under: f32 = load<f32>(at + stride) + (load<f32>(at + stride, 4) - load<f32>(at + stride)) * toRight;
  return upper + (under - upper) * toDown;
}

/** A colour's channels times a part of 256, opacity left out. */
// @ts-expect-error: decorator
@inline
function partOf(colour: u32, part: u32): u32 {
  const redBlue: u32 = (((colour & 0x00ff00ff) * part) >> 8) & 0x00ff00ff;
  const green: u32 = (((colour >> 8) & 255) * part) >> 8;
  return redBlue | (green << 8);
}
