/** Bytes of one I420 frame. */
export function i420Length(width: number, height: number): number {
  return (width * height * 3) / 2;
}

/**
 * Converts RGBA to I420, BT.709, limited range, chroma averaged over 2×2 pixels.
 * Done here and not by an encoder: the encoders convert with the BT.601 matrix and
 * write no tag, and players then show orange as red-brown.
 * Width and height must be even.
 */
export function convertToI420(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  target: Uint8Array,
): void {
  const planeU = width * height;
  const planeV = planeU + planeU / 4;
  const stride = width * 4;
  let chroma = 0;
  for (let row = 0; row < height; row += 2) {
    let upper = row * stride;
    let lower = upper + stride;
    let luma = row * width;
    for (let column = 0; column < width; column += 2) {
      const r0 = rgba[upper]!,
        g0 = rgba[upper + 1]!,
        b0 = rgba[upper + 2]!;
      const r1 = rgba[upper + 4]!,
        g1 = rgba[upper + 5]!,
        b1 = rgba[upper + 6]!;
      const r2 = rgba[lower]!,
        g2 = rgba[lower + 1]!,
        b2 = rgba[lower + 2]!;
      const r3 = rgba[lower + 4]!,
        g3 = rgba[lower + 5]!,
        b3 = rgba[lower + 6]!;
      target[luma] = ((47 * r0 + 157 * g0 + 16 * b0 + 128) >> 8) + 16;
      target[luma + 1] = ((47 * r1 + 157 * g1 + 16 * b1 + 128) >> 8) + 16;
      target[luma + width] = ((47 * r2 + 157 * g2 + 16 * b2 + 128) >> 8) + 16;
      target[luma + width + 1] = ((47 * r3 + 157 * g3 + 16 * b3 + 128) >> 8) + 16;
      const r = r0 + r1 + r2 + r3;
      const g = g0 + g1 + g2 + g3;
      const b = b0 + b1 + b2 + b3;
      target[planeU + chroma] = ((-26 * r - 86 * g + 112 * b + 512) >> 10) + 128;
      target[planeV + chroma] = ((112 * r - 102 * g - 10 * b + 512) >> 10) + 128;
      chroma++;
      upper += 8;
      lower += 8;
      luma += 2;
    }
  }
}
