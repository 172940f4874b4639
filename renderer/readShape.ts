import type { AspectRatio } from '../contract/generationWords.ts';

const REFRAMING =
  /(?<!\p{L})(?:crop|krop|potong|pangkas|perluas|perluasin|perlebar|lebarkan|expand|extend|outpaint|uncrop)(?!\p{L})/iu;
const SQUARE = /(?<!\p{L})(?:kotak|persegi|bujur sangkar|square)(?!\p{L})/iu;
/** Said of the crop itself: "potong jadi lingkaran", but not "crop ke meja bulat". */
const ROUND =
  /(?<!\p{L})(?:crop|krop|potong|pangkas)(?:\s+(?:jadi|menjadi|jadiin|bentuk|berbentuk|into|to|as|in|a|the|it|this|foto|fotonya|gambar|gambarnya|ini|photo|picture|image|kotak))*\s+(lingkaran|bulat|bundar|melingkar|circle|circular|round)(?!\p{L})/iu;
const RATIO = /(?<!\d)(1|3|4|9|16|21)\s?[:x]\s?(1|3|4|9|16)(?!\d)/iu;
/** "jadikan 16:9", "ubah ke rasio 1:1", "pas foto ukuran 3x4": a shape by its numbers, without a word for cropping. */
const RESHAPED =
  /(?<!\p{L})(?:jadi(?:kan|in)?|menjadi|ubah(?:in|kan)?|bikin(?:in)?|buat|rasio(?:nya)?|ratio|format(?:nya)?|ukuran(?:nya)?|make|into|ke)(?:\s+\p{L}+){0,3}\s+(?=\d{1,2}\s?[:x]\s?\d)/iu;
const KNOWN: ReadonlySet<string> = new Set(['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] satisfies AspectRatio[]);

export interface Shape {
  ratio: AspectRatio;
  /** A circle within that shape. */
  isRound: boolean;
  /** The words that say so. */
  words: string[];
}

/** The shape that a photo is to have: "crop kotak", "potong bulat", "perluas jadi 16:9", "jadikan 9:16". */
export function readShape(prompt: string): Shape | null {
  const plain = prompt.replaceAll(/["“”„«][^"“”„«»]*["“”»]/gu, ' ');
  const isReframed = REFRAMING.test(plain);
  if (!isReframed && !RESHAPED.test(plain)) return null;
  const [numbers, across, down] = RATIO.exec(plain) ?? [];
  const ratio = `${across}:${down}`;
  const square = isReframed ? SQUARE.exec(plain)?.[0] : undefined;
  // "crop kotak 1:1" says it twice.
  const round = ROUND.exec(plain)?.[1];
  const words = [numbers, square, round].filter((word) => word !== undefined);
  if (round) return { ratio: '1:1', isRound: true, words };
  if (numbers && isRatio(ratio)) return { ratio, isRound: false, words: ratio === '1:1' ? words : [numbers] };
  return square ? { ratio: '1:1', isRound: false, words: [square] } : null;
}

function isRatio(text: string): text is AspectRatio {
  return KNOWN.has(text);
}
