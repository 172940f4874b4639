/** An image's zoom factor, and its offset from the middle of the frame in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const CLOSE_SCALE = 2.5;
const CLOSEST = 6;

interface Frame {
  width: number;
  height: number;
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Limits the offset so that the image always covers its frame. */
export function withinFrame({ scale, x, y }: View, frame: Frame): View {
  if (scale <= 1) return WHOLE;
  return { scale, x: clamp(x, (frame.width * (scale - 1)) / 2), y: clamp(y, (frame.height * (scale - 1)) / 2) };
}

/** Zooms around a point, which stays in place. `at` is measured from the middle of the frame. */
export function zoomAround(
  view: View,
  { factor, at, frame }: { factor: number; at: { x: number; y: number }; frame: Frame },
): View {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return withinFrame({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}
