import type { SKRSContext2D } from '@napi-rs/canvas';
import { luminance, rgb } from '../light/colour.ts';
import { smoothstep } from '../light/noise.ts';
import type { Design } from '../prompt/design.ts';
import type { Lettering } from '../prompt/lettering.ts';
import type { Moment, Plan, SceneSetup } from '../scene.ts';
import { FIGURES } from '../subject/figureDrawings.ts';
import { SILHOUETTES } from '../subject/silhouettes.ts';
import type { PromoParts } from '../prompt/promoParts.ts';
import { boldFont, fitLines, type FittedText } from './fitLines.ts';
import { createPromo } from './promo.ts';
import { type PromoPlace, WIDE_PROMO } from './promoLayout.ts';
import { layOut } from '../scenes/design/layOut.ts';
import { paintRuns } from './designRuns.ts';
import { registerStudioFont } from './fonts.ts';

const TITLE_WIDTH = 0.84;
const MAX_LINES = 3;
const LINE_HEIGHT = 1.16;
/** Part of the picture's height that stays free of letters above and below. */
const EDGE = 0.04;
/** The size of letters at the upper edge, part of the shorter side. */
const EDGE_SHARE = 0.085;
/** Part of the height that they take at most. */
export const EDGE_ROOM = 0.13;
/** Part of the height that a text above or below the thing shown takes at most. */
const ROOM_BESIDE = 0.3;

export interface LettersOptions {
  hasWatermark: boolean;
  /** A still shows its title fully. */
  isStill: boolean;
}

export interface Letters {
  paint(context: SKRSContext2D, moment: Moment): void;
  /** Two moments with the same look have the same letters; null where there are none. */
  lookAt(moment: Moment): number | null;
}

/** The texts and the watermark, over everything else. */
export function createLetters(
  { plan, width, height }: Pick<SceneSetup, 'plan' | 'width' | 'height'>,
  { hasWatermark, isStill }: LettersOptions,
): Letters {
  const promo = plan.title ? plan.letters?.[0]?.promo : undefined;
  const texts = plan.design
    ? [designText(plan.design, { plan, width, height })]
    : promo
      ? [promoText(promo, { plan, width, height })]
      : plan.title
        ? placeTexts(plan.letters ?? [plainText(plan.title)], { width, height, free: freeMiddle(plan) })
        : [];
  const watermark = hasWatermark ? createWatermark(width, height) : null;
  return {
    paint(context, moment) {
      for (const paint of texts) paint(context, titleVisibility(moment.seconds, isStill));
      watermark?.(context);
    },
    lookAt: ({ seconds }) => (texts.length > 0 ? titleVisibility(seconds, isStill) : watermark ? 1 : null),
  };
}

/** The letters of a design, where its page leaves room for them. */
function designText(
  design: Design,
  { plan, width, height }: Pick<SceneSetup, 'plan' | 'width' | 'height'>,
): (context: SKRSContext2D, visible: number) => void {
  const { runs } = layOut(design, { width, height, seed: plan.seed });
  return (context, visible) => {
    if (visible > 0) paintRuns(context, runs, visible);
  };
}

/** A promo as a poster sets it: beside or over its product, or where the picture leaves room. */
function promoText(
  promo: PromoParts,
  { plan, width, height }: Pick<SceneSetup, 'plan' | 'width' | 'height'>,
): (context: SKRSContext2D, visible: number) => void {
  const isOfProduct = Boolean(plan.details.promo);
  const free = freeMiddle(plan);
  const place: PromoPlace = isOfProduct
    ? width / height > WIDE_PROMO
      ? 'beside'
      : 'above'
    : free === ROW_MIDDLES.bottom
      ? 'bottom'
      : free === ROW_MIDDLES.top
        ? 'top'
        : 'alone';
  const paint = createPromo(promo, { width, height, place });
  return (context, visible) => {
    if (visible > 0) paint(context, visible);
  };
}

function plainText(text: string): Lettering {
  return { text, row: null, side: null, style: 'shadow', colour: null };
}

/** Height of a row's middle, part of the picture. */
export const ROW_MIDDLES = { top: 0.15, middle: 0.5, bottom: 0.83 } as const;

/**
 * The position of a text without a given one: slightly above the middle in an open view, else beside the main subject.
 */
function freeMiddle({ scene, subject, details }: Pick<Plan, 'scene' | 'subject' | 'details'>): number {
  const anchor = subject ? SILHOUETTES[subject]?.anchor : undefined;
  // Monas is as high as the picture, and nobody wants letters over a face.
  if (
    scene === 'portrait' ||
    details.jakarta ||
    (subject !== null && subject in FIGURES) ||
    anchor === 'sky' ||
    anchor === 'space'
  )
    return ROW_MIDDLES.bottom;
  return anchor || (scene === 'table' && !details.bare) ? ROW_MIDDLES.top : 0.42;
}

/** Stacks texts that have the same position. */
function placeTexts(
  letters: readonly Lettering[],
  { width, height, free: freeMiddle }: { width: number; height: number; free: number },
): ((context: SKRSContext2D, visible: number) => void)[] {
  const free = (['top', 'bottom', 'middle'] as const).filter((row) =>
    letters.every((lettering) => lettering.row !== row),
  );
  const rows = letters.map(({ row }) => row ?? (letters.length > 1 ? (free.shift() ?? 'middle') : null));
  return letters.map((lettering, index) => {
    const same = rows.filter((row, at) => row === rows[index] && letters[at]!.side === lettering.side);
    const before = rows
      .slice(0, index)
      .filter((row, at) => row === rows[index] && letters[at]!.side === lettering.side);
    const middle = lettering.isAtEdge ? 0 : rows[index] ? ROW_MIDDLES[rows[index]] : freeMiddle;
    return createText(lettering, {
      width,
      height,
      middle: middle + (before.length - (same.length - 1) / 2) * 0.16,
      share: lettering.isAtEdge ? EDGE_SHARE : letters.length > 1 || lettering.side ? 0.1 : 0.15,
    });
  });
}

/** Draws one text; it fades in and rises during the first second. */
function createText(
  { text, side, style, colour, isAtEdge }: Lettering,
  { width, height, middle, share }: { width: number; height: number; middle: number; share: number },
): (context: SKRSContext2D, visible: number) => void {
  registerStudioFont();
  const room = side && side !== 'centre' ? TITLE_WIDTH * 0.55 : TITLE_WIDTH;
  const tall = isAtEdge ? EDGE_ROOM : Math.abs(middle - 0.5) > 0.2 ? ROOM_BESIDE : 1;
  let fitted: FittedText | null = null;
  return (context, visible) => {
    if (visible <= 0) return;
    context.save();
    fitted ??= fitLines(context, text, {
      size: Math.min(width, height) * share,
      width: width * room,
      height: height * tall,
      lines: MAX_LINES,
      leading: LINE_HEIGHT,
      shrink: 0.92,
      least: 0.23,
    });
    const { lines, size } = fitted;
    const lineHeight = size * LINE_HEIGHT;
    const block = lineHeight * (lines.length - 1);
    // Whatever its place, the whole text is in the picture.
    const first = Math.max(
      size * 0.5 + height * EDGE,
      Math.min(height * (1 - EDGE) - size * 0.5 - block, height * middle - block / 2),
    );
    const top = first + (1 - visible) * size * 0.25;
    context.font = boldFont(size);
    context.textAlign = side === 'left' ? 'left' : side === 'right' ? 'right' : 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    const x = side === 'left' ? width * 0.06 : side === 'right' ? width * 0.94 : width / 2;
    context.globalAlpha = visible;
    lines.forEach((line, index) => paintLine(context, { line, x, y: top + index * lineHeight, size, style, colour }));
    context.restore();
  };
}

function paintLine(
  context: SKRSContext2D,
  {
    line,
    x,
    y,
    size,
    style,
    colour,
  }: { line: string; x: number; y: number; size: number } & Pick<Lettering, 'style' | 'colour'>,
): void {
  const isDark = colour === '#15161a';
  const fill = colour ?? (style === 'label' ? '#15161a' : style === 'neon' ? '#fff4fb' : '#ffffff');
  if (style === 'label') {
    const wide = context.measureText(line).width + size * 0.7;
    const left =
      context.textAlign === 'left'
        ? x - size * 0.35
        : context.textAlign === 'right'
          ? x - wide + size * 0.35
          : x - wide / 2;
    context.fillStyle = isDark || !colour ? '#ffd54a' : '#16171c';
    context.beginPath();
    context.roundRect(left, y - size * 0.62, wide, size * 1.2, size * 0.2);
    context.fill();
  }
  if (style === 'outline') {
    context.strokeStyle = isDark ? '#ffffff' : '#15161a';
    context.lineWidth = size * 0.16;
    context.strokeText(line, x, y);
  }
  if (style === 'neon') {
    context.shadowColor = colour ?? '#ff3fb4';
    context.shadowBlur = size * 0.7;
    context.fillStyle = fill;
    context.fillText(line, x, y);
    context.shadowBlur = size * 0.25;
  } else if (style === 'shadow') {
    // Red letters on a red flag: a colour that was asked for may be that of what lies under it.
    if (colour && colour !== '#ffffff') {
      context.strokeStyle = isDark || luminance(rgb(colour)) < 170 ? '#ffffff' : '#15161a';
      context.lineWidth = size * 0.12;
      context.strokeText(line, x, y);
    }
    context.shadowColor = isDark ? 'rgba(255,255,255,0.7)' : 'rgba(0,0,0,0.55)';
    context.shadowBlur = size * 0.3;
    context.shadowOffsetY = size * 0.04;
  }
  context.fillStyle = fill;
  context.fillText(line, x, y);
}

/** Opacity of the title at a time of the clip (always visible in stills). */
function titleVisibility(seconds: number, isStill: boolean): number {
  return isStill ? 1 : smoothstep(0.15, 1.05, seconds);
}

/** Writes the product's name in the lower right corner: a spark and the word. */
function createWatermark(width: number, height: number): (context: SKRSContext2D) => void {
  registerStudioFont();
  const size = Math.max(11, Math.min(width, height) * 0.038);
  const margin = size * 0.85;
  return (context) => {
    context.save();
    context.font = boldFont(size);
    context.textAlign = 'right';
    context.textBaseline = 'alphabetic';
    context.fillStyle = 'rgba(255,255,255,0.86)';
    context.shadowColor = 'rgba(0,0,0,0.6)';
    context.shadowBlur = size * 0.35;
    context.fillText('Kilas', width - margin, height - margin);
    const x = width - margin - context.measureText('Kilas').width - size * 0.62;
    const y = height - margin - size * 0.36;
    const arm = size * 0.44;
    context.beginPath();
    context.moveTo(x, y - arm);
    context.quadraticCurveTo(x, y, x + arm, y);
    context.quadraticCurveTo(x, y, x, y + arm);
    context.quadraticCurveTo(x, y, x - arm, y);
    context.quadraticCurveTo(x, y, x, y - arm);
    context.fill();
    context.restore();
  };
}
