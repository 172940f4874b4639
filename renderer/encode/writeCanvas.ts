import type { Canvas } from '@napi-rs/canvas';
import { createToI420 } from './i420.ts';

/** Prepares writing what is on canvases of an even size into I420 frames of that size. */
export function createCanvasWriter(size: {
  width: number;
  height: number;
}): (canvas: Canvas, target: Uint8Array) => void {
  const toI420 = createToI420(size);
  return (canvas, target) => toI420(canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data, target);
}
