/**
 * What may lie around a thing on a table, by the name of its drawing: its name (Indonesian/English), and the words that
 * ask for it beside something else.
 */
const NAMED: Readonly<Record<string, readonly [called: string, words: string]>> = {
  roses: ['bunga mawar/roses', 'mawar|bunga mawar|mawar merah|mawar pink|rose|roses|red rose|red roses|pink roses'],
  blossoms: ['bunga/flowers', 'bunga|flower|flowers|blossom|blossoms'],
  whiteBlossoms: [
    'bunga putih kecil/small white flowers',
    'melati|bunga melati|jasmine|kamboja|bunga kamboja|frangipani|frangipani flowers|jasmine flowers|chamomile|chamomile flowers|daisy|daisies|bunga putih|white flowers',
  ],
  lavenderSprigs: ['lavender/lavender', 'lavender|lavendel|bunga lavender|lavender flowers'],
  greenLeaves: [
    'daun hijau/green leaves',
    'daun|daun daun|dedaunan|daun hijau|daun mint|mint|mint leaves|daun kemangi|kemangi|basil|daun basil|daun teh|daun teh hijau|daun kelor|daun sirih|daun pandan|daun jeruk|leaf|leaves|green leaves|tea leaves|basil leaves',
  ],
  coffeeBeans: ['biji kopi/coffee beans', 'biji kopi|coffee beans|coffee bean'],
  lemons: ['irisan lemon/lemon slices', 'lemon|buah lemon|lemons|jeruk lemon|lemon slice|lemon slices|sliced lemon'],
  limes: ['irisan jeruk nipis/lime slices', 'jeruk nipis|limau|lime|limes|jeruk limau|lime slices'],
  orangeSlices: ['irisan jeruk/orange slices', 'irisan jeruk|potongan jeruk|orange slice|orange slices|jeruk peras'],
  iceCubes: ['es batu/ice cubes', 'es batu|ice cube|ice cubes|bongkahan es|pecahan es'],
  spices: [
    'rempah/spices',
    'rempah|rempah rempah|bumbu dapur|kayu manis|cengkeh|bunga lawang|spices|cinnamon|cinnamon sticks|star anise',
  ],
  gingers: ['rimpang jahe/ginger roots', 'jahe|jahe merah|rimpang jahe|ginger'],
  garlics: ['bawang putih/garlic', 'bawang putih|garlic|bawang'],
  nuts: ['kacang/nuts', 'kacang|kacang almond|almond|kacang mede|kacang mete|kacang tanah|nuts|almonds|peanuts'],
  berries: ['buah beri/berries', 'blueberry|blueberries|beri|berry|berries|buah beri|raspberry|raspberries'],
  chocolates: [
    'potongan cokelat/chocolate pieces',
    'cokelat batang|coklat batang|potongan cokelat|potongan coklat|chocolate bar|chocolate chunks|chocolate pieces|choco chunk',
  ],
  cotton: ['kapas/cotton', 'kapas|bola kapas|bunga kapas|cotton|cotton balls'],
  pebbles: ['batu kerikil/pebbles', 'kerikil|batu kerikil|batu spa|batu zen|pebbles|spa stones|zen stones'],
  shells: ['kerang/seashells', 'kerang|kulit kerang|cangkang kerang|seashell|seashells|shells'],
  cutlery: ['sendok garpu/fork and spoon', 'sendok garpu|sendok|garpu|sendok dan garpu|cutlery|fork|spoon'],
  chopsticks: ['sumpit/chopsticks', 'sumpit|chopsticks'],
};

/** What is also seen where it grows. */
const GROWING: ReadonlySet<string> = new Set(
  'roses blossoms whiteBlossoms lavenderSprigs greenLeaves shells'.split(' '),
);

/** What is sprinkled, cut or fresh is drawn the same. */
const BEFORE: readonly string[] = ['taburan', 'hiasan', 'irisan', 'potongan', 'tangkai', 'fresh', 'sliced'];
const AFTER: readonly string[] = ['segar', 'asli'];

const varied = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [
      word,
      ...(word.split(' ').length < 4
        ? [...BEFORE.map((way) => `${way} ${word}`), ...AFTER.map((way) => `${word} ${way}`)]
        : []),
    ])
    .join('|');

/** By the name of its drawing: what it is called, and its words with those for how it is cut or strewn. */
export const DRESSING_WORDS: Readonly<Record<string, readonly [called: string, words: string]>> = Object.fromEntries(
  Object.entries(NAMED).map(([name, [called, words]]) => [name, [called, varied(words)]]),
);

/** Dressings that are nowhere but on a table, where nothing else names a place: "jahe", "biji kopi". */
export const TABLE_DRESSINGS: string = Object.entries(NAMED)
  .filter(([name]) => !GROWING.has(name))
  .map(([, [, words]]) => words)
  .join('|');

/** Whether a detail is only found on a table. */
export const isTableOnly = (name: string): boolean => (isDressing(name) && !GROWING.has(name)) || STAGINGS.has(name);

/** Whether a detail lies around the things on a table. */
export const isDressing = (name: string): boolean => Object.hasOwn(DRESSING_WORDS, name);

/** The most of them that have a place. */
export const MAX_DRESSINGS = 3;

/** How a thing on a table is staged: its name (Indonesian/English), its value and the words that ask for it. */
export const STAGING_WORDS: readonly (readonly [name: string, value: number, words: string])[] = [
  [
    'closeUp',
    1,
    'close up|closeup|extreme close up|macro|makro|macro shot|foto makro|foto dari dekat|detail shot|close up shot|zoom in produk',
  ],
  [
    'flatLay',
    1,
    'flat lay|flatlay|top view|top down|topdown|dari atas|tampak atas|view dari atas|difoto dari atas|from above|overhead|overhead shot|overhead view|bird eye view|birds eye view',
  ],
  [
    'floats',
    1,
    'melayang|melayang di udara|mengambang|mengambang di udara|terbang|floating|floating in the air|floating in air|levitating|levitation|levitate|hovering',
  ],
  [
    'podium',
    1,
    'podium|di atas podium|atas podium|podium bulat|podium produk|pedestal|display podium|alas bulat|on a podium|on podium',
  ],
  [
    'podium',
    2,
    'podium hitam|di atas podium hitam|atas podium hitam|black podium|on a black podium|podium warna hitam|di atas podium warna hitam|atas podium warna hitam',
  ],
  ['podium', 3, 'podium putih|di atas podium putih|atas podium putih|white podium|on a white podium'],
  [
    'podium',
    4,
    'podium kayu|di atas podium kayu|atas podium kayu|wooden podium|on a wooden podium|tatakan kayu|batang kayu|wood slice',
  ],
  ['podium', 5, 'podium marmer|di atas podium marmer|atas podium marmer|marble podium|on a marble podium'],
  [
    'podium',
    6,
    'podium emas|di atas podium emas|atas podium emas|golden podium|on a golden podium|gold podium|on a gold podium',
  ],
  [
    'splash',
    1,
    'percikan air|cipratan air|percikan|cipratan|semburan air|splash|splashes|splashing|water splash|splash air|splash water|splashing water|air splash|efek splash|efek percikan air',
  ],
  [
    'oldWood',
    1,
    'rustic|kayu tua|kayu gelap|kayu rustic|meja rustic|meja kayu rustic|meja kayu tua|meja kayu gelap|dark wood|rustic wood|rustic table|rustic wooden table',
  ],
  ['neonGlow', 1, 'neon|neon background|latar neon|cahaya neon|lampu neon|neon light|neon lights|neon glow|cyberpunk'],
];

/** The details of staging. */
export const STAGINGS: ReadonlySet<string> = new Set(STAGING_WORDS.map(([name]) => name));
