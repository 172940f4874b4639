import type { Token } from '../../prompt/tokens.ts';
import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import type { PlanChip, Rgb } from '../../scene.ts';
import type { Placement } from '../placement.ts';
import type { Hit } from '../instruction/hits.ts';
import { PLACE_WORDS } from '../instruction/words.ts';
import { PAINTS } from '../light/paints.ts';
import { AND, readPlace, ROWS, SIDES } from '../instruction/readAddition.ts';
import { paintOf } from '../instruction/readRecolour.ts';
import { isFiller, THEN } from '../instruction/wishes.ts';
import { ORNAMENT_KINDS, ORNAMENT_WORDS, type OrnamentKind, type WornKind } from './ornamentKinds.ts';
import type { OrnamentWish } from './placeOrnaments.ts';

const PHRASES = Object.entries(ORNAMENT_WORDS)
  .flatMap(([kind, { words }]) =>
    words.split('|').map((phrase) => ({ kind: kind as OrnamentKind | WornKind, words: phrase.split(' ') })),
  )
  .toSorted((one, other) => other.words.length - one.words.length);

/** Verbs that lay something over a photo, besides those for adding. */
const LAID: ReadonlySet<string> = new Set(
  'taruh tempel tempelkan tempelin letakkan hias hiasi dihiasi dihias decorate place put stick'.split(' '),
);
/** Verbs for what is put on. */
const WORN_BY: ReadonlySet<string> = new Set(
  'pakai pake pakein pakaikan pakaiin kenakan dipakaikan dipakein give wear wearing'.split(' '),
);
/** Words between a verb and its ornament that say what kind of thing it is. */
const SORTS: ReadonlySet<string> = new Set(
  'efek hiasan dekorasi ornamen stiker sticker stickers gambar ikon icon emoji simbol bentuk partikel effect some dengan sebuah beberapa'.split(
    ' ',
  ),
);
const SIZES: Readonly<Record<string, number>> = {
  kecil: 0.7,
  mungil: 0.7,
  imut: 0.7,
  small: 0.7,
  tiny: 0.6,
  little: 0.7,
  besar: 1.5,
  gede: 1.5,
  big: 1.5,
  large: 1.5,
};
const NUMBERS: Readonly<Record<string, number>> = {
  banyak: 1.7,
  rame: 1.7,
  penuh: 1.7,
  many: 1.7,
  sedikit: 0.5,
  beberapa: 0.5,
  few: 0.5,
};
const EDGES: ReadonlySet<string> = new Set('pinggir pinggiran tepi tepian bingkai frame edges edge border'.split(' '));
const AROUND: ReadonlySet<string> = new Set('sekeliling keliling sekitar around surrounding'.split(' '));
const PHOTO: ReadonlySet<string> = new Set('foto fotonya gambar gambarnya photo picture image'.split(' '));
/** Where something is worn. */
const HEADS: ReadonlySet<string> = new Set(
  'kepala rambut wajah muka mata head hair face eyes orang orangnya dia him her them mereka'.split(' '),
);
const SKY_WORDS: ReadonlySet<string> = new Set('langit sky malam night galaksi angkasa'.split(' '));

export interface Ornaments {
  laid: OrnamentWish[];
  worn: WornKind[];
  chips: PlanChip[];
  /** What belongs to them and to no other wish. */
  hits: Hit[];
  words: string[];
}

/** What is to be laid over a photo or put on faces: "tambahkan bunga di pojok kiri bawah", "kasih kacamata hitam". */
export function readOrnaments(tokens: readonly Token[], hits: readonly Hit[]): Ornaments {
  const found: Ornaments = { laid: [], worn: [], chips: [], hits: [], words: [] };
  for (const { from, to } of clausesOf(tokens)) {
    const verb = findVerb(tokens, hits, { from, to });
    if (verb === null) continue;
    for (let at = verb.at + 1; at < to; at++) {
      const phrase = phraseAt(tokens, at);
      if (!phrase || !isAbout(tokens, hits, verb.at + 1, at)) continue;
      const end = at + phrase.words.length;
      const whole = hits.find((hit) => hit.start <= at && hit.end > at);
      // "bunga tulip" and "hati ayam" are other things; "bunganya" is in the photo already.
      if ((whole && (whole.end > end || whole.start < at)) || /nya$/iu.test(tokens[end - 1]!.typed)) continue;
      if (verb.isWith && phrase.words[0] === 'love') continue;
      const place = readWhere(tokens, { from, to, at, end, verb: verb.at });
      if (!place) continue;
      if (!isLast(tokens, hits, { at: end, to })) continue;
      const isOnHead = place.isOnHead && phrase.kind === 'flower';
      const kind = isOnHead ? 'flowerCrown' : phrase.kind;
      const look = readLook(tokens, hits, { from: verb.at + 1, at, end, to });
      if (isLaid(kind)) {
        const isVague = place.spread === 'free' && look.colour === null && look.size === 1;
        if (place.isOnHead || (kind === 'star' && (isVague || tokens.some(({ word }) => SKY_WORDS.has(word)))))
          continue;
        found.laid.push({ kind, ...look, spread: place.spread, placement: place.placement });
      } else {
        if (place.spread !== 'free') continue;
        found.worn.push(kind);
      }
      const typed = tokens.slice(at, end).map((token) => token.typed);
      const drawn = inBoth(ORNAMENT_WORDS[kind].called)!;
      found.chips.push({ aspect: 'subject', value: kind, word: typed.join(' '), drawn });
      const used = new Set([...range(at, end), ...place.used, ...look.used, ...(verb.isOwn ? [verb.at] : [])]);
      found.hits.push(...hits.filter((hit) => range(hit.start, hit.end).some((each) => used.has(each))));
      found.words.push(...[...used].map((each) => tokens[each]!.typed));
      at = end - 1;
    }
  }
  return found;
}

const isLaid = (kind: OrnamentKind | WornKind): kind is OrnamentKind =>
  (ORNAMENT_KINDS as readonly string[]).includes(kind);

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

function clausesOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const starts = tokens.flatMap(({ opens, word }, at) => (at === 0 || opens || THEN.has(word) ? at : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}

function findVerb(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { from, to }: { from: number; to: number },
): { at: number; isOwn: boolean; isWith: boolean } | null {
  for (let at = from; at < to; at++) {
    const { word } = tokens[at]!;
    const isAdding = hits.some((hit) => hit.end === at + 1 && hit.edit?.name === 'add' && !hit.isNegated);
    if (isAdding) return { at, isOwn: false, isWith: word === 'with' };
    if (LAID.has(word) || WORN_BY.has(word)) return { at, isOwn: true, isWith: false };
  }
  return null;
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
): { kind: OrnamentKind | WornKind; words: string[] } | undefined {
  return PHRASES.find(({ words }) =>
    words.every((word, index) => {
      const token = tokens[at + index];
      return token !== undefined && (index === 0 || !token.opens) && token.word === word;
    }),
  );
}

/** Whether only other ornaments and how they look stand between a verb and one: "kasih efek kilau dan hati". */
function isAbout(tokens: readonly Token[], hits: readonly Hit[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const { word } = tokens[at]!;
    const phrase = phraseAt(tokens, at);
    if (phrase) at += phrase.words.length - 1;
    else if (
      !isLook(tokens, hits, at) &&
      ![SORTS, EDGES, WORN_BY, HEADS].some((set) => set.has(word)) &&
      !isFiller(word)
    )
      return false;
  }
  return true;
}

/** Whether a phrase ends there: "bunga tulip" is another flower. */
function isLast(tokens: readonly Token[], hits: readonly Hit[], { at, to }: { at: number; to: number }): boolean {
  let next = at;
  while (next < to && isLook(tokens, hits, next)) next += 1;
  if (next === to) return true;
  const { word } = tokens[next]!;
  const isPlace = PLACE_WORDS.has(word) || word in ROWS || word in SIDES || EDGES.has(word) || isAround(word);
  return isPlace || isFiller(word) || AND.has(word) || hits.some(({ start, edit }) => start === next && edit !== null);
}

const isLook = (tokens: readonly Token[], hits: readonly Hit[], at: number): boolean =>
  tokens[at]!.word in SIZES || tokens[at]!.word in NUMBERS || colourAt(hits, at) !== null;

function colourAt(hits: readonly Hit[], at: number): Rgb | null {
  const hit = hits.find(({ start, end }) => at >= start && at < end);
  const paint = hit ? PAINTS.get(paintOf(hit) ?? '') : undefined;
  return paint?.colour ?? null;
}

/** Colour, size and number, which stand right before or after the ornament. */
function readLook(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { from, at, end, to }: { from: number; at: number; end: number; to: number },
): Pick<OrnamentWish, 'colour' | 'size' | 'number'> & { used: number[] } {
  const used: number[] = [];
  const look: Pick<OrnamentWish, 'colour' | 'size' | 'number'> = { colour: null, size: 1, number: 1 };
  const take = (place: number): boolean => {
    const { word } = tokens[place]!;
    const colour = colourAt(hits, place);
    if (colour) look.colour ??= colour;
    look.size *= SIZES[word] ?? 1;
    look.number *= NUMBERS[word] ?? 1;
    const isOne = colour !== null || word in SIZES || word in NUMBERS;
    if (isOne || SORTS.has(word)) used.push(place);
    return isOne || SORTS.has(word) || word === 'warna' || word === 'berwarna' || word === 'yang';
  };
  for (let place = at - 1; place >= from && take(place);) place -= 1;
  for (let place = end; place < to && take(place);) place += 1;
  return { ...look, used };
}

/** Where in the photo; null for a place in what it shows, "di vas", which is not looked for. */
function readWhere(
  tokens: readonly Token[],
  { from, to, at, end, verb }: { from: number; to: number; at: number; end: number; verb: number },
): { spread: OrnamentWish['spread']; placement: Placement; isOnHead: boolean; used: number[] } | null {
  const free = { spread: 'free' as const, placement: { side: null, row: null }, isOnHead: false, used: [] };
  const isPlace = ({ word }: Token): boolean => word in ROWS || word in SIDES || EDGES.has(word) || isAround(word);
  const places = [...range(end, to), ...range(from, at)];
  const near = places.find((place) => PLACE_WORDS.has(tokens[place]!.word) || isPlace(tokens[place]!));
  if (near === undefined) return free;
  const rest = tokens.slice(near, near < at ? at : to);
  const around = rest.findIndex(({ word }) => isAround(word) || EDGES.has(word));
  if (around >= 0) {
    const next = rest[around + 1];
    const isOfPhoto = EDGES.has(rest[around]!.word) || PHOTO.has(next?.word ?? '');
    const used = range(near, near + around + 1 + (next && !next.opens ? 1 : 0));
    return { ...free, spread: isOfPhoto ? 'edges' : 'thing', used };
  }
  const noun = rest.findIndex(({ word }) => HEADS.has(word.replace(/nya$/u, '')));
  const isPlain = (parts: readonly Token[]): boolean =>
    parts.every(({ word }) => PLACE_WORDS.has(word) || HEADS.has(word) || isFiller(word));
  // "di kepala kucing": only people's faces are looked for.
  if (noun >= 0)
    return isPlain(rest.filter((_, index) => index !== noun))
      ? { ...free, isOnHead: true, used: range(near, near + rest.length) }
      : null;
  const { placement, length } = readPlace(tokens, near, near < at ? verb : undefined);
  if (length === 0 || (placement.side === null && placement.row === null)) return null;
  return { ...free, spread: 'place', placement, used: range(near, near + length) };
}

const isAround = (word: string): boolean => AROUND.has(word.replace(/nya$/u, ''));
