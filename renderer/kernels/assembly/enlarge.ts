/**
 * Enlarges a plane of bytes: each sample of the larger one is made of four by four of the smaller. `rows` and `columns`
 * hold for every sample where the first of its four lies (−1 and more) and their weights; weights of a row sum to 64, of a
 * column to 256. `mixed` has room for a row of the smaller plane and 24 numbers more. Bytes beyond the last row are
 * written, up to three.
 */
export function enlargePlane(
  source: usize,
  fromWidth: i32,
  fromHeight: i32,
  target: usize,
  width: i32,
  height: i32,
  rows: usize,
  columns: usize,
  mixed: usize,
): void {
  // Room for the sample before the first one.
  const line: usize = mixed + 16;
  const last: usize = line + (((fromWidth - 1) as usize) << 1);
  for (let row = 0; row < height; row++) {
    const entry: usize = rows + ((row as usize) << 4);
    const first = load<i32>(entry);
    mixRows(
      rowAt(source, fromWidth, fromHeight, first),
      rowAt(source, fromWidth, fromHeight, first + 1),
      rowAt(source, fromWidth, fromHeight, first + 2),
      rowAt(source, fromWidth, fromHeight, first + 3),
      entry + 8,
      line,
      fromWidth,
    );
    store<i16>(line - 2, load<i16>(line));
    store<i16>(last, load<i16>(last), 2);
    store<i16>(last, load<i16>(last), 4);
    spreadRow(line, columns, target + ((row * width) as usize), width);
  }
}

// @ts-expect-error: decorator
@inline
function rowAt(source: usize, width: i32, height: i32, row: i32): usize {
  return source + ((max(0, min(height - 1, row)) * width) as usize);
}

// @ts-expect-error: decorator
@inline
function mixRows(a: usize, b: usize, c: usize, d: usize, weights: usize, line: usize, width: i32): void {
  const first = v128.load16_splat(weights);
  const second = v128.load16_splat(weights, 2);
  const third = v128.load16_splat(weights, 4);
  const fourth = v128.load16_splat(weights, 6);
  for (let column: usize = 0; column < (width as usize); column += 8) {
    const sum = i16x8.add(
      i16x8.add(
        i16x8.mul(v128.load_ext<u8>(a + column), first),
        i16x8.mul(v128.load_ext<u8>(b + column), second),
      ),
      i16x8.add(
        i16x8.mul(v128.load_ext<u8>(c + column), third),
        i16x8.mul(v128.load_ext<u8>(d + column), fourth),
      ),
    );
    v128.store(line + (column << 1), sum);
  }
}

// @ts-expect-error: decorator
@inline
function spreadRow(line: usize, columns: usize, target: usize, width: i32): void {
  const half = i32x4.splat(1 << 13);
  for (let column = 0; column < width; column += 4, columns += 64, target += 4) {
    const left = weigh(line, columns);
    const right = weigh(line, columns + 32);
    const sums = i32x4.add(v128.shuffle<i32>(left, right, 0, 2, 4, 6), v128.shuffle<i32>(left, right, 1, 3, 5, 7));
    const words = i32x4.shr_s(i32x4.add(sums, half), 14);
    const narrow = i16x8.narrow_i32x4_s(words, words);
    v128.store32_lane(target, i8x16.narrow_i16x8_u(narrow, narrow), 0);
  }
}

/** Two samples, each as two sums. */
// @ts-expect-error: decorator
@inline
function weigh(line: usize, entry: usize): v128 {
  const samples = v128.load64_lane(
    line + ((load<i32>(entry, 16) as usize) << 1),
    v128.load64_zero(line + ((load<i32>(entry) as usize) << 1)),
    1,
  );
  const weights = v128.load64_lane(entry + 24, v128.load64_zero(entry, 8), 1);
  return i32x4.dot_i16x8_s(samples, weights);
}
