import type { SKRSContext2D } from '@napi-rs/canvas';
import { PAGE_FONTS, type PageFont, registerPageFonts } from './fonts.ts';

/** A line of letters at its place. */
export interface Run {
  text: string;
  /** Its anchor by `align`, and its middle line. */
  x: number;
  y: number;
  size: number;
  font: PageFont;
  colour: string;
  align: 'left' | 'center' | 'right';
  /** Space between letters, part of their size. */
  spacing: number;
}

/** Sets a context to a cut of the typeface, for measuring and for painting. */
export function setFont(context: SKRSContext2D, { size, font, spacing }: Pick<Run, 'size' | 'font' | 'spacing'>): void {
  registerPageFonts();
  context.font = `${size}px ${PAGE_FONTS[font]}`;
  context.letterSpacing = `${size * spacing}px`;
}

/** Paints a page's letters; in a clip they fade in and rise a little. */
export function paintRuns(context: SKRSContext2D, runs: readonly Run[], visible: number): void {
  context.save();
  context.globalAlpha = visible;
  context.textBaseline = 'middle';
  for (const run of runs) {
    setFont(context, run);
    context.textAlign = run.align;
    context.fillStyle = run.colour;
    // The space after the last letter would shift what is centred.
    const shift = run.align === 'center' ? (run.size * run.spacing) / 2 : 0;
    context.fillText(run.text, run.x + shift, run.y + (1 - visible) * run.size * 0.3);
  }
  context.restore();
}
