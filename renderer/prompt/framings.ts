import type { Token } from './tokens.ts';

/**
 * Phrases that are read whole and are never what a picture is about: how it is taken or laid out, and words that only
 * mean something together.
 */
const FRAMINGS: ReadonlySet<string> = new Set(
  (
    'umur|usia|berumur|berusia|aged|outfit of the day|ootd|outfit|negative space|copy space|ruang kosong|dari samping|dari depan|dari belakang|dari bawah|from behind|from below|tampak belakang|back view|rear view|holding a frying pan|holding frying pan|memegang wajan|pegang wajan|megang wajan|bawa wajan|membawa wajan|memegang penggorengan|pegang penggorengan|memegang teflon|pegang teflon|' +
    'menatap kamera|natap kamera|melihat kamera|lihat kamera|liat kamera|menghadap kamera|ke arah kamera|looking at the camera|looking at camera|' +
    'es batu|es batunya|ice cubes|buku cerita anak|cerita anak|flat lay|flatlay|close up|closeup|extreme close up|top view|top down|front view|side view|eye level|eye view|wide shot|wide angle|low angle|high angle|long shot|medium shot|full body|half body|' +
    'depth of field|shallow depth of field|macro|makro|macro shot|pov|sudut lebar|sudut rendah|seluruh badan|setengah badan|tampak depan|tampak samping|tampak atas|mockup|mock up|zoom lens|golden ratio|rule of thirds'
  ).split('|'),
);
const LONGEST = 4;

/** Units that a number counts: "2 lantai", "4 ekor". */
const UNITS: ReadonlySet<string> = new Set(
  'tahun thn th years year lantai tingkat ekor lapis roda kamar meter kilo kg gram liter potong lembar pasang porsi helai batang tangkai ikat lusin varian macam jenis rasa buah storey storeys floors'.split(
    ' ',
  ),
);
const NUMBER = /^(?:\d+(?:x\d+)?|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|selusin)$/u;

/** Length in words of the framing that begins at `start`; 0 if none does. */
export function framingAt(tokens: readonly Token[], start: number): number {
  for (let length = Math.min(LONGEST, tokens.length - start); length >= 1; length--) {
    const phrase = tokens.slice(start, start + length);
    if (!phrase.slice(1).some(({ opens }) => opens) && FRAMINGS.has(phrase.map(({ word }) => word).join(' ')))
      return length;
  }
  return 0;
}

/** Length in words of the number and its unit that begin at `start`, which only together can be read; 0 if none do. */
export function countAt(tokens: readonly Token[], start: number): number {
  const [number, unit, old] = tokens.slice(start, start + 3);
  if (!NUMBER.test(number!.word) || !unit || unit.opens || !UNITS.has(unit.word)) return 0;
  return /^years?$/u.test(unit.word) && old?.word === 'old' && !old.opens ? 3 : 2;
}
