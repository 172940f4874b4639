/** Numbers of a table's entry: what a channel adds to red, green and blue, and to brightness (or nothing). */
const ENTRY: usize = 16;

/**
 * Grades a frame in place: tone curve, colour words, vignette, grain. One vector holds a pixel's red, green, blue and
 * brightness, so that a pixel costs four look-ups. `tables`: 256 entries for each of red, green and blue, then those by
 * brightness; `across` and `down`: how far each column and row is from the middle, squared; whole numbers all.
 */
export function grade(
  pixels: usize,
  width: i32,
  height: i32,
  tables: usize,
  across: usize,
  down: usize,
  noise: usize,
  noiseSize: i32,
  shiftX: i32,
  shiftY: i32,
  darkening: i32,
): void {
  const green: usize = tables + 256 * ENTRY;
  const blue: usize = green + 256 * ENTRY;
  const added: usize = blue + 256 * ENTRY;
  for (let row = 0; row < height; row++) {
    const grain: usize = noise + ((((row + shiftY) & (noiseSize - 1)) * noiseSize) << 2);
    const far: i32 = load<i32>(down + (row << 2));
    let at: usize = pixels + ((row * width) << 2);
    for (let column = 0; column < width; column += 2, at += 8) {
      const first = gradePixel(
        load<u32>(at),
        tables,
        green,
        blue,
        added,
        load<i32>(across + (column << 2)) + far,
        darkening,
        load<i32>(grain + (((column + shiftX) & (noiseSize - 1)) << 2)),
      );
      const second = gradePixel(
        load<u32>(at, 4),
        tables,
        green,
        blue,
        added,
        load<i32>(across + (column << 2), 4) + far,
        darkening,
        load<i32>(grain + (((column + 1 + shiftX) & (noiseSize - 1)) << 2)),
      );
      const both = i16x8.narrow_i32x4_s(first, second);
      v128.store64_lane(at, i8x16.narrow_i16x8_u(both, both), 0);
    }
  }
}

// @ts-expect-error: decorator
@inline
function gradePixel(
  pixel: u32,
  red: usize,
  green: usize,
  blue: usize,
  added: usize,
  far: i32,
  darkening: i32,
  grit: i32,
): v128 {
  const light: i32 = 4096 - ((((far * far) >> 12) * darkening) >> 12);
  const kept = i32x4.add(
    i32x4.add(v128.load(red + (((pixel & 255) as usize) << 4)), v128.load(green + ((((pixel >> 8) & 255) as usize) << 4))),
    v128.load(blue + ((((pixel >> 16) & 255) as usize) << 4)),
  );
  const brightness: i32 = (i32x4.extract_lane(kept, 3) * 4) >> 8;
  const sum = i32x4.add(kept, v128.load(added + ((brightness as usize) << 4)));
  const graded = i32x4.shr_s(i32x4.add(i32x4.mul(sum, i32x4.splat(light)), i32x4.splat(grit)), 20);
  return i32x4.replace_lane(graded, 3, 255);
}
