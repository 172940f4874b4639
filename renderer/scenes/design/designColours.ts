import { css, mix, rgb } from '../../light/colour.ts';
import type { Design, DesignTint } from '../../prompt/design.ts';

/** The colours of a page, as `#rrggbb` or `rgb()`. */
export interface DesignColours {
  /** The darkest, for letters on paper and for grounds under light letters. */
  deep: string;
  /** The colour of the whole. */
  main: string;
  /** Paper in that colour. */
  soft: string;
  /** What stands out on both. */
  accent: string;
  /** Whether letters are light on a dark ground. */
  isDark: boolean;
}

/** Hues by tint: deep, main, soft, and the same as an accent beside another. */
const HUES: Readonly<
  Record<Exclude<DesignTint, 'pastel' | 'neon' | 'white'>, readonly [string, string, string, string]>
> = {
  green: ['#14432f', '#23704f', '#e8f1e8', '#7fb069'],
  teal: ['#0d4548', '#17797c', '#e2f2f0', '#3fb8af'],
  blue: ['#12284f', '#24508f', '#e5edf8', '#5a9be6'],
  red: ['#5c1220', '#a82334', '#fbe9e6', '#e4483f'],
  pink: ['#6d2444', '#c2547f', '#fdecf1', '#f08bb0'],
  purple: ['#35205c', '#67429c', '#f0e9f8', '#a77bd8'],
  orange: ['#6b2c0c', '#cf6420', '#fdeee0', '#f3913d'],
  yellow: ['#57400a', '#b8860b', '#fdf5d8', '#f7c83c'],
  gold: ['#4a3510', '#a67c2e', '#faf3e2', '#d9a441'],
  brown: ['#3b2417', '#7a4b2d', '#f6ece1', '#b98258'],
  black: ['#141318', '#2b2a31', '#f3f2ef', '#3a3942'],
};
type Hue = keyof typeof HUES;

/** What pages without a named colour are dressed in; the seed chooses. */
const USUAL: Readonly<Record<Design['dress'], readonly (readonly [Hue, Hue])[]>> = {
  paper: [
    ['brown', 'gold'],
    ['green', 'gold'],
    ['pink', 'gold'],
    ['blue', 'gold'],
  ],
  feast: [
    ['pink', 'yellow'],
    ['blue', 'yellow'],
    ['purple', 'orange'],
    ['teal', 'orange'],
  ],
  arch: [
    ['green', 'gold'],
    ['teal', 'gold'],
    ['blue', 'gold'],
  ],
  formal: [
    ['blue', 'yellow'],
    ['red', 'yellow'],
    ['green', 'yellow'],
    ['purple', 'yellow'],
    ['teal', 'orange'],
  ],
};

const isHue = (tint: DesignTint): tint is Hue => tint in HUES;

/** The colours that a prompt named, or those that suit the occasion. */
export function coloursOf({ tints, dress, emblem, kind }: Design, seed: number): DesignColours {
  const usual = USUAL[dress][seed % USUAL[dress].length]!;
  const named = tints.filter(isHue);
  // Black beside another colour is the ground that it stands out on.
  const hues = named[1] === 'black' ? [named[1], named[0]!] : named;
  const isNational = 'sign' in emblem && emblem.sign === 'flag';
  const isBlood = 'sign' in emblem && emblem.sign === 'drop';
  const [first, second] =
    hues.length > 0
      ? [hues[0]!, hues[1] ?? (hues[0] === 'gold' ? 'brown' : hues[0] === 'yellow' ? 'red' : 'gold')]
      : isNational || isBlood
        ? (['red', 'yellow'] as const)
        : usual;
  if (tints.includes('neon'))
    return { deep: '#0b0a1f', main: '#241b5c', soft: '#efeaff', accent: '#ff4fd0', isDark: true };
  const [deep, main, soft] = HUES[first];
  const accent = HUES[second][3];
  const isPastel = tints.includes('pastel');
  return {
    deep: isPastel ? css(mix(rgb(deep), rgb(main), 0.4)) : deep,
    main: isPastel ? css(mix(rgb(main), [255, 255, 255], 0.35)) : main,
    soft: tints.includes('white') ? '#ffffff' : soft,
    accent,
    isDark: first === 'black' || kind === 'poster' || kind === 'banner',
  };
}
