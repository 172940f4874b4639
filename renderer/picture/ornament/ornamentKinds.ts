import type { Rgb } from '../../scene.ts';

/** What can be laid over a photo like a sticker, and what can be put on a face. */
export const ORNAMENT_KINDS = [
  'heart',
  'star',
  'sparkle',
  'flower',
  'rose',
  'sunflower',
  'daisy',
  'butterfly',
  'confetti',
  'bubble',
] as const;
const WORN_KINDS = ['sunglasses', 'crown', 'santaHat', 'partyHat', 'flowerCrown', 'catEars', 'bunnyEars'] as const;

export type OrnamentKind = (typeof ORNAMENT_KINDS)[number];
export type WornKind = (typeof WORN_KINDS)[number];

/** Phrases for each, longest first where one begins another, and its name in both languages. */
export const ORNAMENT_WORDS: Readonly<Record<OrnamentKind | WornKind, { words: string; called: string }>> = {
  flowerCrown: {
    words: 'mahkota bunga|bando bunga|flower crown|flower headband',
    called: 'mahkota bunga/a flower crown',
  },
  sunglasses: { words: 'kacamata hitam|kaca mata hitam|sunglasses|kacamata item', called: 'kacamata hitam/sunglasses' },
  santaHat: {
    words: 'topi santa|topi natal|topi sinterklas|santa hat|christmas hat',
    called: 'topi santa/a santa hat',
  },
  partyHat: {
    words: 'topi ulang tahun|topi ultah|topi pesta|party hat|birthday hat',
    called: 'topi ulang tahun/a party hat',
  },
  catEars: {
    words: 'telinga kucing|kuping kucing|bando kucing|cat ears|kucing ears',
    called: 'telinga kucing/cat ears',
  },
  bunnyEars: {
    words: 'telinga kelinci|kuping kelinci|bando kelinci|bunny ears|rabbit ears',
    called: 'telinga kelinci/bunny ears',
  },
  crown: { words: 'mahkota|mahkota emas|crown|gold crown', called: 'mahkota/a crown' },
  sunflower: { words: 'bunga matahari|sunflowers|sunflower', called: 'bunga matahari/sunflowers' },
  rose: { words: 'bunga mawar|mawar|roses|rose', called: 'bunga mawar/roses' },
  daisy: { words: 'bunga daisy|bunga aster|daisies|daisy', called: 'bunga daisy/daisies' },
  flower: { words: 'bunga|flowers|flower', called: 'bunga/flowers' },
  sparkle: {
    words:
      'kilauan bintang|kilau bintang|kilauan|kilau|kerlip|kerlipan|kerlap kerlip|gemerlap|sparkles|sparkle|glitter|kilap|cling|bling bling|bling|twinkle|twinkles',
    called: 'kilau/sparkles',
  },
  heart: { words: 'hati|love|lope|hearts|heart', called: 'hati/hearts' },
  star: { words: 'bintang|stars|star', called: 'bintang/stars' },
  butterfly: { words: 'kupu|butterflies|butterfly', called: 'kupu-kupu/butterflies' },
  confetti: { words: 'konfeti|confetti|confeti', called: 'konfeti/confetti' },
  bubble: { words: 'gelembung|gelembung sabun|balon sabun|bubbles|bubble', called: 'gelembung/bubbles' },
};

/** The colours that an ornament has where none is asked for. */
export const ORNAMENT_COLOURS: Readonly<Record<OrnamentKind, readonly Rgb[]>> = {
  heart: [
    [232, 50, 78],
    [244, 96, 130],
    [250, 150, 176],
  ],
  star: [
    [250, 200, 56],
    [255, 220, 110],
  ],
  sparkle: [[255, 214, 110]],
  flower: [
    [246, 150, 180],
    [252, 214, 220],
    [255, 250, 246],
    [236, 96, 130],
  ],
  rose: [
    [206, 24, 52],
    [232, 66, 84],
    [238, 110, 140],
  ],
  sunflower: [
    [255, 196, 28],
    [250, 178, 20],
  ],
  daisy: [
    [252, 252, 248],
    [255, 246, 232],
  ],
  butterfly: [
    [250, 140, 40],
    [90, 150, 240],
    [240, 110, 170],
  ],
  confetti: [
    [240, 70, 90],
    [255, 200, 60],
    [70, 190, 120],
    [70, 140, 240],
    [180, 100, 230],
  ],
  bubble: [[220, 240, 255]],
};
