import type { DesignClaim, DesignDress, DesignKind } from './design.ts';
import { OCCASIONS, SHOPS, WISHES } from './vocabulary/designWords.ts';

/** Stands where something was taken out of a prompt. */
export const GAP = '\u0001';
/** The longest headline of a page, and the longest text below it. */
export const LONGEST_TEXT = 64;
const SMALL_WORDS = /^(?:dan|di|ke|dari|untuk|buat|yang|and|of|the|for|in|at|to|a|an)$/iu;
const JOINERS =
  /^(?:(?:untuk|utk|buat|bwt|kepada|for|to|dari|from|of|acara|dan|and|&|bernama|named|nama(?:nya)?|called|dalam rangka|a|an|the|my|our|usaha|tentang|about|sebagai|as|di|on|is|-)\s+)+/iu;
const RECIPIENT = /^\s*(?:untuk|utk|buat|bwt|kepada|diberikan kepada|for|to)\s/iu;
const BEFORE_RECIPIENT = /\s(?=(?:untuk|utk|buat|bwt|kepada|for|to)\s)/iu;
/** Which birthday it is. */
const AGE = /(?<!anak\s)(?<=\s|^)ke[-\s]?\d+(?=\s|$)/iu;

/** The words of a page, by their place on it. */
export interface Page {
  kicker: string | null;
  headline: string;
  isOfNames: boolean;
  about: string[];
  dress: DesignDress;
  claims: readonly DesignClaim[];
}

interface PageWords {
  /** What is left of the prompt, apart where something was taken out. */
  parts: readonly string[];
  quotes: readonly string[];
  isEnglish: boolean;
}

/** What a prompt says, before it has a place on the page. */
interface Said extends PageWords {
  dress: DesignDress;
  /** "pernikahan"; empty without one. */
  occasion: string;
  /** Whom it is for; empty if nobody is named. */
  recipient: string;
  /** "ke 7"; undefined where no birthday is counted. */
  age: string | undefined;
  texts: readonly string[];
  /** Marks words as written; returns how. */
  tell(word: string, shown?: string): string;
}

type Composed = Omit<Page, 'dress' | 'claims'>;

/** Sets what is left of a prompt as a page's headline and what stands beside it; null where nothing can be written. */
export function composePage(kind: DesignKind, words: PageWords): Page | null {
  const claims: DesignClaim[] = words.quotes.map((text) => ({ aspect: 'title', word: text, shown: text }));
  const tell = (word: string, shown = titled(word)): string => {
    claims.push({ aspect: 'title', word, shown });
    return shown;
  };
  const said = { ...words, ...readOccasion(kind, words.parts), tell };
  const page = COMPOSERS[kind](said);
  return page && { ...page, dress: said.dress, claims };
}

const COMPOSERS: Readonly<Record<DesignKind, (said: Said) => Composed | null>> = {
  invitation: composeInvitation,
  card: composeCard,
  certificate: composeCertificate,
  logo: composeBusiness,
  label: composeBusiness,
  businessCard: composeBusiness,
  // "spanduk selamat datang peserta KKN" announces, and stands before no shop.
  banner: (said) => (SHOPS.test(said.texts[0] ?? '') ? composeBusiness(said) : composePoster(said)),
  menu: (said) => ({ ...(composeBusiness(said) ?? { headline: '', isOfNames: false, about: [] }), kicker: 'Menu' }),
  poster: composePoster,
};

const HAVING_OCCASIONS: ReadonlySet<DesignKind> = new Set<DesignKind>(['invitation', 'card', 'certificate']);

/** Finds the occasion, whom it is for, and what else is said. */
function readOccasion(
  kind: DesignKind,
  parts: readonly string[],
): Pick<Said, 'dress' | 'occasion' | 'recipient' | 'age' | 'texts'> {
  const all = parts.join(' , ');
  const [dress, pattern] = OCCASIONS.find(([, one]) => one.test(all)) ?? ['formal' as const, null];
  const texts = (pieces: readonly string[]): string[] =>
    pieces
      .map((piece) => piece.trim().replace(JOINERS, '').trim())
      .filter((bare) => bare !== '' && !SMALL_WORDS.test(bare));
  if (!HAVING_OCCASIONS.has(kind)) return { dress, occasion: '', recipient: '', age: undefined, texts: texts(parts) };
  const age = kind === 'invitation' ? AGE.exec(all)?.[0] : undefined;
  const occasion = (pattern && parts.map((part) => pattern.exec(part)?.[0]).find(Boolean)) ?? '';
  const pieces = parts.flatMap((part) =>
    part
      .replace(age ?? GAP, GAP)
      .replace(occasion || GAP, GAP)
      .split(GAP)
      .flatMap((piece) => piece.trim().split(BEFORE_RECIPIENT)),
  );
  const recipient = pieces.find((piece) => RECIPIENT.test(piece));
  return {
    dress,
    occasion,
    recipient: texts(recipient ? [recipient] : [])[0] ?? '',
    age,
    texts: texts(pieces.filter((piece) => piece !== recipient)),
  };
}

/** "Undangan Pernikahan", and who invites. */
function composeInvitation({ quotes, isEnglish, dress, occasion, recipient, age, texts, tell }: Said): Composed {
  const [quoted, ...further] = quotes;
  const name = occasion === '' ? '' : tell(occasion);
  const whole = age ? `${name} ${tell(age, age.toLowerCase())}` : name;
  const { names, others } = namesOf([...(recipient ? [recipient] : []), ...texts], dress);
  const headline = quoted ?? (names && tell(names));
  const kicker = (isEnglish ? `${whole} Invitation` : `Undangan ${whole}`).trim();
  return {
    kicker: headline ? kicker : name === '' ? null : isEnglish ? 'Invitation' : 'Undangan',
    headline: headline || name || kicker,
    isOfNames: names !== '' && !quoted,
    about: [...further, ...(quoted && names ? [tell(names)] : []), ...others.map((text) => tell(text))],
  };
}

/** A wish: as it is said, or as the occasion has it. */
function composeCard({ quotes, isEnglish, occasion, recipient, texts, tell }: Said): Composed | null {
  const [quoted, ...further] = quotes;
  const greeting = texts.find((text) => /^(?:selamat|happy|merry|semoga|dirgahayu)/iu.test(text));
  const others = texts.filter((text) => text !== greeting);
  const usual =
    WISHES.find(([one]) => one.test(occasion))?.[1] ?? `${isEnglish ? 'Happy' : 'Selamat'} ${titled(occasion)}`;
  const wish = greeting ? tell(`${greeting} ${occasion}`.trim()) : occasion && tell(occasion, usual);
  const headline = quoted ?? (wish || (others.length > 0 ? tell(others.shift()!) : ''));
  if (headline === '' && recipient === '') return null;
  return {
    kicker: null,
    headline: headline || tell(recipient),
    isOfNames: false,
    about: [...further, ...(recipient && headline ? [tell(recipient)] : []), ...others.map((text) => tell(text))],
  };
}

/** What somebody is given it for, with a line for a name that is not known. */
function composeCertificate({ quotes, isEnglish, dress, occasion, recipient, texts, tell }: Said): Composed {
  const [quoted, ...further] = quotes;
  const { names, others } = namesOf(recipient ? [recipient] : [], dress);
  return {
    kicker: isEnglish ? 'Certificate' : 'Sertifikat',
    headline: quoted ?? (names && tell(names)),
    isOfNames: false,
    about: [...further, ...[...others, occasion, ...texts].filter(Boolean).map((text) => tell(text))],
  };
}

/** The name of a business, and what it is. */
function composeBusiness({ quotes, texts, tell }: Said): Composed | null {
  const [quoted, ...further] = quotes;
  const page = { kicker: null, isOfNames: false };
  if (quoted) return { ...page, headline: quoted, about: [...further, ...texts.map((text) => tell(text))] };
  if (texts.length === 0) return null;
  const { type, name } = nameOfBusiness(texts.join(' '));
  return { ...page, headline: tell(name ?? type), about: name === null || type === '' ? [] : [tell(type)] };
}

/** What is announced. */
function composePoster({ quotes, texts, tell }: Said): Composed | null {
  const [first, ...below] = [...quotes, ...texts];
  if (first === undefined || first.length > LONGEST_TEXT) return null;
  const shown = (text: string): string => (quotes.includes(text) ? text : tell(text));
  return { kicker: null, headline: shown(first), isOfNames: false, about: below.map(shown) };
}

/** Names among what is said: what is in capitals, or the first of it. */
function namesOf(texts: readonly string[], dress: DesignDress): { names: string; others: string[] } {
  const capital = texts.map((text) =>
    /\p{Lu}\p{Ll}[\p{L}.’'-]*(?:\s+(?:(?:dan|&|and|bin|binti)\s+)?\p{Lu}[\p{L}.’'-]*)*/u.exec(text),
  );
  const at = capital.findIndex(Boolean);
  // "reuni SMA 3 Bandung": a school, and nobody.
  if (at < 0 || dress === 'formal') return { names: texts[0] ?? '', others: texts.slice(1) };
  const { 0: names, index } = capital[at]!;
  const text = texts[at]!;
  const others = [
    ...texts.slice(0, at),
    text.slice(0, index),
    text.slice(index + names.length),
    ...texts.slice(at + 1),
  ];
  return {
    names,
    others: others.map((one) => one.trim().replace(JOINERS, '')).filter((one) => one !== '' && !SMALL_WORDS.test(one)),
  };
}

/** "kedai kopi Senja", "Budi Santoso fotografer": what kind of business it is, and its name. */
function nameOfBusiness(text: string): { type: string; name: string | null } {
  const named = /(?:^|\s)(?:bernama|named|called|nama(?:nya)?)\s+(.+)$/iu.exec(text);
  if (named) return { type: text.slice(0, named.index).trim(), name: named[1]! };
  const first = /^((?:\p{Lu}\p{Ll}[\p{L}.’'-]*\s+)+)(\p{Ll}.*)$/u.exec(text);
  if (first) return { type: first[2]!, name: first[1]!.trim() };
  const last = /\s(\p{Lu}[\p{L}\p{N}.’'&-]*(?:\s+(?:(?:dan|&|and)\s+)?[\p{Lu}\p{N}][\p{L}\p{N}.’'&-]*)*)$/u.exec(text);
  return last ? { type: text.slice(0, last.index).trim(), name: last[1]! } : { type: text, name: null };
}

/** As a heading is written: capitals, but for small words. */
export const titled = (text: string): string =>
  text
    .trim()
    .split(/\s+/u)
    .map((word, at) =>
      at > 0 && SMALL_WORDS.test(word) ? word.toLowerCase() : (word[0] ?? '').toLocaleUpperCase('id') + word.slice(1),
    )
    .join(' ');
