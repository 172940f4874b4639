import type { AspectRatio } from '../contract/generationWords.ts';

const REFRAMING =
  /(?<!\p{L})(?:crop|krop|potong|pangkas|perluas|perluasin|perlebar|lebarkan|expand|extend|outpaint|uncrop)(?!\p{L})/iu;
const SQUARE = /(?<!\p{L})(?:kotak|persegi|bujur sangkar|square)(?!\p{L})/iu;
const RATIO = /(?<!\d)(1|3|4|9|16|21)\s?[:x]\s?(1|3|4|9|16)(?!\d)/iu;
const KNOWN: ReadonlySet<string> = new Set(['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] satisfies AspectRatio[]);

/** The shape that a cropped or extended photo is to have, and the words that say so: "crop kotak", "perluas jadi 16:9". */
export function readShape(prompt: string): { ratio: AspectRatio; words: string[] } | null {
  const plain = prompt.replaceAll(/["“”„«][^"“”„«»]*["“”»]/gu, ' ');
  if (!REFRAMING.test(plain)) return null;
  const [numbers, across, down] = RATIO.exec(plain) ?? [];
  const ratio = `${across}:${down}`;
  const square = SQUARE.exec(plain)?.[0];
  // "crop kotak 1:1" says it twice.
  if (numbers && isRatio(ratio)) return { ratio, words: square && ratio === '1:1' ? [numbers, square] : [numbers] };
  return square ? { ratio: '1:1', words: [square] } : null;
}

function isRatio(text: string): text is AspectRatio {
  return KNOWN.has(text);
}
