import { TINTS } from '../../light/palette.ts';
import { DYE_NAMES, DYE_WORDS } from '../../prompt/vocabulary/moodWords.ts';
import type { Rgb } from '../../scene.ts';

/** A colour that a thing can get, by its English name: those of light, and black, white, navy and the like. */
export interface Paint {
  colour: Rgb;
  /** Indonesian/English. */
  called: string;
  /** The lexicon's name where light can have the colour, too. */
  isOfLight: boolean;
}

export const PAINTS: ReadonlyMap<string, Paint> = new Map<string, Paint>([
  ...Object.entries(TINTS).map(
    ([name, colour]) =>
      [name, { colour, called: DYE_NAMES[name as keyof typeof TINTS] ?? `${name}/${name}`, isOfLight: true }] as const,
  ),
  ...DYE_WORDS.map(([, colour, called]) => [called.split('/')[1]!, { colour, called, isOfLight: false }] as const),
]);

/** Colours without a hue, of things that can get another: what is black may as well be its tyres and windows. */
export const PLAIN: ReadonlySet<string> = new Set(['white', 'grey', 'silver']);
