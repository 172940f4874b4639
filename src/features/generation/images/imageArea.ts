/** In CSS pixels or in image pixels, depending on what it measures. */
export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

/** Pixels: no model uses more, and a photo of 4000 pixels uploads in a third of the time. */
const LONGEST_SIDE = 2048;

/** The size in which to send an image: its own, limited by LONGEST_SIDE. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export interface Crop {
  /** Width over height. */
  ratio: number;
  /** 1 takes as much of the image as the ratio allows. */
  zoom: number;
  /** The middle of the crop, from 0 to 1 of the image's width and height. */
  center: { x: number; y: number };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The part of an image that a crop keeps, in image pixels; always inside the image. */
export function cropArea(picture: Size, { ratio, zoom, center }: Crop): Area {
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = widest / Math.max(1, zoom);
  const height = width / ratio;
  return {
    x: clamp(center.x * picture.width - width / 2, 0, picture.width - width),
    y: clamp(center.y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** The new middle after dragging the image by a share of the crop area; it stops at the edges. */
export function dragCenter(picture: Size, crop: Crop, by: { x: number; y: number }): { x: number; y: number } {
  const area = cropArea(picture, crop);
  const moved = cropArea(picture, {
    ...crop,
    center: {
      x: (area.x + area.width * (0.5 - by.x)) / picture.width,
      y: (area.y + area.height * (0.5 - by.y)) / picture.height,
    },
  });
  return { x: (moved.x + moved.width / 2) / picture.width, y: (moved.y + moved.height / 2) / picture.height };
}
