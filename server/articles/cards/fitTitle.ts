/** Sizes of a title's letters, in pixels, the largest first. */
const SIZES = [76, 68, 60, 54, 48] as const;
const MAX_LINES = 4;

export interface FittedTitle {
  /** Pixels. */
  size: number;
  lines: string[];
}

/**
 * Breaks a title into at most four lines in the largest size that fits; a title too long for any size gets an ellipsis.
 * @param room line width in pixels
 * @param widthOf width in pixels of a text in that size
 */
export function fitTitle(title: string, room: number, widthOf: (text: string, size: number) => number): FittedTitle {
  // The card's fonts have no emoji.
  const words = title
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '')
    .trim()
    .split(/\s+/);
  for (const size of SIZES) {
    const fitsIn = (width: number) => (text: string) => widthOf(text, size) <= width;
    const lines = breakLines(words, fitsIn(room));
    if (lines.length <= MAX_LINES && lines.every(fitsIn(room)))
      return { size, lines: balanceLines({ words, lines, room, fitsIn }) };
  }
  const size = SIZES.at(-1)!;
  const fits = (text: string) => widthOf(text, size) <= room;
  const lines = breakLines(
    words.flatMap((word) => cutWord(word, fits)),
    fits,
  );
  if (lines.length <= MAX_LINES) return { size, lines };
  return { size, lines: [...lines.slice(0, MAX_LINES - 1), withEllipsis(lines[MAX_LINES - 1]!, fits)] };
}

/** Balances the same number of lines, so that no word is left alone in the last one. */
function balanceLines({
  words,
  lines,
  room,
  fitsIn,
}: {
  words: readonly string[];
  lines: string[];
  room: number;
  fitsIn: (width: number) => (text: string) => boolean;
}): string[] {
  let evened = lines;
  for (let width = room * 0.96; width > room / 2; width -= room * 0.04) {
    const narrower = breakLines(words, fitsIn(width));
    if (narrower.length > lines.length || !narrower.every(fitsIn(width))) break;
    evened = narrower;
  }
  return evened;
}

function breakLines(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than a line into pieces that fit. */
function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const sign of word) {
    if (pieces.length > 0 && fits(pieces.at(-1)! + sign)) pieces[pieces.length - 1] += sign;
    else pieces.push(sign);
  }
  return pieces;
}

function withEllipsis(line: string, fits: (text: string) => boolean): string {
  let kept = line;
  while (kept && !fits(`${kept}…`)) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
