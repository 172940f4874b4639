/** The four bytes of a pixel as numbers. */
// @ts-expect-error: decorator
@inline
export function levels(at: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

/** Writes four numbers as the bytes of a pixel, rounded. */
// @ts-expect-error: decorator
@inline
export function storeLevels(at: usize, colour: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(colour));
  const narrow = i16x8.narrow_i32x4_s(whole, whole);
  v128.store32_lane(at, i8x16.narrow_i16x8_u(narrow, narrow), 0);
}

/** From one colour to another, by a part of the way. */
// @ts-expect-error: decorator
@inline
export function lerp(from: v128, to: v128, part: f32): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), f32x4.splat(part)));
}
