/** Converts RGBA to I420 as renderer/encode/i420.ts says, eight columns of two rows at a time. */
export function convert(rgba: usize, width: i32, height: i32, target: usize): void {
  const area: usize = (width * height) as usize;
  let u: usize = target + area;
  let v: usize = u + (area >> 2);
  const stride: usize = (width as usize) << 2;
  const whole: i32 = width & ~7;
  for (let row = 0; row < height; row += 2) {
    let upper: usize = rgba + (row as usize) * stride;
    let luma: usize = target + ((row * width) as usize);
    let column = 0;
    for (; column < whole; column += 8, upper += 32, luma += 8, u += 4, v += 4) {
      const a = v128.load(upper);
      const b = v128.load(upper, 16);
      const c = v128.load(upper + stride);
      const d = v128.load(upper + stride, 16);
      v128.store64_lane(luma, bytes(lumaOf(a), lumaOf(b)), 0);
      v128.store64_lane(luma + (width as usize), bytes(lumaOf(c), lumaOf(d)), 0);
      const left = squares(a, c);
      const right = squares(b, d);
      const blueness = chromaOf(left, right, i16x8(-26, -86, 112, 0, -26, -86, 112, 0));
      const redness = chromaOf(left, right, i16x8(112, -102, -10, 0, 112, -102, -10, 0));
      v128.store32_lane(u, bytes(blueness, blueness), 0);
      v128.store32_lane(v, bytes(redness, redness), 0);
    }
    for (; column < width; column += 2, upper += 8, luma += 2, u++, v++) {
      const a = load<u32>(upper);
      const b = load<u32>(upper, 4);
      const c = load<u32>(upper + stride);
      const d = load<u32>(upper + stride, 4);
      store<u8>(luma, lumaOfOne(a));
      store<u8>(luma, lumaOfOne(b), 1);
      store<u8>(luma + (width as usize), lumaOfOne(c));
      store<u8>(luma + (width as usize) + 1, lumaOfOne(d));
      const red: i32 = channel(a, 0) + channel(b, 0) + channel(c, 0) + channel(d, 0);
      const green: i32 = channel(a, 8) + channel(b, 8) + channel(c, 8) + channel(d, 8);
      const blue: i32 = channel(a, 16) + channel(b, 16) + channel(c, 16) + channel(d, 16);
      store<u8>(u, ((-26 * red - 86 * green + 112 * blue + 512) >> 10) + 128);
      store<u8>(v, ((112 * red - 102 * green - 10 * blue + 512) >> 10) + 128);
    }
  }
}

// @ts-expect-error: decorator
@inline
function channel(pixel: u32, shift: u32): i32 {
  return ((pixel >> shift) & 255) as i32;
}

// @ts-expect-error: decorator
@inline
function lumaOfOne(pixel: u32): i32 {
  return ((47 * channel(pixel, 0) + 157 * channel(pixel, 8) + 16 * channel(pixel, 16) + 128) >> 8) + 16;
}

/** Brightness of four pixels. */
// @ts-expect-error: decorator
@inline
function lumaOf(pixels: v128): v128 {
  const weights = i16x8(47, 157, 16, 0, 47, 157, 16, 0);
  const first = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), weights);
  const second = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), weights);
  return i32x4.add(i32x4.shr_s(i32x4.add(pairs(first, second), i32x4.splat(128)), 8), i32x4.splat(16));
}

/** Adds the neighbours in two vectors. */
// @ts-expect-error: decorator
@inline
function pairs(first: v128, second: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(first, second, 0, 2, 4, 6), v128.shuffle<i32>(first, second, 1, 3, 5, 7));
}

/** The channels of two squares of four pixels each, summed. */
// @ts-expect-error: decorator
@inline
function squares(upper: v128, lower: v128): v128 {
  const left = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower));
  const right = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower));
  return i16x8.add(v128.shuffle<i64>(left, right, 0, 2), v128.shuffle<i64>(left, right, 1, 3));
}

// @ts-expect-error: decorator
@inline
function chromaOf(left: v128, right: v128, weights: v128): v128 {
  const sums = pairs(i32x4.dot_i16x8_s(left, weights), i32x4.dot_i16x8_s(right, weights));
  return i32x4.add(i32x4.shr_s(i32x4.add(sums, i32x4.splat(512)), 10), i32x4.splat(128));
}

/** Eight whole numbers as bytes, in the lower half. */
// @ts-expect-error: decorator
@inline
function bytes(first: v128, second: v128): v128 {
  const words = i16x8.narrow_i32x4_s(first, second);
  return i8x16.narrow_i16x8_u(words, words);
}
