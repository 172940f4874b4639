import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PromoParts } from '../prompt/promoParts.ts';
import { registerStudioFont, STUDIO_FONT } from './fonts.ts';

/** Where a promo's text stands: beside the product, over it, or across a picture of something else. */
export type PromoPlace = 'beside' | 'above' | 'top' | 'bottom' | 'alone';

const ACCENT = '#ffd23f';
const INK = '#1c1a22';
const PAPER = '#ffffff';

/** How wide a picture is, against its height, from which the text stands beside the product. */
export const WIDE_PROMO = 1.2;

interface Box {
  x: number;
  y: number;
  wide: number;
  tall: number;
  align: 'left' | 'center';
}

function boxOf(place: PromoPlace, width: number, height: number): Box {
  switch (place) {
    case 'beside':
      return { x: width * 0.06, y: height * 0.12, wide: width * 0.46, tall: height * 0.76, align: 'left' };
    case 'above':
      return { x: width * 0.07, y: height * 0.06, wide: width * 0.86, tall: height * 0.36, align: 'center' };
    case 'bottom':
      return { x: width * 0.06, y: height * 0.66, wide: width * 0.88, tall: height * 0.28, align: 'center' };
    case 'top':
      return { x: width * 0.06, y: height * 0.045, wide: width * 0.88, tall: height * 0.3, align: 'center' };
    case 'alone':
      return { x: width * 0.08, y: height * 0.16, wide: width * 0.84, tall: height * 0.6, align: 'center' };
  }
}

const fontOf = (size: number): string => `700 ${size}px ${STUDIO_FONT}`;

/** Lines of words no wider than a limit. */
function wrapped(context: SKRSContext2D, text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which a text fits into a box, and its lines. */
function fitted(
  context: SKRSContext2D,
  text: string,
  { wide, tall, most, lines: mostLines }: { wide: number; tall: number; most: number; lines: number },
): { size: number; lines: string[] } {
  for (let size = most; ; size *= 0.94) {
    context.font = fontOf(size);
    const lines = wrapped(context, text, wide);
    const fits =
      lines.length <= mostLines &&
      lines.length * size * LEADING <= tall &&
      lines.every((line) => context.measureText(line).width <= wide);
    if (fits || size < most * 0.2) return { size, lines };
  }
}

const LEADING = 1.06;

/** The text of a promo as a poster sets it: what kind it is, what it is about, its price, and its discount as a badge. */
export function paintPromo(
  context: SKRSContext2D,
  parts: PromoParts,
  { width, height, place, visible }: { width: number; height: number; place: PromoPlace; visible: number },
): void {
  registerStudioFont();
  const box = boxOf(place, width, height);
  const short = Math.min(width, height);
  context.save();
  context.globalAlpha = visible;
  if (place !== 'alone') paintScrim(context, place, width, height);
  context.textBaseline = 'middle';
  context.textAlign = box.align;
  const x = box.align === 'left' ? box.x : box.x + box.wide / 2;
  const small = short * 0.046;
  const kickerTall = parts.kicker ? small * 2.1 : 0;
  const priceTall = parts.price ? short * (place === 'beside' ? 0.14 : 0.115) : 0;
  const tail = parts.tail
    ? fitted(context, parts.tail, { wide: box.wide, tall: small * 2.6, most: small, lines: 2 })
    : null;
  const tailTall = tail ? tail.lines.length * tail.size * 1.3 : 0;
  const badgeBelow = place === 'alone' && parts.badge ? box.tall * 0.42 : 0;
  const room = box.tall - kickerTall - priceTall - tailTall - badgeBelow;
  const head = parts.headline
    ? fitted(context, parts.headline, {
        // A badge at the side leaves the letters less room.
        wide: box.wide * (place === 'top' || place === 'bottom' ? (parts.badge ? 0.72 : 1) : 1),
        tall: room,
        most: short * (place === 'beside' ? 0.135 : 0.125),
        lines: place === 'beside' ? 4 : 3,
      })
    : null;
  const headTall = head ? head.lines.length * head.size * LEADING : 0;
  const gap = short * 0.022;
  const used = kickerTall + headTall + (priceTall ? priceTall + gap : 0) + (tailTall ? tailTall + gap : 0);
  const shift = place === 'top' || place === 'bottom' ? (parts.badge ? -box.wide * 0.13 : 0) : 0;
  let y =
    (place === 'beside' || place === 'bottom' || place === 'alone'
      ? box.y + (box.tall - badgeBelow - used) / 2
      : box.y) +
    (1 - visible) * short * 0.02;
  if (parts.kicker) {
    pill(context, parts.kicker, {
      x: x + shift,
      y: y + small * 0.82,
      size: small,
      align: box.align,
      fill: ACCENT,
      ink: INK,
    });
    y += kickerTall;
  }
  if (head) {
    context.font = fontOf(head.size);
    context.fillStyle = PAPER;
    context.shadowColor = 'rgba(0,0,0,0.36)';
    context.shadowBlur = head.size * 0.16;
    context.shadowOffsetY = head.size * 0.05;
    for (const [at, line] of head.lines.entries())
      context.fillText(line, x + shift, y + head.size * LEADING * (at + 0.5));
    clearShadow(context);
    y += headTall + gap;
  }
  if (parts.price) {
    price(context, parts.price, {
      x: x + shift,
      y: y + priceTall / 2,
      tall: priceTall,
      wide: box.wide,
      align: box.align,
    });
    y += priceTall + gap;
  }
  if (tail) {
    context.font = fontOf(tail.size);
    context.fillStyle = PAPER;
    context.shadowColor = 'rgba(0,0,0,0.4)';
    context.shadowBlur = tail.size * 0.3;
    for (const [at, line] of tail.lines.entries()) context.fillText(line, x + shift, y + tail.size * 1.3 * (at + 0.5));
    clearShadow(context);
  }
  if (parts.badge) {
    const at = badgeAt(place, width, height, box);
    badge(context, parts.badge, at);
  }
  context.restore();
}

function badgeAt(place: PromoPlace, width: number, height: number, box: Box): { x: number; y: number; radius: number } {
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

/** Darkness under letters that lie over a picture. */
function paintScrim(context: SKRSContext2D, place: PromoPlace, width: number, height: number): void {
  if (place !== 'top' && place !== 'bottom') return;
  const [from, to] = place === 'top' ? [0, height * 0.44] : [height, height * 0.54];
  const fill = context.createLinearGradient(0, from, 0, to);
  fill.addColorStop(0, 'rgba(12,10,20,0.78)');
  fill.addColorStop(0.6, 'rgba(12,10,20,0.5)');
  fill.addColorStop(1, 'rgba(12,10,20,0)');
  context.fillStyle = fill;
  context.fillRect(0, Math.min(from, to), width, Math.abs(to - from));
}

function clearShadow(context: SKRSContext2D): void {
  context.shadowColor = 'rgba(0,0,0,0)';
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
}

function pill(
  context: SKRSContext2D,
  text: string,
  {
    x,
    y,
    size,
    align,
    fill,
    ink,
  }: { x: number; y: number; size: number; align: Box['align']; fill: string; ink: string },
): void {
  context.font = fontOf(size);
  const wide = context.measureText(text).width + size * 1.3;
  const left = align === 'left' ? x : x - wide / 2;
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(left, y - size * 0.8, wide, size * 1.6, size * 0.8);
  context.fill();
  context.fillStyle = ink;
  context.save();
  context.textAlign = 'center';
  context.fillText(text, left + wide / 2, y + size * 0.04);
  context.restore();
}

/** A price on a strip of paper, with what is said before it in small. */
function price(
  context: SKRSContext2D,
  { word, figure }: { word: string; figure: string },
  { x, y, tall, wide, align }: { x: number; y: number; tall: number; wide: number; align: Box['align'] },
): void {
  let size = tall * 0.62;
  const measure = (): { large: number; little: number } => {
    context.font = fontOf(size);
    const large = context.measureText(figure).width;
    context.font = fontOf(size * 0.42);
    return { large, little: word ? context.measureText(word).width + size * 0.3 : 0 };
  };
  let { large, little } = measure();
  while (large + little + size * 0.9 > wide && size > tall * 0.2) {
    size *= 0.94;
    ({ large, little } = measure());
  }
  const whole = large + little + size * 0.9;
  const left = align === 'left' ? x : x - whole / 2;
  context.save();
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(left, y - tall * 0.46, whole, tall * 0.92, tall * 0.2);
  context.fill();
  context.textAlign = 'left';
  if (word) {
    context.font = fontOf(size * 0.42);
    context.fillStyle = '#6a6470';
    context.fillText(word, left + size * 0.45, y + size * 0.02);
  }
  context.font = fontOf(size);
  context.fillStyle = '#d42a35';
  context.fillText(figure, left + size * 0.45 + little, y + size * 0.04);
  context.restore();
}

/** A star with many points, a little turned. */
function badge(
  context: SKRSContext2D,
  { word, figure }: { word: string; figure: string },
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const points = 18;
  context.save();
  context.translate(x, y);
  context.rotate(-0.14);
  context.shadowColor = 'rgba(0,0,0,0.32)';
  context.shadowBlur = radius * 0.2;
  context.shadowOffsetY = radius * 0.06;
  context.fillStyle = ACCENT;
  context.beginPath();
  for (let point = 0; point < points * 2; point++) {
    const angle = (point / (points * 2)) * Math.PI * 2;
    const away = radius * (point % 2 === 0 ? 1 : 0.87);
    context.lineTo(Math.cos(angle) * away, Math.sin(angle) * away);
  }
  context.closePath();
  context.fill();
  clearShadow(context);
  context.strokeStyle = 'rgba(28,26,34,0.7)';
  context.lineWidth = Math.max(1, radius * 0.022);
  context.beginPath();
  context.arc(0, 0, radius * 0.77, 0, Math.PI * 2);
  context.stroke();
  context.textAlign = 'center';
  context.fillStyle = INK;
  const large = fitted(context, figure, { wide: radius * 1.3, tall: radius * 0.8, most: radius * 0.66, lines: 1 });
  if (word) {
    const little = fitted(context, word, { wide: radius * 1.12, tall: radius * 0.56, most: radius * 0.28, lines: 2 });
    context.font = fontOf(little.size);
    for (const [at, line] of little.lines.entries())
      context.fillText(line, 0, -radius * 0.34 - (little.lines.length - 1 - at) * little.size * 1.05);
  }
  context.font = fontOf(large.size);
  context.fillText(figure, 0, word ? radius * 0.16 : radius * 0.03);
  context.restore();
}
