import { type Announcement, readAnnouncement } from './announcement.ts';
import { standardSpelling } from './vocabulary/colloquialWords.ts';
import { sayEmoji } from './spelling.ts';
import { normaliseWord } from './normaliseWord.ts';

/** A word of the prompt: as typed, and as the lexicon spells it. */
export interface Token {
  typed: string;
  word: string;
  /** Whether it follows punctuation such as a comma, which no phrase spans. */
  opens: boolean;
}

/** A prompt's title and the words around it. */
export interface PromptParts {
  title: string | null;
  /** A title without quotes; its words stay among the tokens, because some of them name things too. */
  announcement: Announcement | null;
  tokens: Token[];
}

const QUOTED = /["“”„«]([^"“”„«»]{1,120})["“”»]/u;
/** "kupu2" is how "kupu-kupu" is typed. */
const TWICE = /^(\p{L}{3,})2(?=nya$|an$|$)/u;
/** A word, or one said twice ("bunga-bunganya"), which counts once. */
const WORD = /(\p{L}+)-\1\p{L}*|[\p{L}\p{N}]+(?:['’][\p{L}]+)?/giu;
/** Doubled words for people count as two words, unlike those for things: "anak2", "ibu-ibu". */
const PEOPLE = /(?<![\p{L}\p{N}])(anak|ibu|emak|bapak|teman|kakek|nenek)(?:2|-\1)(?=nya|\b)/giu;
const BREAK = /[,.;:!?()\n]/u;

/** Splits a prompt. The first quoted text is the title; "bunga-bunga" counts as one word, "anak-anak" as two. */
export function splitPrompt(prompt: string): PromptParts {
  const quoted = QUOTED.exec(prompt);
  const title = quoted?.[1]?.trim() || null;
  const announcement = quoted ? null : readAnnouncement(prompt);
  const rest = announcement?.isTextOnly
    ? `${prompt.slice(0, announcement.start)} . ${prompt.slice(announcement.end)}`
    : prompt.replace(new RegExp(QUOTED.source, 'gu'), ' . ');
  const single = sayEmoji(rest.replace(PEOPLE, '$1 $1'));
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: typed, index } of single.matchAll(WORD)) {
    const word = standardSpelling(normaliseWord(typed).replace(TWICE, '$1'));
    tokens.push({ typed, word, opens: BREAK.test(single.slice(end, index)) });
    end = index + typed.length;
  }
  return { title: title ?? announcement?.title ?? null, announcement, tokens };
}

/** Words that only look like an inflected form of another: "tipis" means thin, not several tipis. */
const WHOLE_WORDS: ReadonlySet<string> = new Set([
  'tipis',
  'melayang',
  'terpencil',
  'keras',
  'berbuah',
  'panas',
  'paras',
  'laris',
  'pandai',
  'situs',
  'desakan',
  'desain',
  'karangan',
  'lapisan',
  'villain',
  'brownis',
  'brownies',
  'berjalan',
  'dijual',
]);

/** The spellings under which a word may stand in the lexicon, the likeliest first. */
export function wordForms(word: string): string[] {
  const forms = [word];
  if (WHOLE_WORDS.has(word)) return forms;
  const add = (pattern: RegExp, replacement = '', least = 3): void => {
    const shorter = forms.map((form) => form.replace(pattern, replacement)).filter((form) => form.length >= least);
    for (const form of shorter) if (!forms.includes(form)) forms.push(form);
  };
  add(/(?:nya|ku|mu|lah)$/u);
  add(/ies$/u, 'y');
  add(/(?<=ch|sh|s|x|o)es$/u);
  add(/s$/u);
  // Indonesian affixes, outermost first; a nasal prefix may have swallowed the stem's first letter.
  add(/(?:kan|an|in|i)$/u, '', 4);
  add(/^(?:di|ber|ter|me)(?=\p{L})/u, '', 4);
  add(/^(?:me|pe)(?:ng|n|m)(?=\p{L})/u, '', 4);
  add(/^(?:me|pe)ny/u, 's', 4);
  add(/^(?:me|pe)ng(?=[aiueo])/u, 'k', 4);
  add(/^(?:me|pe)n(?=[aiueo])/u, 't', 4);
  add(/^(?:me|pe)m(?=[aiueo])/u, 'p', 4);
  return forms;
}
