import type { SceneName, TimeOfDay } from '../../scene.ts';
import { hasRug, roomOf } from '../../scenes/room/roomKinds.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { SITTING } from '../../subject/sittingAnimals.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { inPromptOrder } from './inPromptOrder.ts';
import { isEnglishColour, isNearDrawn } from '../../prompt/context/thingColours.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { STEAMING_WARES } from '../../prompt/vocabulary/wareWords.ts';
import { wordForms, type Token } from '../../prompt/tokens.ts';
import { isPlain, isTableSeen } from '../visibleInScene.ts';

const ICED = 'es batu ice cubes gelas cup glass sedotan straw';
const VEIL =
  'hijab jilbab kerudung pashmina berhijab berjilbab berkerudung muslimah hijaber headscarf veil veiled perempuan wanita gadis cewek ibu woman';
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
  friedEgg: ON_A_PLATE,
  ketupat: ON_A_PLATE,
  coffee: 'cangkir cup tatakan saucer busa foam',
  dimsum: 'klakat bambu kukusan bamboo steamer',
  noodleBowl: `${IN_A_BOWL} kuah telur telor egg eggs`,
  soup: `${IN_A_BOWL} kuah`,
  chickenSoup: `${IN_A_BOWL} kuah`,
  meatSoup: `${IN_A_BOWL} kuah`,
  curry: `${IN_A_BOWL} kuah`,
  porridge: IN_A_BOWL,
  iceBowl: `${IN_A_BOWL} es ice`,
  friedRice: `${ON_A_PLATE} telur telor ceplok mata sapi dadar egg eggs fried`,
  mixedRice: ON_A_PLATE,
  spiceCake: ON_A_PLATE,
  rendang: ON_A_PLATE,
  satay: `${ON_A_PLATE} tusuk tusukan`,
  gadoGado: ON_A_PLATE,
  pasta: ON_A_PLATE,
  steak: ON_A_PLATE,
  friedNoodles: `${ON_A_PLATE} telur telor ceplok mata sapi egg eggs fried`,
  friedChicken: `${ON_A_PLATE} lalapan lalap sambal sambel`,
  grilledFish: `${ON_A_PLATE} lalapan lalap sambal sambel`,
  cookies: ON_A_PLATE,
  giftBox: 'pita ribbon bow',
  monstera: 'pot daun leaf leaves',
  snakePlant: 'pot daun leaf leaves',
  pouch: 'label',
  jar: 'label tutup lid',
  bottle: 'label tutup',
  dropper: 'botol bottle label tutup pipet dropper',
  waterBottle: 'botol bottle label tutup air water',
  sauceBottle: 'botol bottle label tutup',
  market: 'kios stall stalls lampu lampunya lampion lights lamps lanterns',
  sweetMartabak: 'keju cheese coklat cokelat chocolate meses',
  teacher: 'papan tulis blackboard chalkboard hijau ijo green ngajar mengajar teaching',
  rider: 'motor motorbike helm helmet skuter scooter vespa riding naik',
  couple: 'sepasang pasangan pair',
  'bridal-couple': 'sepasang pasangan pair pria wanita cowok cewek gaun gown bride groom',
  flag: 'berkibar melambai waving',
  'christmas-tree': 'kado hadiah gift gifts present presents merah red',
  'floating-market': 'perahu boat boats pedagang penjual jualan berjualan buah fruit caping',
  balloons: 'tali string strings',
  reader: 'buku book membaca baca reading',
  guitarist: 'gitar guitar cowok pria man',
  fisherman: 'perahu boat sampan cowok pria bapak man joran pancing rod',
  footballer: 'bola ball anak kid kids boy',
  cyclist: 'sepeda bicycle bike',
  cake: 'lilin candle candles',
  books: 'lilin candle',
  dog: 'coklat cokelat brown',
  horse: 'coklat cokelat brown',
  bear: 'coklat cokelat brown',
  tiger: 'loreng belang striped oranye',
  elephant: 'abu grey gray',
  panda: 'hitam putih black white',
  cow: 'hitam putih belang',
  sheep: 'putih white',
  goat: 'putih white',
  mosque: 'kubah dome hijau ijo green menara minaret',
  farmer: 'caping topi cangkul hat bapak pak mas pria',
  'peci-man': 'peci',
  hijabi: VEIL,
  'veiled-cook': VEIL,
  lava: 'merah red oranye orange panas hot pijar',
};

/** Words for the steam that rises over every hot dish. */
const STEAM =
  /^(?:asap|asapnya|ngebul|ngepul|kemebul|mengepul|mengebul|berasap|beruap|uap|uapnya|kepulan|kepulannya|steam|steaming)$/iu;

/** The people who are drawn without a face, or turned away. */
const FACELESS: ReadonlySet<string> = new Set(
  'fisherman rider guitarist cyclist footballer archer acrobat fighter skateboarder skier runner walker hiker prayer meditation warrior ninja dancer'.split(
    ' ',
  ),
);
const SMILE = /^(?:senyum|tersenyum|senyumnya|senyuman|smile|smiles|smiling)$/iu;

/** Light that is seen in a room without being drawn as a thing. */
const SUNLIGHT = /^(?:cahaya|sinar)(?: (?:matahari|pagi|sore))?$|^(?:sun ?|morning |soft )?light$/iu;
const SUNNY: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['dawn', 'morning', 'golden', 'sunset']);

/** Where the sun shines in through a window. */
const INDOORS: ReadonlySet<string> = new Set(['table', 'room']);

/** What every room with a table shows. */
const FURNITURE = /^(?:meja|meja kayu|table|wooden table|jendela|window)$/iu;

/** Whether a word names the table or the window that a table stands by. */
export const isFurniture = (typed: string): boolean => FURNITURE.test(typed);

/** The water that a shore and islands stand in. */
const SEA = /^(?:laut|lautan|samudra|sea|ocean|air laut)$/iu;
const BY_THE_SEA: ReadonlySet<SceneName> = new Set<SceneName>(['beach', 'islands']);

/** The lamps of a street after dark. */
const LAMPS = /^(?:lampu|lampunya|lampu lampu|lamps?|lights?)(?: (?:kuning|jalan))?$/iu;
const DARK: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['night', 'dusk']);

/** The grass before a home is its yard; before a church or a school it is just a field. */
const HOMES: ReadonlySet<string> = new Set('house joglo hut cabin barn rumah-gadang village'.split(' '));
const GROUNDS = /^(?:halaman|halaman rumah|pekarangan|pelataran)$/iu;

/** The chillies on a plate of fritters are green, those in a bowl of sambal red. */
const CHILLI = /^(?:cabe|cabai|lombok|chil+i(?:es)?)(?:nya)?(?: rawit)?$|^rawit$/iu;
const GREEN_CHILLI = /^(?:(?:cabe|cabai|lombok)(?: rawit)?|rawit) (?:ijo|hijau)$|^green chil+i(?:es)?$/iu;
const RED_CHILLI = /^(?:(?:cabe|cabai|lombok)(?: rawit)?|rawit) merah$|^red chil+i(?:es)?$/iu;

/** Every cook stands with a frying pan in their hand, unless behind a table. */
const PAN =
  /^(?:(?:holding|memegang|pegang|megang|bawa|membawa) (?:a )?)?(?:frying pan|frying|pan|wajan|penggorengan|teflon|skillet)$/iu;
const COOKS: ReadonlySet<string> = new Set(['cook', 'home-cook', 'veiled-cook']);

const RUG = /^(?:karpet|karpetnya|permadani|carpet|rug)$/iu;

/** Several of a kind stand side by side. */
const IN_A_ROW = /^(?:berjejer|berjajar|berbaris|berderet|in a row)$/iu;

/** Animals are drawn sitting, unless they stand to graze or sleep. */
const SEATED = /^(?:duduk|lagi duduk|duduk santai|sitting|sits|seated)$/iu;

/** Words for flying, which any subject drawn in the sky shows anyway. */
const ALOFT = /^(?:terbang|melayang|flying|soaring|fly)\b/iu;

export interface DrawnThings {
  subjects: readonly (string | null)[];
  details: Readonly<Record<string, number>>;
  scene: SceneName;
  time: TimeOfDay;
}

/** Words as typed, in order: those that nothing in the picture shows, and those that something drawn shows besides. */
export interface SortedWords {
  unmatched: string[];
  shown: string[];
}

/** Sorts the words without a chip of their own by whether the picture shows them. */
export function sortWords(
  prompt: string,
  words: readonly string[],
  {
    tokens,
    used,
    hits,
    drawn,
    seenNowhere,
  }: {
    tokens: readonly Token[];
    used: ReadonlySet<Hit>;
    hits: readonly Hit[];
    drawn: DrawnThings;
    /** Words that something drawn would show, were they not about another thing. */
    seenNowhere: readonly string[];
  },
): SortedWords {
  const isSomething = drawn.subjects.some((name) => name !== null);
  const said = joinNumbers(joinColours([...new Set(words)], { tokens, hits, drawn }), tokens).filter(
    (word) =>
      // "a whale flying": what is drawn flies or does not; without anything, the camera was meant.
      (!STOP_WORDS.has(normaliseWord(word)) || (isSomething && /^flying$/iu.test(word))) &&
      !isNearDrawn(word, tokens, used),
  );
  const { shown = [], unmatched = [] } = Object.groupBy(inPromptOrder(prompt, said), (word) =>
    !seenNowhere.includes(word) && isShown(word, drawn) ? 'shown' : 'unmatched',
  );
  return { shown, unmatched };
}

/** "ransel merah", "green leaves": a colour is read with the undrawn thing it belongs to. */
function joinColours(
  words: readonly string[],
  { tokens, hits, drawn }: { tokens: readonly Token[]; hits: readonly Hit[]; drawn: DrawnThings },
): string[] {
  const joined = [...words];
  for (const { meaning, typed, position, end } of hits) {
    if (!meaning.dye || tokens.filter((token) => token.typed === typed).length > 1) continue;
    const isEnglish = isEnglishColour(typed);
    const noun = isEnglish ? tokens[end] : tokens[position - 1];
    if (!noun || (isEnglish ? noun : tokens[position]!).opens) continue;
    const colour = joined.indexOf(typed);
    const thing = joined.findIndex((word) => word.split(' ').at(isEnglish ? 0 : -1) === noun.typed);
    if (colour < 0 || thing < 0 || colour === thing) continue;
    const whole = isEnglish ? `${typed} ${joined[thing]}` : `${joined[thing]} ${typed}`;
    // A white veil is drawn as a veil, in its own colour.
    // Green chilli sauce is not the red one on the plate.
    const isSauce = /^samb[ae]l/iu.test(joined[thing]!);
    if (!isSauce && isShown(joined[thing]!, drawn) && !isShown(whole, drawn)) continue;
    joined[thing] = whole;
    joined.splice(colour, 1);
  }
  return joined;
}

/** A number, or capitals as in "XI IPA". */
const OF_A_NAME = /^(?:\d+|\p{Lu}+)$/u;

/** "kelas XI IPA 2", "angkatan 2024": a number or capitals are read with the undrawn word before them. */
function joinNumbers(words: readonly string[], tokens: readonly Token[]): string[] {
  const joined = [...words];
  for (const [at, { typed, opens }] of tokens.entries()) {
    const before = tokens[at - 1]?.typed;
    if (!OF_A_NAME.test(typed) || opens || before === undefined) continue;
    const number = joined.indexOf(typed);
    const word = joined.findIndex((one) => one.endsWith(before));
    if (number < 0 || word < 0) continue;
    joined[word] = `${joined[word]} ${typed}`;
    joined.splice(number, 1);
  }
  return joined;
}

/** Whether something that is drawn shows a word that asked for nothing of its own: a cup's saucer, a dish's steam. */
export function isShown(typed: string, { subjects, details, scene, time }: DrawnThings): boolean {
  const names = subjects.filter((name) => name !== null);
  if (ALOFT.test(typed) && names.some((name) => SILHOUETTES[name]?.anchor === 'sky')) return true;
  if (STEAM.test(typed) && Object.keys(details).some((name) => STEAMING_WARES.has(name))) return true;
  if (SMILE.test(typed) && names.some((name) => name in FIGURES && !FACELESS.has(name))) return true;
  if (SUNLIGHT.test(typed) && INDOORS.has(scene) && SUNNY.has(time) && !isPlain({ scene, details })) return true;
  if (isFurniture(typed) && scene === 'table' && isTableSeen({ scene, details }))
    return !isPlain({ scene, details }) && !(details.marble && /kayu|wooden/iu.test(typed));
  if (SEA.test(typed) && BY_THE_SEA.has(scene)) return true;
  if (GROUNDS.test(typed) && names.some((name) => HOMES.has(name))) return true;
  if (IN_A_ROW.test(typed) && (details.count ?? 1) > 1) return true;
  if (SEATED.test(typed) && !details.asleep && names.some((name) => name in SITTING)) return true;
  if (LAMPS.test(typed) && scene === 'city' && DARK.has(time)) return true;
  if (CHILLI.test(typed) && ('fritters' in details || 'sambal' in details)) return true;
  if (GREEN_CHILLI.test(typed) && 'fritters' in details) return true;
  if (RED_CHILLI.test(typed) && 'sambal' in details) return true;
  if (PAN.test(typed) && scene !== 'table' && names.some((name) => COOKS.has(name))) return true;
  if (RUG.test(typed) && scene === 'room' && hasRug(roomOf(subjects[0] ?? null, details))) return true;
  const things = [...Object.keys(details), ...names];
  const shown = new Set(things.flatMap((name) => (SHOWN_WITH[name] ?? '').split(' ')));
  return normaliseWord(typed)
    .split(' ')
    .every((word) => wordForms(word).some((form) => shown.has(form)));
}
