import { STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { type Token, wordForms } from '../../prompt/tokens.ts';
import { EDIT_STOP_WORDS } from './editWords.ts';
import type { Hit } from './hits.ts';

/** Words that begin another wish without a comma: "hapus tiang terus cerahin". */
const NEXT_WISH: ReadonlySet<string> = new Set(
  'terus trus trs lalu kemudian then ganti gantiin jadi jadiin menjadi make bikin buat kasih tambah tambahin'.split(
    ' ',
  ),
);

/** Of these, those that join two wishes and stand in no other. */
export const THEN: ReadonlySet<string> = new Set('terus trus trs lalu kemudian then'.split(' '));

/** Whether a token is the first of another wish. */
const begins = ({ word, opens }: Token): boolean => opens || NEXT_WISH.has(word);

/** The wish that a hit belongs to: from its first token up to the next wish's. */
export function wishAround(tokens: readonly Token[], { start, end }: Hit): { from: number; to: number } {
  let from = start;
  while (from > 0 && !begins(tokens[from]!)) from -= 1;
  let to = end;
  while (to < tokens.length && !begins(tokens[to]!)) to += 1;
  return { from, to };
}

/**
 * Marks what a photo is to lose as not wanted: "hapus kotak ijo" paints nothing green, "ilangin bambunya" grows no
 * bamboo. A background is removed by `readBackground`.
 */
export function negateRemoved(tokens: readonly Token[], hits: readonly Hit[]): void {
  for (const hit of hits) {
    if (hit.edit?.name !== 'remove' || hit.isNegated) continue;
    const { from, to } = wishAround(tokens, hit);
    const isLast = tokens.slice(hit.end, to).every(({ word }) => isFiller(word));
    // "tiangnya dihapus": the thing comes first.
    const [first, last] = isLast ? [from, hit.start] : [hit.end, to];
    const removed = hits.filter(({ start }) => start >= first && start < last);
    if (removed.some(({ edit }) => edit?.name === 'background')) continue;
    for (const each of removed) each.isNegated = true;
  }
}

/** What an old or bad photo looks like: of one that is to be mended these are complaints, and no wishes. */
const isComplaint = ({ edit, meaning }: Hit): boolean =>
  edit?.name === 'fade' ||
  edit?.name === 'blur' ||
  edit?.name === 'grain' ||
  meaning?.time === 'night' ||
  (edit === null && meaning?.colour !== undefined && meaning.colour !== 'monochrome');

/** "perbaiki foto lama yang sudah pudar", "foto jadul kuning, pulihkan": nothing is to become paler, older or yellow. */
export function dismissComplaints(tokens: readonly Token[], hits: readonly Hit[]): void {
  const mending = hits.filter(
    ({ edit, isNegated }) => !isNegated && (edit?.name === 'restore' || edit?.name === 'correct'),
  );
  for (const mend of mending) {
    const { from, to } = sentenceAround(tokens, mend);
    for (const hit of hits)
      if (hit.start >= from && hit.start < to && isComplaint(hit)) {
        hit.isNegated = true;
        hit.isUsed = true;
      }
  }
}

/** As a wish, but across commas: a complaint often stands before one. */
function sentenceAround(tokens: readonly Token[], { start, end }: Hit): { from: number; to: number } {
  const isNext = ({ word }: Token): boolean => NEXT_WISH.has(word);
  const from = tokens.slice(0, start).findLastIndex(isNext) + 1;
  const next = tokens.findIndex((token, at) => at >= end && isNext(token));
  return { from, to: next < 0 ? tokens.length : next };
}

const COLOURISE = /^(?:warnai|warnain|warnakan|mewarnai|diwarnai|colou?ri[sz]e|colou?ri[sz]ing)$/u;
const COLOURED = /^(?:berwarna|colou?red|colou?r)$/u;

/**
 * "warnai foto hitam putih": colours that a photo has lost are not known here, and it is not to lose them once more.
 * @returns the words for it that nothing is done about
 */
export function refuseColourising(tokens: readonly Token[], hits: readonly Hit[]): string[] {
  const asked = tokens.filter(
    ({ word }, at) => COLOURISE.test(word) || (COLOURED.test(word) && NEXT_WISH.has(tokens[at - 1]?.word ?? '')),
  );
  const pale = hits.filter(({ meaning }) => meaning?.colour === 'monochrome');
  if (asked.length === 0 || pale.length === 0) return [];
  for (const hit of pale) hit.isNegated = true;
  return asked.map(({ typed }) => typed);
}

/** Words beside which "cerah" is the weather. */
const OF_WEATHER = /^(?:langit|sky|cuaca|weather|hari|siang|pagi|sore|matahari|mentari|awan|biru|musim)(?:nya)?$/u;

/** "bikin fotonya cerah": without a sky or weather beside it, a brighter photo and no clear sky. */
export function brightenNotSky(tokens: readonly Token[], hits: Hit[]): void {
  const isOfSky =
    tokens.some(({ word }) => OF_WEATHER.test(word)) ||
    hits.some(({ meaning }) => meaning?.weather && meaning.weather !== 'clear');
  for (const hit of hits)
    if (!isOfSky && /^cerah$/iu.test(hit.typed)) {
      hit.edit = { kind: 'tone', name: 'brighten' };
      hit.meaning = null;
    }
}

/** Whether words are about something that the photo shows already: "tupainya", "the squirrel". */
export function isInPhoto(tokens: readonly Token[], { start, end }: Hit): boolean {
  return /nya$/iu.test(tokens[end - 1]!.typed) || tokens[start - 1]?.word === 'the';
}

/** Nouns for the photo as a whole and its colours; a colour beside one is a tint. */
const WHOLE_PHOTO =
  /^(?:foto|gambar|tone|tones|nuansa|suasana|filter|tampilan|kesan|hasil|cahaya|pencahayaan|light|lighting|photo|picture|image|mood|vibe|look|tint|cast|hue|shade|overlay|theme|tema)(?:nya)?$/u;
const ENGLISH_COLOUR = /^(?:red|orange|yellow|gold|golden|green|teal|turquoise|blue|purple|violet|pink|magenta)$/iu;

/**
 * Whether a colour is that of a thing in the photo, which a tint of the whole would not give it: "mata kucingnya jadi
 * biru", "a yellow umbrella"; but "nuansa biru", "lebih kuning".
 */
export function isColourOfThing(tokens: readonly Token[], hits: readonly Hit[], hit: Hit): boolean {
  const isThing = (at: number): boolean | null => {
    const { word, opens } = tokens[at]!;
    const of = hits.find(({ start, end }) => at >= start && at < end);
    if (of?.meaning?.colour || of?.meaning?.dye || (of?.edit?.kind === 'mark' && of.edit.name !== 'sky')) return null;
    if (WHOLE_PHOTO.test(word)) return false;
    if (of) return !of.edit && !of.meaning?.time && !of.meaning?.weather && of.motion === null;
    if (opens && at < hit.start && NEXT_WISH.has(word)) return null;
    return isFiller(word) ? null : true;
  };
  // A comma ends the wish and so does "terus", "jadi" and "make" do not: the thing stands before one and after the other.
  for (let at = hit.start - 1; at >= 0 && !tokens[at + 1]!.opens && !THEN.has(tokens[at]!.word); at -= 1) {
    const found = isThing(at);
    if (found !== null) return found;
  }
  if (!ENGLISH_COLOUR.test(tokens[hit.end - 1]!.typed)) return false;
  for (let at = hit.end; at < tokens.length && !tokens[at]!.opens; at += 1) {
    const found = isThing(at);
    if (found !== null) return found;
  }
  return false;
}

/** Faces: what is done with them is in `readFaces.ts`. */
export const FACES = /^(?:wajah|muka|faces?)(?:nya)?$/u;
export const EXCEPT: ReadonlySet<string> = new Set('selain kecuali except but'.split(' '));

/** Whether a wish names a thing beside what it asks for: "blur muka penontonnya"; not "blur semua kecuali wajah". */
export function namesThing(tokens: readonly Token[], hits: readonly Hit[], hit: Hit): boolean {
  const { from, to } = wishAround(tokens, hit);
  const wish = tokens.slice(from, to);
  if (wish.some(({ word }) => EXCEPT.has(word))) return false;
  return wish.some(
    ({ word }, at) =>
      FACES.test(word) || (!hits.some(({ start, end }) => from + at >= start && from + at < end) && !isFiller(word)),
  );
}

export function isFiller(word: string): boolean {
  return (
    /^\d+$/u.test(word) ||
    FINISHES.has(word) ||
    STOP_WORDS.has(word) ||
    wordForms(word).some((form) => EDIT_STOP_WORDS.has(form))
  );
}

/** How a colour looks, which no photo has by itself. */
const FINISHES: ReadonlySet<string> = new Set('matte doff glossy muda tua terang cerah soft gonjreng'.split(' '));
