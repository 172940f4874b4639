import { HARVESTING } from './vocabulary/approximateWords.ts';
import { readCameraMove } from './readCameraMove.ts';
import { countAt, framingAt } from './framings.ts';
import { KNOWN_WORDS, LEXICON, LONGEST_PHRASE, type Meaning } from './vocabulary/lexicon.ts';
import { soldVeilAt, undrawnCompoundAt } from './undrawnCompounds.ts';
import { UNCORRECTED_WORDS } from './vocabulary/uncorrectedWords.ts';
import { meantWord } from './spelling.ts';
import { NEGATIONS, STOP_WORDS } from './vocabulary/stopWords.ts';
import { wordForms, type Token } from './tokens.ts';

/** A phrase of the prompt that the lexicon knows. */
export interface Hit {
  meaning: Meaning;
  /** As typed. */
  typed: string;
  /** Index of its first word. */
  position: number;
  /** Index after its last word. */
  end: number;
  /** Words of the whole prompt. */
  total: number;
  /** After "tanpa", "without"…: the person does not want it. */
  isNegated: boolean;
  /** Of what people do: who does it, where that is not whom the prompt names first. */
  doer?: Hit;
}

/** What a prompt was found to say. */
export interface Reading {
  hits: Hit[];
  /** Words, as typed, that the lexicon does not know and that are not stop words. */
  unknown: string[];
}

/** Reads the words from left to right, the longest known phrase first. */
export function readPrompt(typedTokens: readonly Token[]): Reading {
  const tokens = typedTokens.map(corrected);
  const hits: Hit[] = [];
  const unknown: string[] = [];
  let index = 0;
  let isNegated = false;
  const typedFrom = (start: number, length: number): string =>
    tokens
      .slice(start, start + length)
      .map((token) => token.typed)
      .join(' ');
  while (index < tokens.length) {
    const found = findCameraMove(tokens, index) ?? findSoldVeil(tokens, index) ?? findPhrase(tokens, index);
    // "ngasih makan ikan koi": a phrase that is known as a whole says more than the compound that begins it.
    const compound = undrawnCompoundAt(typedTokens, index);
    if (compound > 0 && compound >= (found?.length ?? 0)) {
      if (!isNegated) unknown.push(typedFrom(index, compound));
      isNegated = false;
      index += compound;
      continue;
    }
    const framing = countAt(tokens, index) || framingAt(tokens, index);
    if (framing > (found?.length ?? 0)) {
      unknown.push(typedFrom(index, framing));
      isNegated = false;
      index += framing;
      continue;
    }
    if (found) {
      const shown = found.meaning.shown ?? found.length;
      const typed = typedFrom(index, shown);
      if (shown < found.length && !isNegated) unknown.push(typedFrom(index + shown, found.length - shown));
      hits.push({
        meaning: found.meaning,
        typed,
        position: index,
        end: index + found.length,
        total: tokens.length,
        isNegated,
      });
      isNegated = false;
      index += found.length;
      continue;
    }
    const { typed, word } = tokens[index]!;
    if (NEGATIONS.has(word)) isNegated = true;
    else if (!STOP_WORDS.has(word) && !/^[01]$/u.test(word)) {
      unknown.push(typed);
      isNegated = false;
    }
    index++;
  }
  return { hits, unknown };
}

/** Replaces a misspelt word by the one that was meant; `typed` stays as it was, because messages quote it. */
function corrected(token: Token): Token {
  const isKnown =
    STOP_WORDS.has(token.word) ||
    NEGATIONS.has(token.word) ||
    wordForms(token.word).some((form) => UNCORRECTED_WORDS.has(form)) ||
    wordForms(token.word).some((form) => KNOWN_PARTS.has(form));
  // "dinosuars": one of them is a known word.
  const words = /[^s]s$/u.test(token.word) ? [token.word, token.word.slice(0, -1)] : [token.word];
  const meant = isKnown ? null : (words.map((word) => meantWord(word, KNOWN_WORDS)).find(Boolean) ?? null);
  return meant ? { ...token, word: meant } : token;
}

const TWICE = /^(\p{L}+)-\1$/iu;

/** Every word of every phrase. */
const KNOWN_PARTS: ReadonlySet<string> = new Set([...LEXICON.keys()].flatMap((phrase) => phrase.split(' ')));

function findCameraMove(tokens: readonly Token[], start: number): { meaning: Meaning; length: number } | null {
  const move = readCameraMove(tokens, start);
  return move && { meaning: { scenes: [], details: [], motion: move.motion }, length: move.end - start };
}

/** "foto produk hijab": a veil that is for sale, and nobody in it. */
function findSoldVeil(tokens: readonly Token[], start: number): { meaning: Meaning; length: number } | null {
  const length = soldVeilAt(tokens, start);
  const meaning = LEXICON.get('manekin hijab');
  return length > 0 && meaning ? { meaning, length } : null;
}

function findPhrase(tokens: readonly Token[], start: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length >= 1; length--) {
    const phrase = tokens.slice(start, start + length);
    if (phrase.some(({ opens }, at) => opens && at > 0)) continue;
    const asSaid = LEXICON.get(phrase.map(saidTwice).join(' '));
    if (asSaid) return { meaning: asSaid, length };
    const words = phrase.map((token) => token.word);
    const last = words.pop()!;
    for (const form of wordForms(last)) {
      const meaning = LEXICON.get([...words, form].join(' '));
      if (!meaning || (length === 1 && STOP_WORDS.has(last)) || isMadeSo(last, form, meaning)) continue;
      if (length === 1 && isOtherNoun(last, form, meaning)) continue;
      return { meaning, length };
    }
  }
  return null;
}

const OF_VERBS = /^(?:me|di)\p{L}{4}|(?:kan|in)$/u;

/** "bersihin selokan", "melaut": a verb made of a word for light, weather or a place says what somebody does. */
const isMadeSo = (word: string, form: string, { scenes, subject, details, time, weather, colour }: Meaning): boolean =>
  word !== form &&
  subject === undefined &&
  (scenes.length > 0
    ? word.startsWith('me') && !HARVESTING.has(word)
    : OF_VERBS.test(word) &&
      details.length === 0 &&
      (time !== undefined || weather !== undefined || colour !== undefined));

/** "rumahan", "bulanan", "santai": a noun with -an, -kan or -i is another word, which names no house, moon or Santa. */
const isOtherNoun = (word: string, form: string, { scenes, subject, details, dye }: Meaning): boolean =>
  [`${form}an`, `${form}kan`, `${form}i`].includes(word) &&
  (subject !== undefined || scenes.length > 0 || dye !== undefined || details.some(({ name }) => name === 'bigSun'));

/** Some words are only known doubled: "laki-laki" is a man, "laki" alone is unknown here. */
function saidTwice({ typed, word }: Token): string {
  return TWICE.test(typed) ? `${word} ${word}` : word;
}
