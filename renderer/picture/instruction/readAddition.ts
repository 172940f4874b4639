import { isSomebody } from '../../prompt/context/nounPhrases.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { Placement } from '../placement.ts';
import type { Hit } from './hits.ts';
import { PLACE_WORDS } from './words.ts';
import { isFiller, isInPhoto } from './wishes.ts';

export const ROWS: Readonly<Record<string, Placement['row']>> = {
  atas: 'top',
  top: 'top',
  tengah: 'middle',
  middle: 'middle',
  center: 'middle',
  centre: 'middle',
  bawah: 'bottom',
  bottom: 'bottom',
};
export const SIDES: Readonly<Record<string, Placement['side']>> = {
  kiri: 'left',
  left: 'left',
  kanan: 'right',
  right: 'right',
};
/** Words around a place, which say nothing else. */
const AROUND: ReadonlySet<string> = new Set(
  'di ke in at on the of to pojok sudut corner sebelah samping bagian sisi side pada'.split(' '),
);
export const AND: ReadonlySet<string> = new Set(['dan', 'sama', 'and', 'plus', 'serta']);

/** The thing to be added to a photo, where in it, and the words that say where; null when none can be drawn. */
export function readAddition(
  tokens: readonly Token[],
  wanted: readonly Hit[],
  add: Hit | undefined,
): { hit: Hit; placement: Placement; words: string[] } | null {
  if (!add) return null;
  // "tambahkan logo toko saya": a shop's logo, not a shop.
  const isOfLogo = ({ start }: Hit): boolean => tokens[start - 1]?.word === 'logo';
  const hit = wanted.find(
    (each) =>
      each.meaning?.subject &&
      // A drawn figure among photographed people is nobody that was asked for.
      !isSomebody(each.meaning.subject) &&
      !each.isUsed &&
      each.start > add.start &&
      !isOfLogo(each) &&
      !isInPhoto(tokens, each) &&
      !isWhere(tokens, add, each),
  );
  return hit ? { hit, ...readPlacement(tokens, hit) } : null;
}

/** Whether a thing only says where another is to be: "tambahin topi di kepala kucing" asks for no cat. */
function isWhere(tokens: readonly Token[], add: Hit, { start }: Hit): boolean {
  const between = tokens.slice(add.end, start);
  const place = between.findLastIndex(({ word }) => PLACE_WORDS.has(word));
  if (place < 0 || between.slice(place).some(({ word, opens }) => opens || AND.has(word))) return false;
  return between.slice(0, place).some(({ word }) => !isFiller(word) && !(word in SIDES));
}

/** "di pojok kiri bawah" of the picture; "di kiri rumah" is a place beside something, which is not looked for. */
function readPlacement(tokens: readonly Token[], { start, end }: Hit): { placement: Placement; words: string[] } {
  const after = readPlace(tokens, end);
  // "di kanan atas tambahkan burung" says it first.
  const before = tokens.slice(0, start).findIndex(({ word }) => word in ROWS || word in SIDES);
  const isBefore = after.length === 0 && before >= 0;
  const { placement, length } = isBefore ? readPlace(tokens, before, start) : after;
  const from = isBefore ? before : end;
  return { placement, words: tokens.slice(from, from + length).map(({ typed }) => typed) };
}

/**
 * The place in a picture that words from one on name.
 * @param thing where the thing stands that they may lead up to
 * @returns of how many words; none where they are beside something
 */
export function readPlace(
  tokens: readonly Token[],
  from: number,
  thing: number = -1,
): { placement: Placement; length: number } {
  const placement: Placement = { side: null, row: null };
  let to = from;
  while (to < tokens.length && (tokens[to]!.word in ROWS || tokens[to]!.word in SIDES || AROUND.has(tokens[to]!.word)))
    to += 1;
  const next = tokens[to];
  const isOfPicture = !next || next.opens || to === thing || isFiller(next.word) || AND.has(next.word);
  if (!isOfPicture) return { placement, length: 0 };
  for (const { word } of tokens.slice(from, to)) {
    placement.side ??= SIDES[word] ?? null;
    placement.row ??= ROWS[word] ?? null;
  }
  return { placement, length: to - from };
}
