import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createStreams } from '../light/noise.ts';
import type { Border } from './instruction/readBorder.ts';

/** Margins, parts of the shorter side: at the sides and the top, and at the bottom. */
const MARGINS: Record<Border['kind'], readonly [number, number]> = {
  plain: [0.045, 0.045],
  polaroid: [0.055, 0.2],
  wood: [0.07, 0.07],
};

/** How round rounded corners are, part of the opening's shorter side. */
const ROUNDING = 0.07;

/** Puts a picture into a frame; the whole keeps the picture's size, so that a little of its edges is cropped. */
export function frameIn(picture: Canvas, { kind, colour, breadth, isRounded }: Border, seed: number): Canvas {
  const { width, height } = picture;
  const [side, below] = MARGINS[kind].map((part) => Math.round(part * breadth * Math.min(width, height))) as [
    number,
    number,
  ];
  const framed = createCanvas(width, height);
  const context = framed.getContext('2d');
  context.imageSmoothingQuality = 'high';
  if (kind === 'wood') paintWood(context, side, seed);
  else {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
  }
  const [inner, tall] = [width - side * 2, height - side - below];
  const scale = Math.max(inner / width, tall / height);
  const [cutWidth, cutHeight] = [inner / scale, tall / scale];
  const corner = isRounded ? Math.min(inner, tall) * ROUNDING : 0;
  context.save();
  context.beginPath();
  context.roundRect(side, side, inner, tall, corner);
  context.clip();
  context.drawImage(
    picture,
    (width - cutWidth) / 2,
    (height - cutHeight) * 0.45,
    cutWidth,
    cutHeight,
    side,
    side,
    inner,
    tall,
  );
  context.restore();
  // The edge of the opening: paper and wood are thicker than a photo.
  context.lineWidth = Math.max(1, side * (kind === 'wood' ? 0.14 : 0.03));
  context.strokeStyle = kind === 'wood' ? 'rgba(30, 14, 4, 0.6)' : 'rgba(0, 0, 0, 0.16)';
  context.beginPath();
  context.roundRect(side, side, inner, tall, corner);
  context.stroke();
  return framed;
}

/** Planks with a grain that runs along each side, mitred at the corners. */
function paintWood(context: SKRSContext2D, side: number, seed: number): void {
  const { width, height } = context.canvas;
  const grain = createStreams(seed)('border');
  const planks = [
    {
      isLying: true,
      from: 0,
      corners: [
        [0, 0],
        [width, 0],
        [width - side, side],
        [side, side],
      ],
    },
    {
      isLying: true,
      from: height - side,
      corners: [
        [0, height],
        [width, height],
        [width - side, height - side],
        [side, height - side],
      ],
    },
    {
      isLying: false,
      from: 0,
      corners: [
        [0, 0],
        [side, side],
        [side, height - side],
        [0, height],
      ],
    },
    {
      isLying: false,
      from: width - side,
      corners: [
        [width, 0],
        [width - side, side],
        [width - side, height - side],
        [width, height],
      ],
    },
  ] as const;
  for (const { isLying, from, corners } of planks) {
    context.save();
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.clip();
    context.fillStyle = isLying ? '#8a5a33' : '#7c4f2b';
    context.fillRect(0, 0, width, height);
    for (let at = from; at < from + side; at += 2) {
      context.fillStyle = `rgba(40, 18, 4, ${0.05 + grain() * 0.28})`;
      if (isLying) context.fillRect(0, at, width, 1 + grain());
      else context.fillRect(at, 0, 1 + grain(), height);
    }
    context.restore();
  }
}
