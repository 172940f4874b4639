import type { Token } from '../../prompt/tokens.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import type { Arrangement } from './editWords.ts';
import type { Hit } from './hits.ts';
import type { Background, Corner, Instruction } from './instruction.ts';
import { BESIDE_WORDS, PUT_WORDS } from './words.ts';
import { ROWS, SIDES } from './readAddition.ts';
import type { Reading } from './reading.ts';

/** How several pictures are put together; `isLeft` tells of edits that keep something as it is. */
export function readArrangement(
  reading: Reading,
  { background, isLeft }: { background: Background | null; isLeft: (hit: Hit) => boolean },
): Pick<Instruction, 'arrangement' | 'corner' | 'isFirstBehind' | 'isReversed'> {
  const { pictures, tokens, chips } = reading;
  const areSeveral = pictures > 1;
  const isWritten = reading.letters.length > 0;
  const isFirstBehind = areSeveral && readFirstBehind(tokens);
  let arrangement: Arrangement | null =
    areSeveral && background?.kind !== 'scene' ? (reading.named('arrangement', isLeft)[0] ?? null) : null;
  const inCorner = pictures === 2 && arrangement === 'onto' && !isWritten ? readCorner(tokens) : null;
  if (inCorner) {
    reading.read.push(...inCorner.words);
    const told = chips.findIndex(({ value }) => value === 'onto');
    chips[told] = { ...chips[told]!, drawn: inBoth('kecil di pojok/small in the corner')! };
  } else if (areSeveral && !isWritten && (!arrangement || arrangement === 'onto') && !isFirstBehind)
    arrangement = readHalves(new Set(tokens.map(({ word }) => word))) ?? arrangement;
  if (arrangement === 'row' || arrangement === 'column') tellSides(reading, arrangement);
  const asBackground = areSeveral && !background ? reading.marked('background') : undefined;
  if (asBackground) {
    // "gambar kedua sebagai latar": one of the pictures is the background.
    arrangement ??= 'onto';
    reading.useEdit(asBackground, 'onto');
  }
  // "pindahkan ke pantai": the verb belongs to the new background.
  if (background?.kind === 'scene') reading.markUsed(reading.wanted.filter(({ edit }) => edit?.kind === 'arrangement'));
  return {
    arrangement,
    corner: inCorner?.corner ?? null,
    isFirstBehind,
    isReversed: pictures === 2 && !isWritten && readReversed(tokens),
  };
}

/** Tells that pictures stand side by side or one above the other. */
function tellSides(reading: Reading, arrangement: 'row' | 'column'): void {
  const { tokens, chips } = reading;
  for (const hit of reading.wanted) if (normaliseWord(hit.typed) in HALVES) reading.useEdit(hit, arrangement);
  // "taruh … di sebelah kiri": beside it, not before it.
  for (const [at, { value }] of chips.entries()) if (value === 'onto') chips.splice(at, 1);
  const sides = tokens.filter(({ word }) => word in HALVES);
  reading.read.push(...sides.map(({ typed }) => typed));
  const side = tokens.find(({ word }) => word in HALVES || BESIDE_WORDS.has(word));
  if (side && !chips.some(({ value }) => value === arrangement))
    chips.push({ aspect: 'edit', value: arrangement, word: side.typed });
}

const BEHIND_WORDS: ReadonlySet<string> = new Set(['latar', 'background', 'backdrop', 'belakang', 'behind']);

/** Whether the pictures are to be placed in reverse order: "foto kedua di kiri, pertama di kanan". */
function readReversed(tokens: readonly Token[]): boolean {
  const after = (words: readonly string[]): string | undefined => {
    const start = tokens.findIndex(({ word }) => words.includes(word));
    return start < 0 ? undefined : tokens.slice(start + 1, start + 4).find(({ word }) => word in HALVES)?.word;
  };
  const [first, second] = [after(['pertama', 'first', '1']), after(['kedua', 'second', '2'])];
  if (first) return HALVES[first] === 1;
  return second !== undefined && HALVES[second] === 0;
}

export const HALVES: Readonly<Record<string, 0 | 1>> = {
  kiri: 0,
  left: 0,
  atas: 0,
  top: 0,
  kanan: 1,
  right: 1,
  bawah: 1,
  bottom: 1,
};

/** Side by side or one above the other, if the words name such places. */
function readHalves(words: ReadonlySet<string>): Arrangement | null {
  if (words.has('kiri') || words.has('kanan') || words.has('left') || words.has('right')) return 'row';
  if ([...BESIDE_WORDS].some((word) => words.has(word))) return 'row';
  return (words.has('atas') && words.has('bawah')) || (words.has('top') && words.has('bottom')) ? 'column' : null;
}

const CORNERS: ReadonlySet<string> = new Set(['pojok', 'pojokan', 'sudut', 'corner']);

/** "tempel logo foto kedua di pojok kanan atas": the corner of a picture that another is laid in, and its words. */
function readCorner(tokens: readonly Token[]): { corner: Corner; words: string[] } | null {
  const at = tokens.findIndex(({ word }) => CORNERS.has(word));
  if (at < 0) return null;
  const around = tokens.slice(Math.max(0, at - 2), at + 3);
  const side = around.map(({ word }) => SIDES[word]).find((one) => one === 'left' || one === 'right') ?? 'right';
  const row = around.map(({ word }) => ROWS[word]).find((one) => one === 'top' || one === 'bottom') ?? 'bottom';
  // The picture that is named last before it is the one that is laid there.
  const laid = tokens.slice(0, at).findLast(({ word }) => FIRST.has(word) || SECOND.has(word));
  const words = around.filter(({ word }) => CORNERS.has(word) || word in SIDES || word in ROWS);
  return {
    corner: { side, row, isFirst: laid !== undefined && FIRST.has(laid.word) },
    words: words.map(({ typed }) => typed),
  };
}

const FIRST: ReadonlySet<string> = new Set(['pertama', 'first', '1']);
const SECOND: ReadonlySet<string> = new Set(['kedua', 'second', '2']);

/** Whether the first picture stands behind: "gambar pertama sebagai latar", "second image in front of the first". */
function readFirstBehind(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ word }) => word === 'pertama' || word === 'first');
  if (first < 0) return false;
  const second = tokens.findIndex(({ word }) => word === 'kedua' || word === 'second');
  const behind = tokens.findIndex(({ word }) => BEHIND_WORDS.has(word));
  // "tempel foto kedua ke foto pertama": the second is put before the first.
  const between = tokens.slice(Math.max(0, second), first);
  // "foto kedua di sebelah kiri foto pertama" stands beside it.
  const isBeside = between.some(({ word }) => word in HALVES || BESIDE_WORDS.has(word));
  const isPut = !isBeside && between.some(({ word }) => PUT_WORDS.has(word));
  if (second >= 0 && second < first && isPut) return true;
  const front = tokens.findIndex(({ word }) => word === 'depan' || word === 'front' || word === 'onto');
  if (behind > first && (second < first || behind < second)) return true;
  return front >= 0 && second >= 0 && second < front && front < first;
}
