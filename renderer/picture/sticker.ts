import { createCanvas } from '@napi-rs/canvas';
import { fromCanvas, type Raster, toCanvas } from './raster.ts';

/** Width of the white edge, part of the shorter side, and the directions in which it is drawn. */
const EDGE = 0.022;
const DIRECTIONS = 40;

/** Draws a white edge around what is not transparent. */
export function outlineWhite(picture: Raster): Raster {
  const { width, height } = picture;
  const thing = toCanvas(picture);
  const silhouette = createCanvas(width, height);
  const paper = silhouette.getContext('2d');
  paper.drawImage(thing, 0, 0);
  paper.globalCompositeOperation = 'source-in';
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  const sticker = createCanvas(width, height);
  const context = sticker.getContext('2d');
  const reach = EDGE * Math.min(width, height);
  for (let step = 0; step < DIRECTIONS; step++) {
    const angle = (step / DIRECTIONS) * Math.PI * 2;
    context.drawImage(silhouette, Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.drawImage(silhouette, 0, 0);
  context.drawImage(thing, 0, 0);
  return fromCanvas(sticker);
}
