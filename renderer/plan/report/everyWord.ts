import { FUNCTION_WORDS, OPENING_WORDS } from '../../prompt/vocabulary/functionWords.ts';
import { NEGATIONS, STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { WARE_WORDS } from '../../prompt/vocabulary/wareWords.ts';
import type { Lettering } from '../../prompt/lettering.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import { inPromptOrder } from './inPromptOrder.ts';
import { isSeveral } from './overstatedPhrases.ts';
import { SHOWN } from './planReport.ts';
import { isPositionHeld, isPositionWord, type Placed } from './positionWords.ts';
import { partsNamed } from './shownParts.ts';
import { isJoining, isRiding } from '../subjects/subjectPairs.ts';
import { isPoseName } from '../../prompt/vocabulary/poseWords.ts';

/** Words that announce a text: the text that is written tells of them. */
const OF_TEXTS =
  /^(?:teks|tulisan|tulis|bertulis|bertulisan|bertuliskan|tuliskan|judul|berjudul|kata|caption|text|title|saying|says|written|words?)(?:nya)?$/u;

/** Words for where a text stands, by its place. */
const PLACES_OF_TEXTS: Readonly<Record<string, string>> = {
  top: 'atas diatas top upper above',
  bottom: 'bawah dibawah bottom lower below',
  middle: 'tengah ditengah middle center centre',
  left: 'kiri left',
  right: 'kanan right',
};

/** How many there are: true only of what is drawn as many. */
const MANY: ReadonlySet<string> = new Set('banyak bnyk beberapa many few'.split(' '));
/** Words that no chip can speak for. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set(
  'asli semua setiap all each much dikit sedikit indah cantik beautiful pretty nice diambil difoto bergerak moving movement off out down up bikin bikinin bikinkan buatin membuat make create generate show give draw render kasih berikan minta'.split(
    ' ',
  ),
);
const MOVING: ReadonlySet<string> = new Set(['bergerak', 'moving', 'movement']);
const WEARING: ReadonlySet<string> = new Set('pake pakai pk dipake dipakai'.split(' '));
/** Chips of what somebody has on. */
const WORN: ReadonlySet<string> = new Set('gown kebaya kimono dressColour veilColour hairColour peci hijab'.split(' '));
const VESSELS: ReadonlySet<string> = new Set(
  'sebungkus segelas sepiring semangkuk sebotol sekotak secangkir'.split(' '),
);
/** Words that a colour, a style or a view is said with after it: "anime style", "blue background". */
const AFTER: ReadonlySet<string> = new Set(
  'style styled background backdrop art artwork view shot photo image picture scene color colors colour colours colored coloured movement look atmosphere mood animation film'.split(
    ' ',
  ),
);
/** What may stand between such a word and what it is said of. */
const BETWEEN: ReadonlySet<string> = new Set(
  'a an the of to di yang yg sebuah seekor seorang sang si para her his their its'.split(' '),
);

/** Tokens that a chip or an unmatched phrase tells of. */
interface Span {
  start: number;
  end: number;
  list: 'chips' | 'unmatched';
  /** Its place in that list. */
  index: number;
}

/** What a plan tells of its prompt. */
export interface Told {
  chips: PlanChip[];
  unmatched: string[];
}

type Context = { tokens: readonly Token[]; told: Told; placed: Placed; reading: PromptReading };

/**
 * Lets no word vanish: one that is in no chip and not reported either is said with the chip that it belongs to ("depan
 * rumah" with the house), or else reported as not drawn.
 */
export function tellEveryWord(
  reading: PromptReading,
  { chips, unmatched }: Told,
  { isStill, ...placed }: Omit<Placed, 'chips'> & { isStill: boolean },
): Told {
  const { prompt, tokens, letters, announcement, title } = reading;
  const told: Told = { chips: [...chips], unmatched: [...unmatched] };
  const written = new Set(wordsOf([title, announcement?.title, ...letters.map(({ text }) => text)].join(' ')));
  for (const [at, { word, typed }] of tokens.entries()) {
    // Something moves in every clip.
    if (!isStill && MOVING.has(word)) continue;
    if (isMute(at, tokens) || wordsOf(typed).every((one) => written.has(one))) continue;
    if (title !== null && (OF_TEXTS.test(word) || isPlaceOfText(word, letters))) continue;
    // "kopi di dekat jendela": near what is drawn, which asks for nothing more.
    const near = NEAR.test(word) ? told.unmatched.indexOf(typed) : -1;
    if (near >= 0 && chipFor(at, { tokens, told, placed: { ...placed, chips: told.chips }, reading }))
      told.unmatched.splice(near, 1);
    const said = new Set(wordsOf([...told.unmatched, ...told.chips.map((chip) => chip.word)].join(' ')));
    if (wordsOf(typed).every((one) => said.has(one))) continue;
    const context = { tokens, told, placed: { ...placed, chips: told.chips }, reading };
    const span = chipFor(at, context);
    if (span) told.chips[span.index] = saidWith(at, span, context);
    else report(at, context);
  }
  return { chips: told.chips, unmatched: inPromptOrder(prompt, told.unmatched) };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A chip with a word beside its own; "warna merah" of a thing is called so. */
function saidWith(at: number, { start, end, index }: Span, { tokens, told }: Context): PlanChip {
  const chip = told.chips[index]!;
  const phrase = tokens.slice(Math.min(at, start), Math.max(at + 1, end));
  const isColour = OF_COLOURS.test(tokens[at]!.word) && /^(?:subject|dress|veil)Colour$/u.test(chip.value);
  const named = isColour && chip.drawn && { id: `warna ${chip.drawn.id}`, en: `${chip.drawn.en} colour` };
  return { ...chip, ...(named && { drawn: named }), word: phrase.map(({ typed }) => typed).join(' ') };
}

/** Whether nobody misses a word: grammar, and requests for a picture before anything that it is to show. */
function isMute(at: number, tokens: readonly Token[]): boolean {
  const isOf = (words: ReadonlySet<string>, { word }: Token): boolean => words.has(word);
  const token = tokens[at]!;
  // "madu hutan asli": genuine, where slang says it of nothing ("asli keren").
  if (token.word === 'asli' && !token.opens && !STOP_WORDS.has(tokens[at - 1]?.word ?? 'asli')) return false;
  if (isOf(FUNCTION_WORDS, token) || isOf(NEGATIONS, token) || /^[01]$/u.test(token.word)) return true;
  const isOpening = (one: Token): boolean => isOf(FUNCTION_WORDS, one) || isOf(OPENING_WORDS, one);
  return tokens.slice(0, at + 1).every(isOpening);
}

const isPlaceOfText = (word: string, letters: readonly Lettering[]): boolean =>
  letters.some(({ row, side }) =>
    [row, side].some((place) => place !== null && (PLACES_OF_TEXTS[place] ?? '').split(' ').includes(word)),
  );

/** The chip that a word is said with: of what follows it, or for "style" and the like, of what stands before. */
function chipFor(at: number, context: Context): Span | null {
  const { tokens, told } = context;
  const { word, opens } = tokens[at]!;
  // "jalan kota Jakarta": any city's street, and told as a city.
  const isCity = word === 'jakarta';
  const isSaidWith = isCity || STOP_WORDS.has(word) || isJoining(word) || isRiding(word) || NEAR.test(word);
  if (!isSaidWith || OF_THEIR_OWN.has(word)) return null;
  const spans = spansOf(context).filter(({ list }) => list === 'chips');
  let next = at + 1;
  while (next < tokens.length && !tokens[next]!.opens && !spans.some(({ start }) => start === next)) {
    const between = tokens[next]!.word;
    const isPassed = STOP_WORDS.has(between) && !OF_THEIR_OWN.has(between) && !isPositionWord(word);
    if (!BETWEEN.has(between) && !isPassed) break;
    next++;
  }
  const isJoined = !isCity && !tokens[next]?.opens && !AFTER_ONLY.has(word);
  // "many colorful balloons": a colour may stand between.
  const colour =
    MANY.has(word) && spans.find(({ start, index }) => start === next && told.chips[index]!.aspect === 'colour');
  if (colour) next = colour.end;
  const after = spans.find((span) => isJoined && span.start === next && suits(at, span, context));
  const before =
    (isCity || AFTER.has(word)) && !opens ? spans.find((span) => span.end === at && suits(at, span, context)) : null;
  return after ?? before ?? null;
}

const NEAR = /^(?:dekat|near|next|sebelah)$/u;

/** Where the words of each chip and of each unmatched phrase stand. */
function spansOf({ tokens, told }: Context): Span[] {
  const find = (phrase: string | null, list: Span['list'], index: number): Span[] => {
    const words = phrase?.split(' ') ?? [];
    const starts = [...tokens.keys()].filter((start) =>
      words.every((one, offset) => tokens[start + offset]?.typed === one),
    );
    return words.length > 0 ? starts.map((start) => ({ start, end: start + words.length, list, index })) : [];
  };
  return [
    ...told.chips.flatMap(({ word }, index) => find(word, 'chips', index)),
    ...told.unmatched.flatMap((phrase, index) => find(phrase, 'unmatched', index)),
  ];
}

/** Whether a chip speaks for a word beside its own, because the picture shows what both say. */
function suits(at: number, { index, start }: Span, { tokens, told, placed, reading }: Context): boolean {
  const { word } = tokens[at]!;
  const { aspect, value, drawn } = told.chips[index]!;
  if (aspect === 'title') return false;
  if (CAMERAS.has(word)) return aspect === 'motion';
  if (MANY.has(word)) return isMany(told.chips[index]!);
  if (WEARING.has(word))
    return (
      WORN.has(value) ||
      /hijab|caping|helm/u.test(drawn?.id ?? '') ||
      (placed.scene === 'table' && placed.subject === null)
    );
  if (VESSELS.has(word)) {
    const vessel = word.slice(2);
    return (drawn?.id.includes(vessel) ?? false) || partsNamed(vessel, [value]) !== null;
  }
  if (isRiding(word)) return placed.mount !== null && value === placed.mount;
  if (isPositionWord(word)) return isPositionHeld(at, start, { ...reading, placed });
  if (OF_COLOURS.test(word)) return aspect === 'colour' || aspect === 'weather' || COLOURED.has(value);
  if (OF_STYLES.test(word)) return aspect === 'style' || aspect === 'colour' || aspect === 'time' || LOOKS.has(value);
  if (OF_MOODS.test(word)) return aspect !== 'subject' && !(value in WARE_WORDS);
  return true;
}

const CAMERAS: ReadonlySet<string> = new Set('kamera camera'.split(' '));
const OF_COLOURS = /^(?:warna|berwarna|colou?rs?|colou?red)$/u;
const COLOURED: ReadonlySet<string> = new Set(
  'subjectColour dressColour veilColour hairColour letterColour backdrop white black golden flag'.split(' '),
);
const OF_STYLES = /^(?:gaya|bergaya|styled?|seni|art|artwork|animasi|animation|film)$/u;
const LOOKS: ReadonlySet<string> = new Set('cinematic noir dramatic studio'.split(' '));
const OF_MOODS = /^(?:suasana|hari|nuansa|bernuansa|mood|atmosphere)$/u;

/** Whether a chip is of something that is drawn as many. */
const isMany = ({ aspect, value }: PlanChip): boolean =>
  aspect === 'subject'
    ? isSeveral(value)
    : aspect === 'detail' && (value === SHOWN || !(value in WARE_WORDS || isPoseName(value) || COLOURED.has(value)));

/** Reports a word as not drawn, together with the undrawn one beside it that it is said of. */
function report(at: number, context: Context): void {
  const { tokens, told } = context;
  const { word, typed, opens } = tokens[at]!;
  const spans = spansOf(context).filter(({ list }) => list === 'unmatched');
  const next = tokens[at + 1]?.opens ? undefined : spans.find(({ start }) => start === at + 1);
  const before = opens ? undefined : spans.find(({ end }) => end === at);
  if (next && STOP_WORDS.has(word) && !AFTER_ONLY.has(word))
    told.unmatched[next.index] = `${typed} ${told.unmatched[next.index]}`;
  else if (before && (AFTER.has(word) || SAID_AFTER.has(word)))
    told.unmatched[before.index] = `${told.unmatched[before.index]} ${typed}`;
  else told.unmatched.push(typed);
}

const AFTER_ONLY: ReadonlySet<string> = new Set(
  'view shot style styled artwork movement photo image picture look'.split(' '),
);
/** Words that say something of the undrawn thing before them, where nothing follows: "kaca warna", "rak penuh". */
const SAID_AFTER: ReadonlySet<string> = new Set('warna penuh full harga'.split(' '));
