import { type SceneName, TERRAIN_SCENES, type TimeOfDay } from '../../scene.ts';
import { hasLamp, hasRug, hasWindow, roomOf } from '../../scenes/room/roomKinds.ts';
import { isWindow } from '../../prompt/context/insideRooms.ts';
import { isAnimal } from '../../subject/animals/isAnimal.ts';
import { ANIMALS } from '../../subject/animalDrawings.ts';
import { FIGURES, GROUPS, PEOPLE } from '../../subject/figureDrawings.ts';
import { DOERS } from '../../prompt/context/attributes.ts';
import { isAtBoard } from '../../subject/figureLook.ts';
import { SITTING } from '../../subject/sittingAnimals.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isAct } from '../../prompt/vocabulary/actWords.ts';
import { inPromptOrder } from './inPromptOrder.ts';
import { isEnglishColour, isNearDrawn } from '../../prompt/context/thingColours.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { BURNING_WARES } from '../../prompt/vocabulary/wareShapes.ts';
import { STEAMING_WARES } from '../../prompt/vocabulary/wareWords.ts';
import type { Token } from '../../prompt/tokens.ts';
import { partsNamed } from './shownParts.ts';
import { isPlain, isTableSeen } from '../visibleInScene.ts';

/** Words for the steam that rises over every hot dish. */
const STEAM =
  /^(?:asap|asapnya|ngebul|ngepul|kemebul|mengepul|mengebul|berasap|beruap|uap|uapnya|kepulan|kepulannya|steam|steaming)$/iu;

/** Of candles, whose flames are drawn. */
const LIT = /^(?:menyala|nyala|dinyalakan|lit|burning|lighted)$/iu;

/** The people who are drawn without a face, or turned away. */
const FACELESS: ReadonlySet<string> = new Set(
  'fisherman rider guitarist footballer acrobat fighter skateboarder skier runner walker hiker prayer warrior vampire alien ninja dancer'.split(
    ' ',
  ),
);
const INTERIOR = /^(?:(?:desain |suasana )?interior(?: design)?)$/iu;
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

/** What stands on the horizon of hills. */
const MOUNTAINS = /^(?:gunung|pegunungan|gunung gunung|mountains?)(?: (?:di belakang|di kejauhan))?$/iu;

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

/** The lamps and desks that rooms are furnished with. */
const LAMP = /^(?:lampu|lamps?)$/iu;

/** On and above the altar of a church. */
const CANDLES = /^(?:lilin|candles?)$/iu;
const CROSS = /^(?:salib|kayu salib|cross|crucifix)$/iu;

const STANDING = /^(?:berdiri|lagi berdiri|sedang berdiri|standing|stands)$/iu;
const ALONE = /^(?:sendiri|sendirian|alone|by (?:him|her|it)self|solo)$/iu;
const PERSON = /^(?:orang|orng|seseorang|person|somebody|someone)$/iu;
const SAILING = /^(?:berlayar|sailing|sails)$/iu;

/** Animals are drawn sitting, unless they stand to graze or sleep. */
const SEATED = /^(?:duduk|lagi duduk|duduk santai|sitting|sits|seated)$/iu;

/** Words for flying, which any subject drawn in the sky shows anyway. */
const ALOFT =
  /^(?:terbang|melayang|flying|flies|fly|soaring|hovering)(?: (?:over|above|past|through|di atas|diatas|melintasi|rendah|tinggi|in the sky|di langit|di udara))?$/iu;

const LIGHTNING = /^(?:petir|kilat|halilintar|guntur|lightning|thunder|thunderbolt)$/iu;
const WITH_LIGHTNING: ReadonlySet<SceneName> = new Set<SceneName>(TERRAIN_SCENES);
const SWIMMING = /^(?:berenang|berenang renang|renang|swimming|swims)$/iu;
const LEAPING = /^(?:melompat|meloncat|lompat|loncat|jumping|leaping|jumps|leaps)(?: lompatan)?$/iu;
const WALKING = /^(?:berjalan|jalan|melangkah|walking|walks)$/iu;
/** Light from a house after dark. */
const WINDOW_LIGHT =
  /^(?:(?:warm|cozy|cosy|golden|glowing) )?(?:lights?|lamps?|windows?)$|^(?:lampu|cahaya|jendela)(?:nya)?(?: (?:hangat|menyala|rumah|kuning|bercahaya))?$/iu;
const hasWindows = (name: string): boolean => SILHOUETTES[name]?.parts.some(({ isWindow }) => isWindow) ?? false;

export interface DrawnThings {
  subjects: readonly (string | null)[];
  details: Readonly<Record<string, number>>;
  scene: SceneName;
  time: TimeOfDay;
}

/** Words as typed, in order: those that nothing in the picture shows, and those that something drawn shows besides. */
export interface SortedWords {
  unmatched: string[];
  /** With what it shows of them (Indonesian/English). */
  shown: { word: string; called: string }[];
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
  const sorted: SortedWords = { unmatched: [], shown: [] };
  for (const word of inPromptOrder(prompt, said)) {
    const isElsewhere = seenNowhere.includes(word) || isOfAnother(word, tokens, drawn.subjects);
    const called = isElsewhere ? null : shownAs(word, drawn);
    if (called === null) sorted.unmatched.push(word);
    else sorted.shown.push({ word, called });
  }
  return sorted;
}

const UPON: ReadonlySet<string> = new Set('on upon atop atas diatas'.split(' '));
const SEATS: ReadonlySet<string> = new Set('sofa kursi bangku kasur pangkuan jendela meja pagar atas'.split(' '));
const LAMPLIGHT: ReadonlySet<string> = new Set(
  'lampu lilin bulan neon senter api obor lamp candle moon street stage studio fairy torch'.split(' '),
);

const DIM: ReadonlySet<string> = new Set('dark dim moody low gelap redup remang'.split(' '));

/** "sitting on a sofa", "cahaya lampu": seen on something, or of something, that is not drawn so. */
function isOfAnother(word: string, tokens: readonly Token[], subjects: readonly (string | null)[]): boolean {
  const at = tokens.findIndex(({ typed }) => typed === word.split(' ').at(-1));
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (at < 0) return false;
  if (SUNLIGHT.test(word))
    return (
      (before !== undefined && !tokens[at]!.opens && DIM.has(before.word)) ||
      (next !== undefined && !next.opens && LAMPLIGHT.has(next.word)) ||
      (before !== undefined && !tokens[at]!.opens && LAMPLIGHT.has(before.word))
    );
  if (LAMP.test(word)) return next !== undefined && !next.opens && DIM.has(next.word);
  if (!(SEATED.test(word) || STANDING.test(word)) || next === undefined || next.opens || subjects[3]) return false;
  return UPON.has(next.word) || (next.word === 'di' && SEATS.has(second?.word ?? ''));
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
    if (!isSauce && shownAs(joined[thing]!, drawn) && !shownAs(whole, drawn)) continue;
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

/**
 * What something that is drawn shows of a word that asked for nothing of its own, such as a cup's saucer or a dish's
 * steam (Indonesian/English); null where nothing does.
 */
export function shownAs(typed: string, { subjects, details, scene, time }: DrawnThings): string | null {
  const names = subjects.filter((name) => name !== null);
  if (ALOFT.test(typed) && (details.aloft || names.some((name) => /sky|space/.test(SILHOUETTES[name]?.anchor ?? ''))))
    return 'terbang/flying';
  if (
    STEAM.test(typed) &&
    scene === 'table' &&
    (details.steam || Object.keys(details).some((name) => STEAMING_WARES.has(name)))
  )
    return 'uap/steam';
  if (LIT.test(typed) && scene === 'table' && Object.keys(details).some((name) => BURNING_WARES.has(name)))
    return 'menyala/lit';
  if (SMILE.test(typed) && names.some((name) => name in FIGURES && !FACELESS.has(name))) return 'tersenyum/smiling';
  if (LIGHTNING.test(typed) && time === 'storm' && WITH_LIGHTNING.has(scene)) return 'petir/lightning';
  if (SWIMMING.test(typed) && (details.koi || names.some((name) => SILHOUETTES[name]?.anchor === 'underwater')))
    return 'berenang/swimming';
  if (LEAPING.test(typed) && names.includes('dolphin') && scene !== 'underwater') return 'melompat/leaping';
  if (WALKING.test(typed) && names.some((name) => isAnimal(name) && SILHOUETTES[name]?.motion === 'walk'))
    return 'berjalan/walking';
  if (WINDOW_LIGHT.test(typed) && time === 'night' && names.some(hasWindows)) return 'jendela menyala/lit windows';
  if (SUNLIGHT.test(typed) && INDOORS.has(scene) && SUNNY.has(time) && !isPlain({ scene, details }))
    return 'cahaya siang/daylight';
  if (isFurniture(typed) && scene === 'table' && isTableSeen({ scene, details })) return furnitureSeen(typed, details);
  if (MOUNTAINS.test(typed) && scene === 'hills') return 'gunung di kejauhan/distant mountains';
  if (MOUNTAINS.test(typed) && scene === 'volcano') return 'gunung/mountain';
  if (SEA.test(typed) && BY_THE_SEA.has(scene)) return 'laut/sea';
  if (GROUNDS.test(typed) && scene === 'venue' && details.homeYard) return 'halaman rumah/yard of a house';
  if (GROUNDS.test(typed) && names.some((name) => HOMES.has(name)) && scene === 'hills' && !details.water)
    return 'rumput di depan rumah/grass before the house';
  if (IN_A_ROW.test(typed) && (details.count ?? 1) > 1) return 'berjajar/in a row';
  if (SEATED.test(typed) && !details.asleep && names.some((name) => name in SITTING)) return 'duduk/sitting';
  if (LAMPS.test(typed) && scene === 'city' && DARK.has(time)) return 'lampu kota/city lights';
  if (CHILLI.test(typed) && 'fritters' in details) return 'cabai hijau/green chillies';
  if (CHILLI.test(typed) && 'sambal' in details) return 'cabai merah/red chillies';
  if (GREEN_CHILLI.test(typed) && 'fritters' in details) return 'cabai hijau/green chillies';
  if (RED_CHILLI.test(typed) && 'sambal' in details) return 'cabai merah/red chillies';
  if (PAN.test(typed) && scene !== 'table' && names.some((name) => COOKS.has(name))) return 'wajan/frying pan';
  const room = scene === 'room' ? roomOf(subjects[0] ?? null, details) : null;
  if (INTERIOR.test(typed) && room) return 'ruangan/interior';
  const isSomebodyBusy = Object.keys(details).some(isAct);
  // "dekat jendela": a sofa, which cats lie on, stands near it.
  if (isWindow(typed.split(' ').at(-1)!) && room && hasWindow(room)) return 'jendela/window';
  if (LAMP.test(typed) && room && hasLamp(room, isSomebodyBusy)) return 'lampu/lamp';
  if (room === 'churchHall' && CANDLES.test(typed)) return 'lilin/candles';
  if (room === 'churchHall' && CROSS.test(typed)) return 'salib/cross';
  if (STANDING.test(typed) && names.length > 0 && isOnFeet(subjects, scene, details)) return 'berdiri/standing';
  if (ALONE.test(typed) && isAlone(names, scene, details)) return 'sendirian/alone';
  if (PERSON.test(typed) && names.some((name) => name in FIGURES || DOERS.has(name))) return 'seseorang/somebody';
  if (SAILING.test(typed) && names.some((name) => SILHOUETTES[name]?.motion === 'sail')) return 'mengapung/afloat';
  if (RUG.test(typed) && room && hasRug(room)) return 'karpet/rug';
  const withTheirThings = names.filter(
    (name) => name !== 'teacher' || isAtBoard({ scene, subject: subjects[0] ?? null, details }),
  );
  return partsNamed(normaliseWord(typed), [...Object.keys(details), ...withTheirThings]);
}

/** Whether somebody, or an animal that does not sit, stands on the ground. */
function isOnFeet([subject, , , mount]: DrawnThings['subjects'], scene: SceneName, details: object): boolean {
  // Of what people do, a part is done sitting.
  if (Object.keys(details).some(isAct)) return false;
  if (!subject || mount || scene === 'table' || scene === 'portrait' || scene === 'underwater') return false;
  if (subject in PEOPLE || subject in GROUPS) return !('sitting' in details || 'asleep' in details);
  return SILHOUETTES[subject]?.anchor === 'ground' && subject in ANIMALS && !(subject in SITTING);
}

/** Whether a picture shows one body and no crowd around it. */
const isAlone = ([name, ...others]: readonly string[], scene: SceneName, details: DrawnThings['details']): boolean =>
  name !== undefined &&
  others.length === 0 &&
  (name in PEOPLE || name in ANIMALS || DOERS.has(name)) &&
  (details.count ?? 1) === 1 &&
  !Object.keys(details).some(isAct) &&
  scene !== 'city';

/** The table, its wood, or the window by it; before a plain backdrop or on marble there is no wood. */
function furnitureSeen(typed: string, details: Readonly<Record<string, number>>): string | null {
  if (isPlain({ scene: 'table', details })) return null;
  if (isWindow(typed)) return 'jendela/window';
  const isOfWood = /kayu|wooden/iu.test(typed);
  if (isOfWood && details.marble) return null;
  return isOfWood ? 'meja kayu/wooden table' : 'meja/table';
}
