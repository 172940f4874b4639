import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Run, setFont } from '../../post/designRuns.ts';
import { wrapWords } from '../../post/fitLines.ts';

/** The largest size up to a limit at which a text takes few enough lines, and these. */
export function fitText(
  context: SKRSContext2D,
  text: string,
  {
    size: largest,
    font,
    spacing,
    width,
    lines: most,
  }: { size: number; font: Run['font']; spacing: number; width: number; lines: number },
): { size: number; lines: string[] } {
  for (let size = largest; ; size *= 0.95) {
    setFont(context, { size, font, spacing });
    const lines = wrapped(context, text, width);
    const fits = lines.length <= most && lines.every((line) => context.measureText(line).width <= width);
    if (fits || size < largest * 0.25) return { size, lines };
  }
}

/** Lines of about equal length: none has a single word left over where that can be helped. */
function wrapped(context: SKRSContext2D, text: string, limit: number): string[] {
  const words = text.split(/ +/u);
  const greedy = (room: number): string[] => wrapWords(context, words, room);
  const lines = greedy(limit);
  for (let part = 0.5; part < 1; part += 0.05) {
    const even = greedy(limit * part);
    if (even.length === lines.length && even.every((line) => context.measureText(line).width <= limit)) return even;
  }
  return lines;
}
