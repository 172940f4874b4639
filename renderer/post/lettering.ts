import type { SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../light/noise.ts';
import type { Moment, SceneSetup } from '../scene.ts';
import { registerStudioFont, STUDIO_FONT } from './fonts.ts';

const TITLE_WIDTH = 0.84;
const MAX_LINES = 3;

export interface LettersOptions {
  hasWatermark: boolean;
  /** A still shows its title fully. */
  isStill: boolean;
}

/** The title and the watermark, over everything else. */
export function createLetters(
  { plan, width, height }: Pick<SceneSetup, 'plan' | 'width' | 'height'>,
  { hasWatermark, isStill }: LettersOptions,
): (context: SKRSContext2D, moment: Moment) => void {
  const title = plan.title ? createTitle(plan.title, width, height) : null;
  const watermark = hasWatermark ? createWatermark(width, height) : null;
  return (context, moment) => {
    title?.(context, titleVisibility(moment.seconds, isStill));
    watermark?.(context);
  };
}

/** Draws the title, centred a little above the middle; it fades in and rises during the first second. */
function createTitle(text: string, width: number, height: number): (context: SKRSContext2D, visible: number) => void {
  registerStudioFont();
  return (context, visible) => {
    if (visible <= 0) return;
    context.save();
    const { lines, size } = fitTitle(context, text, width, height);
    const lineHeight = size * 1.16;
    const top = height * 0.42 - (lineHeight * (lines.length - 1)) / 2 + (1 - visible) * size * 0.25;
    context.font = `700 ${size}px ${STUDIO_FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.globalAlpha = visible;
    context.fillStyle = '#ffffff';
    context.shadowColor = 'rgba(0,0,0,0.55)';
    context.shadowBlur = size * 0.3;
    context.shadowOffsetY = size * 0.04;
    lines.forEach((line, index) => context.fillText(line, width / 2, top + index * lineHeight));
    context.restore();
  };
}

/** How visible the title is at a time of the clip (stills show it fully). */
function titleVisibility(seconds: number, isStill: boolean): number {
  return isStill ? 1 : smoothstep(0.15, 1.05, seconds);
}

function fitTitle(
  context: SKRSContext2D,
  text: string,
  width: number,
  height: number,
): { lines: string[]; size: number } {
  const words = text.split(/\s+/u);
  for (let size = Math.min(width, height) * 0.15; ; size *= 0.92) {
    context.font = `700 ${size}px ${STUDIO_FONT}`;
    const lines = wrapWords(context, words, width * TITLE_WIDTH);
    const isSmall = size < Math.min(width, height) * 0.035;
    const fits =
      lines.length <= MAX_LINES && lines.every((line) => context.measureText(line).width <= width * TITLE_WIDTH);
    if (fits || isSmall) return { lines, size };
  }
}

function wrapWords(context: SKRSContext2D, words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > limit) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines;
}

/** Writes the product's name in the lower right corner: a spark and the word. */
function createWatermark(width: number, height: number): (context: SKRSContext2D) => void {
  registerStudioFont();
  const size = Math.max(11, Math.min(width, height) * 0.038);
  const margin = size * 0.85;
  return (context) => {
    context.save();
    context.font = `700 ${size}px ${STUDIO_FONT}`;
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
