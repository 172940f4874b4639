import { SILHOUETTES } from '../subject/silhouettes.ts';
import { inPromptOrder } from './chooseSubjects.ts';
import { isNearDrawn } from './thingColours.ts';
import { normaliseWord } from './normaliseWord.ts';
import type { Hit } from './readPrompt.ts';
import { STOP_WORDS } from './stopWords.ts';
import { STEAMING_WARES } from './wareWords.ts';
import type { Token } from './tokens.ts';

const ICED = 'es batu ice cubes gelas cup glass sedotan straw';
const IN_A_BOWL = 'mangkuk mangkok bowl';
const ON_A_PLATE = 'piring plate';

/** What a drawing of a thing shows besides the thing itself. */
const SHOWN_WITH: Readonly<Record<string, string>> = {
  icedCoffee: ICED,
  icedTea: ICED,
  boba: ICED,
  cendol: ICED,
  juice: ICED,
  redJuice: ICED,
  avocadoJuice: 'gelas glass',
  matcha: 'gelas glass',
  coffee: 'cangkir cup tatakan saucer busa foam',
  dimsum: 'klakat bambu kukusan bamboo steamer',
  noodleBowl: `${IN_A_BOWL} kuah telur`,
  soup: `${IN_A_BOWL} kuah`,
  chickenSoup: `${IN_A_BOWL} kuah`,
  meatSoup: `${IN_A_BOWL} kuah`,
  curry: `${IN_A_BOWL} kuah`,
  porridge: IN_A_BOWL,
  iceBowl: `${IN_A_BOWL} es ice`,
  friedRice: ON_A_PLATE,
  mixedRice: ON_A_PLATE,
  friedNoodles: ON_A_PLATE,
  friedChicken: ON_A_PLATE,
  grilledFish: ON_A_PLATE,
  cookies: ON_A_PLATE,
  giftBox: 'pita ribbon bow',
  pouch: 'label',
  jar: 'label tutup lid',
  bottle: 'label tutup',
  satay: 'tusuk tusukan',
  market: 'kios stall stalls lampu lampunya lampion lights lamps lanterns',
  sweetMartabak: 'keju cheese coklat cokelat chocolate meses',
  teacher: 'papan tulis blackboard chalkboard hijau ijo green ngajar mengajar teaching',
  rider: 'motor motorbike helm helmet',
  reader: 'buku book membaca baca reading',
  guitarist: 'gitar guitar',
  dog: 'coklat cokelat brown',
  horse: 'coklat cokelat brown',
  bear: 'coklat cokelat brown',
  tiger: 'loreng belang striped oranye',
  elephant: 'abu grey gray',
  panda: 'hitam putih black white',
  cow: 'hitam putih belang',
  sheep: 'putih white',
  goat: 'putih white',
  farmer: 'caping topi cangkul hat',
  'peci-man': 'peci',
  lava: 'merah red oranye orange panas hot pijar',
};

/** Words for the steam that rises over every hot dish. */
const STEAM = /^(?:asap|asapnya|ngebul|kemebul|mengepul|berasap|uap|steam|steaming)$/iu;

/** Words for flying, which any subject drawn in the sky shows anyway. */
const ALOFT = /^(?:terbang|melayang|flying|soaring|fly)\b/iu;

export interface DrawnThings {
  subjects: readonly (string | null)[];
  details: Readonly<Record<string, number>>;
}

/** The words, as typed and in order, that nothing in the picture shows. */
export function unmatchedWords(
  prompt: string,
  words: readonly string[],
  { tokens, used, drawn }: { tokens: readonly Token[]; used: ReadonlySet<Hit>; drawn: DrawnThings },
): string[] {
  return inPromptOrder(prompt, [...new Set(words)]).filter(
    (word) => !STOP_WORDS.has(normaliseWord(word)) && !isNearDrawn(word, tokens, used) && !isShown(word, drawn),
  );
}

function isShown(typed: string, { subjects, details }: DrawnThings): boolean {
  if (ALOFT.test(typed) && subjects.some((name) => name && SILHOUETTES[name]?.anchor === 'sky')) return true;
  if (STEAM.test(typed) && Object.keys(details).some((name) => STEAMING_WARES.has(name))) return true;
  const things = [...Object.keys(details), ...subjects.flatMap((name) => name ?? [])];
  const shown = new Set(things.flatMap((name) => (SHOWN_WITH[name] ?? '').split(' ')));
  return normaliseWord(typed)
    .split(' ')
    .every((word) => shown.has(word));
}
