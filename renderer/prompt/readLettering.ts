import { luminance, rgb } from '../light/colour.ts';
import type { Rgb } from '../scene.ts';
import { promoParts } from './promoParts.ts';
import { readAnnouncement, readWritten } from './announcement.ts';
import type { Lettering } from './lettering.ts';

const QUOTED = /["“”„«]([^"“”„«»]{1,120})["“”»]/gu;
/** More would cover the picture. */
const MOST = 4;
const ROWS = [
  ['top', /(?<!\p{L})(?:atas|top|upper|above)(?!\p{L})/iu],
  ['bottom', /(?<!\p{L})(?:bawah|bottom|lower|below)(?!\p{L})/iu],
  ['middle', /(?<!\p{L})(?:tengah|middle|cent(?:er|re))(?!\p{L})/iu],
] as const;
const SIDES = [
  ['left', /(?<!\p{L})(?:kiri|left)(?!\p{L})/iu],
  ['right', /(?<!\p{L})(?:kanan|right)(?!\p{L})/iu],
] as const;
const STYLES = [
  ['neon', /(?<!\p{L})(?:neon|menyala|glow|glowing)(?!\p{L})/iu],
  ['label', /(?<!\p{L})(?:label|kotak|pita|banner|badge|stiker|sticker|box)(?!\p{L})/iu],
  ['outline', /(?<!\p{L})(?:outline|garis tepi|bergaris|tebal|tebel|bold)(?!\p{L})/iu],
] as const;
const COLOURS = [
  ['#f48fb1', 'merah muda/pink', /(?<!\p{L})(?:pink|merah muda)(?!\p{L})/iu],
  ['#f2c14e', 'kuning/yellow', /(?<!\p{L})(?:emas|kuning|gold|yellow)(?!\p{L})/iu],
  ['#e5383b', 'merah/red', /(?<!\p{L})(?:merah|red)(?!\p{L})/iu],
  ['#2f80ed', 'biru/blue', /(?<!\p{L})(?:biru|blue)(?!\p{L})/iu],
  ['#27ae60', 'hijau/green', /(?<!\p{L})(?:hijau|green)(?!\p{L})/iu],
  ['#9b51e0', 'ungu/purple', /(?<!\p{L})(?:ungu|purple)(?!\p{L})/iu],
  ['#f2802b', 'oranye/orange', /(?<!\p{L})(?:oranye|oren|jingga|orange)(?!\p{L})/iu],
  ['#15161a', 'hitam/black', /(?<!\p{L})(?:hitam|black)(?!\p{L})/iu],
  ['#ffffff', 'putih/white', /(?<!\p{L})(?:putih|white)(?!\p{L})/iu],
] as const;

/**
 * The texts for a photo, and the prompt without those that are not in quotes: "tulisan Warung Bu Sri" asks for no stall.
 * A second one may follow: "tulis PROMO, kasih harga Rp 25.000".
 */
export function readPhotoLettering(prompt: string): { letters: Lettering[]; rest: string } {
  const letters = readLettering(prompt);
  const first = prompt.match(QUOTED) ? null : readAnnouncement(prompt);
  if (!first) return { letters, rest: prompt };
  const before = `${prompt.slice(0, first.start)} . `;
  const after = prompt.slice(first.end);
  const second = readWritten(after);
  if (!second) return { letters, rest: before + after };
  const between = after.slice(0, second.start);
  const end = after.slice(second.end);
  return {
    letters: [letteringOf(first.title, between, ''), letteringOf(second.title, end.slice(0, 60), '')],
    rest: `${before}${between} . ${end}`,
  };
}

/** Every text a prompt wants written: those in quotes, else its announcement. */
export function readLettering(prompt: string): Lettering[] {
  const quotes = [...prompt.matchAll(QUOTED)].slice(0, MOST);
  if (quotes.length === 0) {
    const announcement = readAnnouncement(prompt);
    if (!announcement) return [];
    const lettering = letteringOf(announcement.title, prompt.slice(announcement.end, announcement.end + 60), '');
    const isSet = lettering.row ?? lettering.side ?? lettering.colour;
    return announcement.isPromo && isSet === null && lettering.style === 'shadow'
      ? [{ ...lettering, promo: promoParts(announcement.title) }]
      : [lettering];
  }
  return quotes.map((quote, index) => {
    const end = quote.index + quote[0].length;
    const previous = quotes[index - 1];
    // A text's place and look follow it, up to the next text; for the first, they may also precede it ("di atas tulis
    // …").
    const after = prompt.slice(end, quotes[index + 1]?.index ?? prompt.length);
    const before = prompt.slice(previous ? previous.index + previous[0].length : 0, quote.index);
    return letteringOf(quote[1]!.trim(), after, previous ? '' : before);
  });
}

/** A colour that letters, or the box behind them, have: its word, and what it colours (Indonesian/English). */
export interface LetterColour {
  /** As typed. */
  word: string;
  called: string;
  /** Whether it directly follows the text, and so is about nothing else. */
  isSaidOfLetters: boolean;
}

const COLOUR_WORDS = COLOURS.map(([, , { source }]) => source.slice('(?<!\\p{L})'.length, -'(?!\\p{L})'.length)).join(
  '|',
);
/** What may stand between a text and its colour: "warna merah kuning", "tulisan merah". */
const BEFORE_COLOUR = new RegExp(
  `^["“”»]?\\s*(?:(?:warna|berwarna|in|tulisan|tulisannya|huruf|hurufnya|teks|teksnya|font|fontnya)\\s+)*(?:(?:${COLOUR_WORDS})\\s+(?:(?:dan|sama|and)\\s+)?)*$`,
  'iu',
);
/** The boxes of labels, by the letters' brightness: see `post/lettering.ts`. */
const DARK_BOX: readonly [string, RegExp] = ['kotak hitam/black box', /(?<!\p{L})(?:hitam|black)(?!\p{L})/iu];
const YELLOW_BOX: readonly [string, RegExp] = [
  'kotak kuning/yellow box',
  /(?<!\p{L})(?:emas|kuning|gold|yellow)(?!\p{L})/iu,
];

/** The words of a prompt that its letters and their boxes are seen in. */
export function coloursOfLetters(letters: readonly Lettering[], prompt: string): LetterColour[] {
  return letters.flatMap(({ text, colour, style }) => {
    const after = prompt.slice(Math.max(0, prompt.toLowerCase().indexOf(text.toLowerCase())) + text.length);
    const named = COLOURS.find(([value]) => value === colour);
    const found: LetterColour[] = [];
    const add = (called: string, pattern: RegExp): void => {
      const match = pattern.exec(after);
      if (match)
        found.push({ word: match[0], called, isSaidOfLetters: BEFORE_COLOUR.test(after.slice(0, match.index)) });
    };
    if (named) {
      const [id, en] = named[1].split('/');
      add(`huruf ${id}/${en} letters`, named[2]);
    }
    if (style === 'label') add(...(colour === null || colour === '#15161a' ? YELLOW_BOX : DARK_BOX));
    return found;
  });
}

/** Words between a text and its colour, and those that an English colour of a text stands before. */
const OF_TEXT =
  /(?:^|\b(?:warna|warnanya|berwarna|tulisan|tulisannya|huruf|hurufnya|teks|teksnya|font|fontnya|text|letters|lettering|kotak|label|pita|box|neon|gede|besar|tebal|bold|dan|sama|and|in|a|the|tua|muda|terang|menyala))\s*$/iu;
const TEXT_AFTER = /^\s*(?:text|letters?|lettering|font|huruf|tulisan|label|box|neon|bold|outline)/iu;
const COLOURS_BEFORE = new RegExp(`(?:(?<!\\p{L})(?:${COLOUR_WORDS})\\s+)+$`, 'iu');
const PUNCTUATION = /["“”„«».,;:!?()\s-]+$/u;

/** Whether a colour named after a text is the text's: "gambar masjid kubah hijau" is a green dome. */
function isOfText(after: string, pattern: RegExp): boolean {
  const match = pattern.exec(after);
  if (!match) return false;
  // "merah kuning" belongs to the text if the first of both does; "bendera merah putih" does not.
  const before = after.slice(0, match.index).replace(COLOURS_BEFORE, '');
  const isOpening = PUNCTUATION.test(before) && /[,.;:!?(]\s*$/u.test(before);
  return (
    isOpening ||
    BEFORE_COLOUR.test(before) ||
    OF_TEXT.test(before.trimEnd()) ||
    TEXT_AFTER.test(after.slice(match.index + match[0].length))
  );
}

/** What carries a text and has a colour of its own: "label sambal "LIA" warna merah" is a red label. */
const MEDIUM = /(?<!\p{L})(?:label|kemasan|stiker|sticker)(?!\p{L})/iu;

/** Letters that differ from the ground of a card: dark on light, light on dark. */
export function readableOn(ground: Rgb, lettering: Lettering): Lettering {
  const isLight = luminance(ground) > 150;
  const { colour } = lettering;
  if (colour !== null && Math.abs(luminance(rgb(colour)) - luminance(ground)) > 60) return lettering;
  return { ...lettering, colour: isLight ? '#15161a' : '#ffffff' };
}

function letteringOf(text: string, after: string, before: string): Lettering {
  const find = <Value extends string>(rules: readonly (readonly [Value, RegExp])[]): Value | null => {
    for (const part of [after, before]) {
      const found = rules
        .map(([value, pattern]) => ({ value, at: pattern.exec(part)?.index ?? Infinity }))
        .toSorted((a, b) => a.at - b.at)[0]!;
      if (found.at < Infinity) return found.value;
    }
    return null;
  };
  const isCorner = find(SIDES) !== null;
  const isOfMedium = MEDIUM.test(before) && /^["“”»]?\s*(?:ber)?warna(?!\p{L})/iu.test(after);
  return {
    text,
    row: find(ROWS) ?? (isCorner ? 'middle' : null),
    side: find(SIDES),
    style: find(STYLES) ?? 'shadow',
    colour: isOfMedium ? null : (COLOURS.find(([, , pattern]) => isOfText(after, pattern))?.[0] ?? null),
  };
}
