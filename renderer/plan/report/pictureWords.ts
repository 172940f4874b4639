import type { Token } from '../../prompt/tokens.ts';
import { NUMBERS } from '../../prompt/vocabulary/stopWords.ts';
import { inPromptOrder } from './inPromptOrder.ts';

/** Signs that hang in a place, and words before the place rather than a part of the picture. */
const SIGNS: ReadonlySet<string> = new Set(['spanduk', 'banner', 'baliho']);
const AT: ReadonlySet<string> = new Set(['di', 'pada', 'at', 'on', 'in']);
const PARTS_OF_PICTURE: ReadonlySet<string> = new Set(
  'atas bawah tengah pojok sudut kiri kanan sebelah bagian latar the top bottom middle left right background'.split(
    ' ',
  ),
);
const COUNTING: ReadonlySet<string> = new Set(['beberapa', 'banyak', 'ratusan', 'ribuan', 'puluhan', 'belasan']);

/** What carries a text: with one written in it, the picture is that. */
const CARRIERS: ReadonlySet<string> = new Set(
  'poster undangan banner brosur flyer spanduk baliho pamflet kartu'.split(' '),
);

/** The words for what carries the picture's text: "kartu ucapan", "banner". */
export const carriersOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ word, typed }, at) => {
    if (!CARRIERS.has(word)) return [];
    const next = tokens[at + 1];
    return word === 'kartu' && next && !next.opens && OF_CARDS.has(next.word) ? `${typed} ${next.typed}` : typed;
  });
const OF_CARDS: ReadonlySet<string> = new Set(['ucapan', 'undangan', 'lebaran', 'natal', 'pos']);

/** Adds the stop words that name a thing after all: "ekor panjang" is a tail, "spanduk … di gapura" hangs there. */
export function withNamedThings(prompt: string, words: readonly string[], tokens: readonly Token[]): string[] {
  const named = tokens.flatMap(({ word, typed }, at) => {
    const [previous, next, second] = [tokens[at - 1]?.word ?? '', tokens[at + 1], tokens[at + 2]];
    const isTail = word === 'ekor' && !NUMBERS.test(previous) && !COUNTING.has(previous);
    const isHung =
      SIGNS.has(word) && next?.opens && AT.has(next.word) && second !== undefined && !PARTS_OF_PICTURE.has(second.word);
    return isTail || isHung ? [typed] : [];
  });
  return inPromptOrder(prompt, [...words, ...named]);
}
