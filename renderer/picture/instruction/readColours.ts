import { wordForms } from '../../prompt/tokens.ts';
import type { ColourWord } from '../../scene.ts';
import type { Hit } from './hits.ts';
import type { Instruction } from './instruction.ts';
import type { Reading } from './reading.ts';
import { CHANGE_WORDS, PARTS, PLAIN_COLOURS } from './words.ts';
import { paintOf, readRecolour } from './readRecolour.ts';
import { isColourOfThing } from './wishes.ts';

/** How many words before a colour the name of a part may stand: "bajunya jadi warna merah". */
const PART_REACH = 4;

/**
 * The tints of the whole photo, and the colour that is to become another; what neither is stays unused.
 * @param blueSky the colour of a sky that was asked for as such
 */
export function readColours(
  reading: Reading,
  { blueSky }: { blueSky: Hit | undefined },
): Pick<Instruction, 'colours' | 'recolour'> {
  const { wanted, hits, tokens, letters } = reading;
  // "tulis … warna kuning": the colour of the letters, not a tint of the photo.
  const isOfText = ({ meaning, edit }: Hit): boolean =>
    (meaning?.colour !== undefined || (edit !== null && edit.name in PLAIN_COLOURS)) &&
    letters.some(({ colour, style }) => colour !== null || (style === 'neon' && meaning?.colour === 'neon'));
  for (const hit of wanted) if (isOfText(hit)) hit.isUsed = true;
  // "ganti warna baju jadi biru": clothes cannot be found, and tinting the whole photo is not what was asked for.
  const isOfPart = ({ start, end }: Hit): boolean =>
    tokens
      .slice(Math.max(0, start - PART_REACH), start)
      .concat(tokens.slice(end, end + 1))
      .some(({ word }) => wordForms(word).some((form) => PARTS.has(form)));
  const own = wanted.filter(
    (hit) =>
      hit.meaning?.colour &&
      !hit.isUsed &&
      !isOfText(hit) &&
      hit !== blueSky &&
      (hit.meaning.colour === 'monochrome' || !isOfPart(hit)),
  );
  // "langitnya jadi sunset oranye ungu", "a golden sunset": the colours of that light, which tint all of it.
  const isOfLight = (hit: Hit): boolean => {
    const before = hits.find(({ end }) => end === hit.start);
    const after = hits.find(({ start }) => start === hit.end);
    return Boolean(after?.meaning?.time ?? before?.meaning?.time ?? (before?.meaning?.colour && isOfLight(before)));
  };
  // "hitam", "putih" and dyes are colours of things only, and may be those of letters, frames and backgrounds.
  const dyes = wanted.filter(
    (hit) => paintOf(hit) !== null && !hit.meaning?.colour && !hit.isUsed && letters.length === 0 && !isOfPart(hit),
  );
  const recoloured = readRecolour(
    [...own, ...dyes].filter((hit) => !isOfLight(hit)).toSorted((a, b) => a.start - b.start),
    {
      hits,
      tokens,
      isChange: (index) => CHANGE_WORDS.has(tokens[index]?.word ?? ''),
      isOfThing: (hit) => isColourOfThing(tokens, hits, hit),
    },
  );
  const colours: ColourWord[] = [];
  for (const hit of own) {
    if (hit.isUsed || isColourOfThing(tokens, hits, hit)) continue;
    const colour = hit.meaning!.colour!;
    if (colours.length < 3 && !colours.includes(colour)) colours.push(colour);
    reading.use(hit, 'colour', colour);
  }
  if (recoloured) {
    reading.chips.push(recoloured.chip);
    reading.read.push(...recoloured.words);
  }
  return { colours, recolour: recoloured?.recolour ?? null };
}
