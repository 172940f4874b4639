import { lerp, levels, storeLevels } from './colour';

/** Pixels of the picture along a side of one of the glow's. */
const REDUCTION: i32 = 6;

/** How a picture glows, as renderer/post/bloom.ts writes it. */
// @ts-expect-error: decorator
@unmanaged
export class Glow {
  width: i32;
  height: i32;
  pixels: usize;
  /** What glows: a picture a sixth as large, four numbers a place, and as much room again. */
  light: usize;
  spare: usize;
  across: i32;
  down: i32;
  /** Weights of its blur, from the middle outwards. */
  blur: usize;
  reach: i32;
  /** A row of it as it lies over a row of pixels. */
  line: usize;
  strength: f32;
}

/** Lets bright things glow, in place. */
export function bloom(look: Glow): void {
  gatherGlow(look);
  for (let row = 0; row < look.height; row++) layGlow(look, row, look.pixels + ((row * look.width) << 2));
}

/** The means of squares of pixels, multiplied by themselves so that only lights remain, blurred. */
function gatherGlow(look: Glow): void {
  for (let row = 0; row < look.down; row++) {
    for (let column = 0; column < look.across; column++) {
      const right = min(look.width, (column + 1) * REDUCTION);
      const bottom = min(look.height, (row + 1) * REDUCTION);
      let sum = i32x4.splat(0);
      for (let y = row * REDUCTION; y < bottom; y++) {
        for (let x = column * REDUCTION; x < right; x++)
          sum = i32x4.add(
            sum,
            i32x4.extend_low_i16x8_u(
              i16x8.extend_low_i8x16_u(v128.load32_zero(look.pixels + ((y * look.width + x) << 2))),
            ),
          );
      }
      const count = (right - column * REDUCTION) * (bottom - row * REDUCTION);
      const mean = f32x4.mul(f32x4.convert_i32x4_u(sum), f32x4.splat(1 / (count as f32)));
      v128.store(
        look.light + ((row * look.across + column) << 4),
        f32x4.mul(f32x4.mul(mean, mean), f32x4.splat(1 / 255.0)),
      );
    }
  }
  blurLines(look, look.light, look.spare, look.across, 16, look.down, look.across << 4);
  blurLines(look, look.spare, look.light, look.down, look.across << 4, look.across, 16);
}

/** Blurs along lines of `length` places, `step` bytes apart, the lines `next` bytes apart. */
function blurLines(look: Glow, from: usize, to: usize, length: i32, step: i32, lines: i32, next: i32): void {
  for (let line = 0; line < lines; line++) {
    const start: usize = (line * next) as usize;
    for (let place = 0; place < length; place++) {
      let sum = f32x4.mul(v128.load(from + start + place * step), f32x4.splat(load<f32>(look.blur)));
      for (let away = 1; away <= look.reach; away++) {
        const both = f32x4.add(
          v128.load(from + start + max(0, place - away) * step),
          v128.load(from + start + min(length - 1, place + away) * step),
        );
        sum = f32x4.add(sum, f32x4.mul(both, f32x4.splat(load<f32>(look.blur + (away << 2)))));
      }
      v128.store(to + start + place * step, sum);
    }
  }
}

/** Screens the glow over a row of pixels. */
function layGlow(look: Glow, row: i32, start: usize): void {
  const across = look.across;
  const y: f32 = max<f32>(0, ((row as f32) + 0.5) / (REDUCTION as f32) - 0.5);
  const top = y as i32;
  const upper = look.light + ((top * across) << 4);
  const lower = look.light + ((min(look.down - 1, top + 1) * across) << 4);
  const down: f32 = y - (top as f32);
  const strength = f32x4.splat(look.strength);
  for (let column = 0; column < across; column++) {
    const mixed = lerp(v128.load(upper + (column << 4)), v128.load(lower + (column << 4)), down);
    v128.store(look.line + (column << 4), f32x4.mul(mixed, strength));
  }
  // Past the last place lies the last place.
  v128.store(look.line + (across << 4), v128.load(look.line + ((across - 1) << 4)));
  // Up to the middle of the first place lies the first place; then each step from one to the next takes six pixels.
  let at = start;
  const half = REDUCTION >> 1;
  for (let column = 0; column < half; column++, at += 4) screen(at, v128.load(look.line));
  for (let place = 0; place < across; place++) {
    const glow = v128.load(look.line + (place << 4));
    const step = f32x4.mul(
      f32x4.sub(v128.load(look.line + (place << 4), 16), glow),
      f32x4.splat(1 / (REDUCTION as f32)),
    );
    const end = min(look.width, (place + 1) * REDUCTION + half);
    let shown = f32x4.add(glow, f32x4.mul(step, f32x4.splat(0.5)));
    for (let column = place * REDUCTION + half; column < end; column++, at += 4) {
      screen(at, shown);
      shown = f32x4.add(shown, step);
    }
  }
}

/** Adds to a pixel what of the glow it leaves room for. */
// @ts-expect-error: decorator
@inline
function screen(at: usize, glow: v128): void {
  const colour = levels(at);
  const room = f32x4.add(f32x4.mul(colour, f32x4.splat(-1 / 255.0)), f32x4.splat(1));
  storeLevels(at, f32x4.add(colour, f32x4.mul(glow, room)));
}
