import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import { NUMBERS, STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
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

/** Words for a picture that say something only with the one beside them: "foto makro", "digital art". */
const PICTURES_BEFORE: ReadonlySet<string> = new Set([
  'foto',
  'film',
  'gaya',
  'warna',
  'harga',
  'dikelilingi',
  'pinggir',
  'tepi',
]);
const PICTURES_AFTER: ReadonlySet<string> = new Set(['photo', 'art', 'style', 'shot', 'artwork', 'picture']);

/** Joins such words to the undrawn one beside them. */
export function joinPictureWords(words: readonly string[], tokens: readonly Token[]): string[] {
  const joined = [...words];
  for (const [at, { word, typed, opens }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const after = next && !next.opens ? joined.findIndex((one) => one.split(' ')[0] === next.typed) : -1;
    const ahead = before && !opens ? joined.findIndex((one) => one.split(' ').at(-1) === before.typed) : -1;
    if (PICTURES_BEFORE.has(word) && after >= 0 && !joined.includes(typed)) joined[after] = `${typed} ${joined[after]}`;
    else if (PICTURES_AFTER.has(word) && ahead >= 0) joined[ahead] = `${joined[ahead]} ${typed}`;
  }
  return joined;
}

/** Stop words for things that somebody has or does something with: "mewarnai gambar", "buku gambar", "pegang kamera". */
const OBJECTS: ReadonlySet<string> = new Set('gambar foto video film kamera kartu camera'.split(' '));
const VERBS =
  /^(?:me\p{L}{4,}|ng\p{L}{3,}|nonton|pegang|megang|bawa|ambil|baca|tempel|pajang|main|buku|kelas|lomba|bingkai|pigura|album|papan|kertas|holding)$/u;
/** Stop words that say something of the thing before them, where nothing follows: "kaca warna", "rak penuh". */
const SAID_AFTER: ReadonlySet<string> = new Set('warna penuh full harga'.split(' '));

/** Whether a stop word names or describes a thing after all, and is neither a request for a picture nor grammar. */
function isContent(at: number, tokens: readonly Token[]): boolean {
  const { word, opens } = tokens[at]!;
  const next = tokens[at + 1];
  const isLast = next === undefined || next.opens;
  const article = /^(?:a|an|the)$/u.test(tokens[at - 1]?.word ?? '') ? 2 : 1;
  const before = opens ? undefined : tokens[at - article];
  if (!before || STOP_WORDS.has(before.word)) return false;
  if (OBJECTS.has(word)) return VERBS.test(before.word) && (isLast || AT.has(next.word));
  // "madu hutan asli": genuine, where slang says it of nothing ("asli keren").
  if (word === 'asli') return true;
  return SAID_AFTER.has(word) && isLast;
}

/** Adds the stop words that name a thing after all: "ekor panjang" is a tail, "spanduk … di gapura" hangs there. */
export function withNamedThings(
  prompt: string,
  words: readonly string[],
  tokens: readonly Token[],
  hits: readonly Hit[],
): string[] {
  const named = tokens.flatMap(({ word, typed }, at) => {
    const [previous, next, second] = [tokens[at - 1]?.word ?? '', tokens[at + 1], tokens[at + 2]];
    const isTail = word === 'ekor' && !NUMBERS.test(previous) && !COUNTING.has(previous);
    const isHung =
      SIGNS.has(word) && next?.opens && AT.has(next.word) && second !== undefined && !PARTS_OF_PICTURE.has(second.word);
    const isRead =
      hits.some(({ position, end }) => position <= at && at < end) ||
      words.some((one) => one.split(' ').includes(typed));
    return isTail || isHung || (!isRead && isContent(at, tokens)) ? [typed] : [];
  });
  return inPromptOrder(prompt, [...words, ...named]);
}
