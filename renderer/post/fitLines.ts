import type { SKRSContext2D } from '@napi-rs/canvas';
import { STUDIO_FONT } from './fonts.ts';

/** A text that fits: how large its letters are, and its lines. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** The font of titles and promos. */
export const boldFont = (size: number): string => `700 ${size}px ${STUDIO_FONT}`;

/** The largest size up to a limit at which a text fits into a box, and its lines. */
export function fitLines(
  context: SKRSContext2D,
  text: string,
  {
    size: largest,
    width,
    height,
    lines: most,
    leading,
    shrink = 0.94,
    least = 0.2,
  }: {
    size: number;
    width: number;
    height: number;
    /** How many lines it may have. */
    lines: number;
    /** From line to line, in sizes. */
    leading: number;
    /** How much smaller each try is. */
    shrink?: number;
    /** The part of the largest size below which no smaller one is tried. */
    least?: number;
  },
): FittedText {
  const words = text.split(/\s+/u);
  for (let size = largest; ; size *= shrink) {
    context.font = boldFont(size);
    const lines = wrapWords(context, words, width);
    const fits =
      lines.length <= most &&
      lines.length * size * leading <= height &&
      lines.every((line) => context.measureText(line).width <= width);
    if (fits || size < largest * least) return { size, lines };
  }
}

/** Words in lines no wider than a limit, in the font that is set. */
export function wrapWords(context: SKRSContext2D, words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
