/** CSS or image pixels, according to what it is of. */
export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

/** No model looks at more; a phone's photo of 4000 pixels arrives in a third of the time. */
const LONGEST_SIDE = 2048;

/** The size to send a picture in: its own up to the longest side that is of use. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export interface Crop {
  /** Width over height. */
  ratio: number;
  /** 1 takes as much of the picture as the ratio allows. */
  zoom: number;
  /** Where the middle of the cut lies, 0 to 1 of the picture's width and height. */
  center: { x: number; y: number };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The part of a picture that a crop keeps, in its pixels; never outside of it. */
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

/** Where the middle comes to lie when the picture is dragged by a share of the cut; it stops at the edges. */
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
