import { DYE_NAMES } from '../../prompt/vocabulary/moodWords.ts';
import { STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import { type Token, wordForms } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import type { Kept } from './instruction.ts';
import type { Hit } from './hits.ts';
import { COLOUR_VALUES, PARTS } from './words.ts';
import { STILL } from './readTones.ts';
import { THEN } from './wishes.ts';

/** "selain itu" and "but not too much" except nothing. */
const EXCEPT: ReadonlySet<string> = new Set(['kecuali', 'selain', 'except']);

export interface Exception {
  /** Null for what cannot be found, such as a shirt: nothing may change then. */
  kept: Kept | null;
  chip: PlanChip;
  hits: Hit[];
  words: string[];
}

/** "gelapkan background", "langitnya hitam putih": what is done to a part only, so that the rest stays as it was. */
export function readOnly(tokens: readonly Token[], hits: readonly Hit[]): Exception | null {
  const mark = hits.find(
    ({ edit, isUsed, isNegated }) => (edit?.name === 'background' || edit?.name === 'sky') && !isUsed && !isNegated,
  );
  if (!mark) return null;
  const isEnd = ({ word, opens }: Token): boolean => opens || THEN.has(word);
  const before = tokens.slice(0, mark.start + 1).findLastIndex(isEnd);
  const next = tokens.findIndex((token, index) => index > mark.start && isEnd(token));
  const [from, to] = [Math.max(0, before), next < 0 ? tokens.length : next];
  const changes = hits.filter(
    ({ edit, meaning, isUsed, start }) =>
      isUsed &&
      !STILL.has(tokens[start - 1]?.word ?? '') &&
      (edit?.kind === 'tone' || edit?.kind === 'style' || meaning?.colour),
  );
  // "cerahkan, langitnya lebih biru" is about all of the photo as well.
  if (changes.length === 0 || changes.some(({ start }) => start < from || start >= to)) return null;
  const isSky = mark.edit?.name === 'sky';
  const drawn = inBoth(isSky ? 'hanya langit/sky only' : 'hanya latar/background only')!;
  return {
    kept: { kind: isSky ? 'ground' : 'front' },
    chip: { aspect: 'edit', value: 'keep', word: mark.typed, drawn },
    hits: [mark],
    words: [],
  };
}

/** The words that say what stays: "kecuali motornya", "tapi tupainya tetap berwarna". */
function spanOf(tokens: readonly Token[], hits: readonly Hit[]): { at: number; to: number } | null {
  const except = tokens.findIndex(({ word }) => EXCEPT.has(word));
  if (except >= 0) {
    const next = tokens.findIndex(({ opens }, index) => opens && index > except);
    return { at: except, to: next < 0 ? tokens.length : next };
  }
  // "bunganya tetap merah": in its colour.
  const isColoured = (at: number): boolean =>
    COLOURED.has(tokens[at]?.word ?? '') ||
    hits.some(({ start, meaning }) => start === at && meaning?.colour && COLOUR_VALUES[meaning.colour]);
  const still = tokens.findIndex(({ word }, index) => STILL.has(word) && isColoured(index + 1));
  if (still < 0) return null;
  const at = tokens.slice(0, still + 1).findLastIndex(({ word, opens }) => opens || BUT.has(word));
  return at < 0 || at === still ? null : { at, to: still + 2 };
}

const BUT: ReadonlySet<string> = new Set(['tapi', 'tetapi', 'namun', 'but']);
const COLOURED: ReadonlySet<string> = new Set(['berwarna', 'warna', 'warnanya']);

/** What is to stay as it was while the rest changes: "hitam putih kecuali motornya". */
export function readKept(tokens: readonly Token[], hits: readonly Hit[]): Exception | null {
  const span = spanOf(tokens, hits);
  if (!span) return null;
  const { at, to } = span;
  const named = hits.filter(({ start }) => start >= at && start < to);
  const things = tokens
    .slice(at, to)
    .filter(({ word }) => !STOP_WORDS.has(word) && !EXCEPT.has(word) && !BUT.has(word));
  if (things.length === 0) return null;
  const colour = named.find(({ meaning }) => meaning?.colour && COLOUR_VALUES[meaning.colour])?.meaning?.colour;
  const isSky = named.some(({ edit }) => edit?.name === 'sky');
  const isPart = things.some(({ word }) => wordForms(word).some((form) => PARTS.has(form)));
  const [id, en] = (DYE_NAMES[colour!] ?? '').split('/');
  const drawn = inBoth(
    colour
      ? `${id} tetap/${en} stays`
      : isSky
        ? 'langit tetap/sky stays'
        : 'yang di depan tetap/what is in front stays',
  )!;
  return {
    kept: colour ? { kind: 'colour', colour } : isPart ? null : { kind: isSky ? 'sky' : 'front' },
    chip: { aspect: 'edit', value: 'keep', word: tokens[at]!.typed, drawn },
    hits: named,
    words: tokens.slice(at, to).map(({ typed }) => typed),
  };
}
