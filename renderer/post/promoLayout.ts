import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PromoParts } from '../prompt/promoParts.ts';
import { boldFont, fitLines, type FittedText } from './fitLines.ts';

/** Where a promo's text stands: beside the product, over it, or across a picture of something else. */
export type PromoPlace = 'beside' | 'above' | 'top' | 'bottom' | 'alone';

/** How wide a picture is, against its height, from which the text stands beside the product. */
export const WIDE_PROMO = 1.2;

/** From line to line of a headline, in sizes. */
export const HEAD_LEADING = 1.06;
/** The same of what stands below it. */
export const TAIL_LEADING = 1.3;

/** The picture that a promo is laid over, in pixels, and where in it the promo stands. */
export interface PromoFrame {
  width: number;
  height: number;
  place: PromoPlace;
}

/** A price that fits on its strip: the size of its figure, and how wide figure and word are. */
export interface FittedPrice {
  size: number;
  large: number;
  little: number;
}

/** A round badge with its figure and the word below it, around `x`, `y`. */
export interface FittedBadge {
  x: number;
  y: number;
  radius: number;
  figure: FittedText;
  word: FittedText | null;
}

/** Where the parts of a promo stand, and how large; from top to bottom. */
export interface PromoLayout {
  align: 'left' | 'center';
  /** The left edge or the middle of its lines. */
  x: number;
  top: number;
  /** Between its parts. */
  gap: number;
  kickerSize: number;
  kickerTall: number;
  head: FittedText | null;
  headTall: number;
  priceTall: number;
  price: FittedPrice | null;
  tail: FittedText | null;
  badge: FittedBadge | null;
}

interface Box {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

function boxOf({ place, width, height }: PromoFrame): Box {
  switch (place) {
    case 'beside':
      return { x: width * 0.06, y: height * 0.12, wide: width * 0.46, tall: height * 0.76 };
    case 'above':
      return { x: width * 0.07, y: height * 0.06, wide: width * 0.86, tall: height * 0.36 };
    case 'bottom':
      return { x: width * 0.06, y: height * 0.66, wide: width * 0.88, tall: height * 0.28 };
    case 'top':
      return { x: width * 0.06, y: height * 0.045, wide: width * 0.88, tall: height * 0.3 };
    case 'alone':
      return { x: width * 0.08, y: height * 0.16, wide: width * 0.84, tall: height * 0.6 };
  }
}

/** Fits the parts of a promo into a picture; a context is needed to measure them. */
export function layOutPromo(context: SKRSContext2D, parts: PromoParts, frame: PromoFrame): PromoLayout {
  const { width, height, place } = frame;
  const box = boxOf(frame);
  const short = Math.min(width, height);
  const align = place === 'beside' ? 'left' : 'center';
  const isAcross = place === 'top' || place === 'bottom';
  const kickerSize = short * 0.046;
  const kickerTall = parts.kicker ? kickerSize * 2.1 : 0;
  const priceTall = parts.price ? short * (place === 'beside' ? 0.14 : 0.115) : 0;
  const tail = parts.tail
    ? fitLines(context, parts.tail, {
        size: kickerSize,
        width: box.wide,
        height: kickerSize * 2.6,
        lines: 2,
        leading: HEAD_LEADING,
      })
    : null;
  const tailTall = tail ? tail.lines.length * tail.size * TAIL_LEADING : 0;
  const badgeBelow = place === 'alone' && parts.badge ? box.tall * 0.42 : 0;
  const head = parts.headline
    ? fitLines(context, parts.headline, {
        size: short * (place === 'beside' ? 0.135 : 0.125),
        // A badge at the side leaves the letters less room.
        width: box.wide * (isAcross && parts.badge ? 0.72 : 1),
        height: box.tall - kickerTall - priceTall - tailTall - badgeBelow,
        lines: place === 'beside' ? 4 : 3,
        leading: HEAD_LEADING,
      })
    : null;
  const headTall = head ? head.lines.length * head.size * HEAD_LEADING : 0;
  const gap = short * 0.022;
  const used = kickerTall + headTall + (priceTall ? priceTall + gap : 0) + (tailTall ? tailTall + gap : 0);
  const isInMiddle = place === 'beside' || place === 'bottom' || place === 'alone';
  return {
    align,
    x: (align === 'left' ? box.x : box.x + box.wide / 2) + (isAcross && parts.badge ? -box.wide * 0.13 : 0),
    top: isInMiddle ? box.y + (box.tall - badgeBelow - used) / 2 : box.y,
    gap,
    kickerSize,
    kickerTall,
    head,
    headTall,
    priceTall,
    price: parts.price ? fitPrice(context, parts.price, { tall: priceTall, wide: box.wide }) : null,
    tail,
    badge: parts.badge ? fitBadge(context, parts.badge, badgeAt(frame, box)) : null,
  };
}

/** A figure and the smaller word before it, on a strip that is no wider than a limit. */
function fitPrice(
  context: SKRSContext2D,
  { word, figure }: NonNullable<PromoParts['price']>,
  { tall, wide }: { tall: number; wide: number },
): FittedPrice {
  for (let size = tall * 0.62; ; size *= 0.94) {
    context.font = boldFont(size);
    const large = context.measureText(figure).width;
    context.font = boldFont(size * 0.42);
    const little = word ? context.measureText(word).width + size * 0.3 : 0;
    if (large + little + size * 0.9 <= wide || size <= tall * 0.2) return { size, large, little };
  }
}

function fitBadge(
  context: SKRSContext2D,
  { word, figure }: NonNullable<PromoParts['badge']>,
  at: { x: number; y: number; radius: number },
): FittedBadge {
  const fit = (text: string, wide: number, tall: number, size: number, lines: number): FittedText =>
    fitLines(context, text, {
      size: at.radius * size,
      width: at.radius * wide,
      height: at.radius * tall,
      lines,
      leading: HEAD_LEADING,
    });
  return { ...at, figure: fit(figure, 1.3, 0.8, 0.66, 1), word: word ? fit(word, 1.12, 0.56, 0.28, 2) : null };
}

function badgeAt({ place, width, height }: PromoFrame, box: Box): { x: number; y: number; radius: number } {
  const short = Math.min(width, height);
  switch (place) {
    case 'beside':
      return { x: width - short * 0.205, y: height * 0.25, radius: short * 0.185 };
    case 'above':
      return { x: width * 0.81, y: height * 0.53, radius: short * 0.165 };
    case 'alone':
      return { x: width / 2, y: box.y + box.tall * 0.86, radius: short * 0.21 };
    case 'top':
    case 'bottom':
      return { x: width - short * 0.18, y: box.y + box.tall * 0.5, radius: Math.min(short * 0.15, box.tall * 0.56) };
  }
}
