import { bytes, openKernels } from '../kernels/kernels.ts';

/** Bytes of one I420 frame. */
export function i420Length(width: number, height: number): number {
  return (width * height * 3) / 2;
}

/** Turns RGBA pixels into an I420 frame of the same size. */
export type ToI420 = (rgba: Uint8Array | Uint8ClampedArray, target: Uint8Array) => void;

/**
 * Prepares converting RGBA of a size (even) to I420, BT.709, limited range, chroma averaged over 2×2 pixels.
 * Done here and not by an encoder: the encoders convert with the BT.601 matrix and
 * write no tag, and players then show orange as red-brown.
 */
export function createToI420({ width, height }: { width: number; height: number }): ToI420 {
  const { kernels, regions } = openKernels({
    rgba: bytes(width * height * 4),
    frame: bytes(i420Length(width, height)),
  });
  return (rgba, target) => {
    regions.rgba.set(rgba);
    kernels.convert(regions.rgba.byteOffset, width, height, regions.frame.byteOffset);
    target.set(regions.frame);
  };
}
