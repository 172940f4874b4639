import { lerp, levels, storeLevels } from './colour';
import { Land } from './reproject';

/**
 * Copies a plant into the picture where the land is not nearer. Its sprite's pixels are multiplied by their opacity;
 * `left` and `wide` are of its foot, the tops lean aside by `bend`; `red`, `green` and `blue` are the fog's, already times
 * what it hides, and `clear` is what it leaves.
 */
export function copyPlant(
  land: Land,
  sprite: usize,
  across: i32,
  down: i32,
  isFlipped: i32,
  left: f32,
  footY: f32,
  wide: f32,
  tall: f32,
  bend: f32,
  depth: f32,
  clear: f32,
  red: f32,
  green: f32,
  blue: f32,
): void {
  const scaleX: f32 = (across as f32) / wide;
  const scaleY: f32 = (down as f32) / tall;
  const lit = f32x4(clear, clear, clear, 1);
  const fog = f32x4(red, green, blue, 0);
  const step = (isFlipped ? -scaleX * 65536 : scaleX * 65536) as i32;
  const end = (across - 1) << 16;
  const nearEnough: f32 = depth - 1.2;
  const lastRow = min(land.height - 1, floor(footY) as i32);
  for (let row = max(0, floor(footY - tall) as i32); row <= lastRow; row++) {
    const y: f32 = ((row as f32) + 0.5 - (footY - tall)) * scaleY - 0.5;
    if (y < -0.5 || y > (down as f32) - 0.5) continue;
    const inside: f32 = min<f32>((down as f32) - 1, max<f32>(0, y));
    const top = inside as i32;
    const upper = sprite + ((top * across) << 2);
    const lower = sprite + ((min(down - 1, top + 1) * across) << 2);
    const fy: f32 = inside - (top as f32);
    const up: f32 = (footY - (row as f32)) / tall;
    const start: f32 = left + bend * up * up;
    // Columns whose middle lies on the sprite, and where on it, in steps of 1 ÷ 65536 of its pixels.
    const column0 = max(0, ceil(start - 0.5) as i32);
    const last = min(land.width - 1, floor(start + wide - 0.5) as i32);
    const x0: f32 = ((column0 as f32) + 0.5 - start) * scaleX - 0.5;
    let place = ((isFlipped ? (across as f32) - 1 - x0 : x0) * 65536) as i32;
    for (let column = column0; column <= last; column++, place += step) {
      const x = min(end, max(0, place));
      const first = (x >> 16) << 2;
      const second = min(across - 1, (x >> 16) + 1) << 2;
      // Most of a sprite is air.
      const any = load<u32>(upper + first) | load<u32>(upper + second) | load<u32>(lower + first) | load<u32>(lower + second);
      if (any >> 24 < 6) continue;
      const target: usize = ((row * land.width + column) as usize) << 2;
      if (load<f32>(land.depth + target) < nearEnough) continue;
      const fx: f32 = ((x & 65535) as f32) / 65536;
      const colour = lerp(
        lerp(levels(upper + first), levels(upper + second), fx),
        lerp(levels(lower + first), levels(lower + second), fx),
        fy,
      );
      const part: f32 = f32x4.extract_lane(colour, 3) / 255;
      if (part < 0.024) continue;
      const rest: f32 = 1 - part;
      const shown = f32x4.add(f32x4.mul(colour, lit), f32x4.mul(fog, f32x4.splat(part)));
      const old = f32x4.mul(levels(land.pixels + target), f32x4.splat(rest));
      storeLevels(land.pixels + target, f32x4.add(shown, old));
      store<f32>(land.water + target, load<f32>(land.water + target) * rest);
      // Thin edges too: what is moved by its distance must take them along.
      if (part > 0.1) store<f32>(land.depth + target, depth);
    }
  }
}
