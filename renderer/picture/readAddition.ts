import type { Token } from '../prompt/tokens.ts';
import type { Placement } from './instruction.ts';
import type { Hit } from './instructionHits.ts';
import { PLACE_WORDS } from './instructionWords.ts';
import { isFiller, isInPhoto } from './wishes.ts';

const ROWS: Readonly<Record<string, Placement['row']>> = {
  atas: 'top',
  top: 'top',
  tengah: 'middle',
  middle: 'middle',
  center: 'middle',
  centre: 'middle',
  bawah: 'bottom',
  bottom: 'bottom',
};
const SIDES: Readonly<Record<string, Placement['side']>> = {
  kiri: 'left',
  left: 'left',
  kanan: 'right',
  right: 'right',
};
/** Words around a place, which say nothing else. */
const AROUND: ReadonlySet<string> = new Set(
  'di ke in at on the of to pojok sudut corner sebelah samping bagian sisi side pada'.split(' '),
);
const AND: ReadonlySet<string> = new Set(['dan', 'sama', 'and', 'plus', 'serta']);

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
  const placement: Placement = { side: null, row: null };
  const words: string[] = [];
  const isPlace = (word: string): boolean => word in ROWS || word in SIDES;
  const readFrom = (from: number): void => {
    let to = from;
    while (to < tokens.length && (isPlace(tokens[to]!.word) || AROUND.has(tokens[to]!.word))) to += 1;
    const next = tokens[to];
    const isOfPicture = !next || next.opens || to === start || isFiller(next.word) || AND.has(next.word);
    if (!isOfPicture) return;
    for (const { word, typed } of tokens.slice(from, to)) {
      placement.side ??= SIDES[word] ?? null;
      placement.row ??= ROWS[word] ?? null;
      words.push(typed);
    }
  };
  readFrom(end);
  // "di kanan atas tambahkan burung" says it first.
  const before = tokens.slice(0, start).findIndex(({ word }) => isPlace(word));
  if (words.length === 0 && before >= 0) readFrom(before);
  return { placement, words };
}
