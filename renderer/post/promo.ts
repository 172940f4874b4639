import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PromoParts } from '../prompt/promoParts.ts';
import { boldFont, type FittedText } from './fitLines.ts';
import { registerStudioFont } from './fonts.ts';
import {
  type FittedBadge,
  type FittedPrice,
  HEAD_LEADING,
  layOutPromo,
  type PromoFrame,
  type PromoLayout,
  TAIL_LEADING,
} from './promoLayout.ts';

const ACCENT = '#ffd23f';
const INK = '#1c1a22';
const PAPER = '#ffffff';

/**
 * The text of a promo as a poster sets it: what kind it is, what it is about, its price, and its discount as a badge. It
 * is fitted once, and rises as it becomes visible.
 */
export function createPromo(parts: PromoParts, frame: PromoFrame): (context: SKRSContext2D, visible: number) => void {
  registerStudioFont();
  let layout: PromoLayout | null = null;
  return (context, visible) => {
    context.save();
    layout ??= layOutPromo(context, parts, frame);
    context.globalAlpha = visible;
    paintScrim(context, frame);
    context.textBaseline = 'middle';
    context.textAlign = layout.align;
    paintLines(context, parts, { layout, rise: (1 - visible) * Math.min(frame.width, frame.height) * 0.02 });
    if (parts.badge && layout.badge) paintBadge(context, parts.badge, layout.badge);
    context.restore();
  };
}

/** What stands in lines, from top to bottom. */
function paintLines(
  context: SKRSContext2D,
  parts: PromoParts,
  { layout, rise }: { layout: PromoLayout; rise: number },
): void {
  const { x, gap, head, tail, price } = layout;
  let y = layout.top + rise;
  if (parts.kicker) {
    paintPill(context, parts.kicker, { x, y: y + layout.kickerSize * 0.82, size: layout.kickerSize });
    y += layout.kickerTall;
  }
  if (head) {
    const shadow = { colour: 'rgba(0,0,0,0.36)', blur: 0.16, down: 0.05 };
    paintText(context, head, { x, y, leading: HEAD_LEADING, shadow });
    y += layout.headTall + gap;
  }
  if (parts.price && price) {
    paintPrice(context, parts.price, { x, y: y + layout.priceTall / 2, tall: layout.priceTall, price });
    y += layout.priceTall + gap;
  }
  if (tail) {
    const shadow = { colour: 'rgba(0,0,0,0.4)', blur: 0.3, down: 0 };
    paintText(context, tail, { x, y, leading: TAIL_LEADING, shadow });
  }
}

/** White letters over their shadow, whose measures are parts of their size. */
function paintText(
  context: SKRSContext2D,
  { size, lines }: FittedText,
  {
    x,
    y,
    leading,
    shadow,
  }: { x: number; y: number; leading: number; shadow: { colour: string; blur: number; down: number } },
): void {
  context.font = boldFont(size);
  context.fillStyle = PAPER;
  context.shadowColor = shadow.colour;
  context.shadowBlur = size * shadow.blur;
  context.shadowOffsetY = size * shadow.down;
  for (const [at, line] of lines.entries()) context.fillText(line, x, y + size * leading * (at + 0.5));
  clearShadow(context);
}

/** Darkness under letters that lie over a picture. */
function paintScrim(context: SKRSContext2D, { place, width, height }: PromoFrame): void {
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

function paintPill(context: SKRSContext2D, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  context.font = boldFont(size);
  const wide = context.measureText(text).width + size * 1.3;
  const left = context.textAlign === 'left' ? x : x - wide / 2;
  context.fillStyle = ACCENT;
  context.beginPath();
  context.roundRect(left, y - size * 0.8, wide, size * 1.6, size * 0.8);
  context.fill();
  context.fillStyle = INK;
  context.save();
  context.textAlign = 'center';
  context.fillText(text, left + wide / 2, y + size * 0.04);
  context.restore();
}

/** A price on a strip of paper, with what is said before it in small. */
function paintPrice(
  context: SKRSContext2D,
  { word, figure }: NonNullable<PromoParts['price']>,
  { x, y, tall, price: { size, large, little } }: { x: number; y: number; tall: number; price: FittedPrice },
): void {
  const whole = large + little + size * 0.9;
  const left = context.textAlign === 'left' ? x : x - whole / 2;
  context.save();
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(left, y - tall * 0.46, whole, tall * 0.92, tall * 0.2);
  context.fill();
  context.textAlign = 'left';
  if (word) {
    context.font = boldFont(size * 0.42);
    context.fillStyle = '#6a6470';
    context.fillText(word, left + size * 0.45, y + size * 0.02);
  }
  context.font = boldFont(size);
  context.fillStyle = '#d42a35';
  context.fillText(figure, left + size * 0.45 + little, y + size * 0.04);
  context.restore();
}

/** A star with many points, a little turned. */
function paintBadge(
  context: SKRSContext2D,
  { figure }: NonNullable<PromoParts['badge']>,
  { x, y, radius, figure: large, word: little }: FittedBadge,
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
  if (little) {
    context.font = boldFont(little.size);
    for (const [at, line] of little.lines.entries())
      context.fillText(line, 0, -radius * 0.34 - (little.lines.length - 1 - at) * little.size * 1.05);
  }
  context.font = boldFont(large.size);
  context.fillText(figure, 0, little ? radius * 0.16 : radius * 0.03);
  context.restore();
}
