import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import { type Token, wordForms } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import type { Hit } from './hits.ts';
import { PLACE_WORDS } from './words.ts';
import type { Placement } from '../placement.ts';
import { ROWS, SIDES } from './readAddition.ts';
import { EXCEPT, isFiller, wishAround } from './wishes.ts';

/** What a photo is to lose. */
export type Removal =
  | { kind: 'people'; who: 'one' | 'all' | 'behind' | 'left' | 'right' }
  | { kind: 'lettering'; placement: Placement }
  /** What somebody erased by hand: the transparent part. */
  | { kind: 'erased' };

const PEOPLE =
  /^(?:orang|org|people|persons?|seseorang|pria|wanita|cowok|cewek|laki|perempuan|man|men|woman|women|guys?|girls?|boys?|turis|tourists?|bystanders?|photobombers?)$/u;
const SEVERAL = /^(?:people|persons|men|women|guys|girls|boys|tourists|bystanders|orang2|(\p{L}+)-\1.*)$/u;
const ALL: ReadonlySet<string> = new Set('semua semuanya seluruh all every everyone everybody para'.split(' '));
const LETTERING =
  /^(?:tulisan|teks|text|texts|tekst|watermark|watermarks|tanggal|date|timestamp|stempel|caption|lettering|words|writing)$/u;
const MARKED = /^(?:di(?:tanda|coret|arsir)(?:i|in|kan)?|(?:ter|ber)tanda|marked|erased|highlighted)$/u;
const BEHIND: ReadonlySet<string> = new Set('belakang behind background latar bg'.split(' '));
/** Words that tell one of several people or a part of them, and those that say who stays. */
const PARTICULAR =
  /^(?:\d+|satu|dua|tiga|one|two|three|pertama|kedua|ketiga|first|second|third|wajah|muka|faces?|sisakan|sisain|tinggalkan|biarkan|tetap|pertahankan|jaga|keep|leave)(?:nya)?$/u;
/** Words around a place, which say nothing else. */
const AROUND: ReadonlySet<string> = new Set(
  'pojok sudut corner sebelah samping bagian sisi side itu that yang'.split(' '),
);

/** Where people are in a photo that has only one such place. */
const GROUNDS: ReadonlySet<string> = new Set(
  'jalan jalanan pantai taman lapangan trotoar street road beach park pavement sidewalk'.split(' '),
);

const REMOVED_TEXT =
  /(?<!\p{L})(?:hapus|apus|hilang|ilang|ngilang|buang|bersih|remove|erase|delete)\p{L}*\s+(?:(?:the|word|words|yang)\s+)*(?:tulisan|teks|text|kata|watermark|["“”„«])(?:(?!(?<!\p{L})(?:terus|trus|lalu|kemudian|dan|and|then|tulis|ganti|kasih|write|add|replace)(?!\p{L}))[^,.;])*/giu;

/** Whether a text that a prompt names is to go and not to be written: 'hapus tulisan "SALE"'. */
export function isTextToRemove(prompt: string, text: string): boolean {
  return (prompt.match(REMOVED_TEXT) ?? []).some((wish) => wish.toLowerCase().includes(text.toLowerCase()));
}

/**
 * What a photo is to lose: people or lettering ("hapus orang di belakang", "ilangin watermark di kanan bawah"), or
 * whatever is marked in it ("hapus mobil yang ditandai"). Null where the wish names more than that, which nothing here
 * could find: "hapus orang baju merah".
 */
export function readRemoval(
  tokens: readonly Token[],
  hits: readonly Hit[],
): { removal: Removal; hits: Hit[]; chips: PlanChip[]; words: string[] } | null {
  const verb = hits.find(({ edit, isNegated }) => edit?.name === 'remove' && !isNegated);
  if (!verb) return null;
  const { from, to } = wishAround(tokens, verb);
  const wish = tokens.slice(from, to).filter((_, at) => from + at < verb.start || from + at >= verb.end);
  const removal = wish.some(({ word }) => MARKED.test(word)) ? readErased(tokens) : readFindable(tokens, wish);
  if (!removal) return null;
  return {
    removal,
    hits: hits.filter(({ start, end }) => start >= from && end <= to),
    chips: [{ aspect: 'edit', value: 'removeThing', word: verb.typed, drawn: inBoth(REMOVED[removal.kind])! }],
    words: tokens.slice(from, to).map(({ typed }) => typed),
  };
}

const REMOVED: Readonly<Record<Removal['kind'], string>> = {
  people: 'orang dihapus/people removed',
  lettering: 'tulisan dihapus/lettering removed',
  erased: 'bagian bertanda dihapus/marked part removed',
};

const readErased = (tokens: readonly Token[]): Removal | null =>
  tokens.some(({ word }) => EXCEPT.has(word)) ? null : { kind: 'erased' };

/** People or lettering, with where they are; `wish` is without its verb. */
function readFindable(tokens: readonly Token[], wish: readonly Token[]): Removal | null {
  const formsOf = ({ word }: Token): string[] => wordForms(word);
  const isPeople = (token: Token): boolean => formsOf(token).some((form) => PEOPLE.test(form));
  const isLettering = (token: Token): boolean => formsOf(token).some((form) => LETTERING.test(form));
  const isBehind = (token: Token): boolean => formsOf(token).some((form) => BEHIND.has(form));
  const isWhere = ({ word }: Token): boolean => word in ROWS || word in SIDES || AROUND.has(word);
  const people = wish.filter(isPeople);
  const lettering = wish.filter(isLettering);
  if (tokens.some(({ word }) => PARTICULAR.test(word) || EXCEPT.has(word))) return null;
  if (people.length + lettering.length === 0 || (people.length > 0 && lettering.length > 0)) return null;
  const isKnown = (token: Token): boolean =>
    isPeople(token) || isLettering(token) || isBehind(token) || isWhere(token) || ALL.has(token.word);
  const isGround = ({ word }: Token, at: number): boolean =>
    people.length > 0 && GROUNDS.has(word) && [1, 2].some((back) => PLACE_WORDS.has(wish[at - back]?.word ?? ''));
  if (wish.some((token, at) => !(isKnown(token) || isGround(token, at) || isFiller(token.word)))) return null;
  const placement: Placement = { side: null, row: null };
  for (const { word } of wish) {
    placement.side ??= SIDES[word] ?? null;
    placement.row ??= ROWS[word] ?? null;
  }
  // "hapus background orangnya" is about the background.
  const behind = wish.findIndex(isBehind);
  if (behind >= 0 && !(behind > 0 && isPlaced(wish, behind))) return null;
  const isAll = wish.some(({ word }) => ALL.has(word)) || people.some(({ typed }) => SEVERAL.test(typed.toLowerCase()));
  if (lettering.length > 0 && behind >= 0) return null;
  const where = behind >= 0 ? 'behind' : placement.side;
  // Of several people on one side, only one would go.
  if (people.length > 0 && (placement.row || (isAll && placement.side) || (where === 'behind' && placement.side)))
    return null;
  return lettering.length > 0
    ? { kind: 'lettering', placement }
    : { kind: 'people', who: where ?? (isAll ? 'all' : 'one') };
}

/** Whether a place word leads up to a word: "di latar", "in the background"; "behind" leads itself. */
function isPlaced(wish: readonly Token[], at: number): boolean {
  return wish[at]!.word === 'behind' || [1, 2].some((back) => PLACE_WORDS.has(wish[at - back]?.word ?? ''));
}
