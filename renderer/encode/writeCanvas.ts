import type { Canvas } from '@napi-rs/canvas';
import { convertToI420 } from './i420.ts';

/** Writes what is on a canvas of even size into an I420 frame of that size. */
export function writeCanvas(canvas: Canvas, target: Uint8Array): void {
  const { width, height } = canvas;
  convertToI420(canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height, target);
}
