import { TINTS } from '../../light/palette.ts';
import type { CameraMotion, ColourWord, Rgb, SceneName, TimeOfDay, Weather } from '../../scene.ts';
import { DETAIL_RULES, type DetailRule } from './detailWords.ts';
import { isTableOnly } from './dressingWords.ts';
import { COLOUR_WORDS, DYE_NAMES, DYE_WORDS, MOTION_WORDS, TIME_WORDS, WEATHER_WORDS } from './moodWords.ts';
import { isStandIn } from './approximateWords.ts';
import { ACT_WORDS, isAct, SUBJECT_ACTS } from './actWords.ts';
import { isPoseName } from './poseWords.ts';
import { SCENE_WORDS } from './sceneWords.ts';
import { STYLE_WORDS, type Style } from './styleWords.ts';
import { SUBJECT_WORDS } from './subjectWords.ts';
import { normaliseWord } from '../normaliseWord.ts';

export interface Dye {
  colour: Rgb;
  called: string;
}

/** Everything one phrase can set; a word may mean several things at once ("salju": a place and a weather). */
export interface Meaning {
  scenes: { scene: SceneName; weight: number }[];
  time?: TimeOfDay;
  weather?: Weather;
  colour?: ColourWord;
  /** The colour it gives to a thing named beside it, and the colour's name (Indonesian/English). */
  dye?: Dye | undefined;
  motion?: CameraMotion;
  style?: Style;
  subject?: string;
  details: DetailRule[];
  /** How many words of the phrase the drawing shows, where it is not all: of "donat kentang" only the first. */
  shown?: number;
}

/** Stands in a phrase before the words that its drawing does not show. */
const UNSHOWN = '~';

/** Details whose words say nothing of a place: "kembang api" is no flower, "gerhana cincin" no ring on a table. */
const WITHOUT_PLACE: ReadonlySet<string> = new Set(['fireworks', 'litWindows', 'eclipse']);

/** Animals of whose mothers people speak, who are no women. */
const WITH_MOTHERS: ReadonlySet<string> = new Set(
  'cat dog horse elephant tiger lion leopard bear panda monkey gorilla orangutan deer rabbit sheep cow buffalo goat pig fox wolf kangaroo penguin chicken duck goose giraffe zebra koala'.split(
    ' ',
  ),
);

/** "mother cat", "cat mother", "induk kucing". */
const mothersOf = (subject: string, words: string): string =>
  [
    `mother ${subject}`,
    `${subject} mother`,
    ...words
      .split('|')
      .filter((word) => /^[a-z]+$/u.test(word))
      .map((word) => `induk ${word}`),
  ].join('|');

/** Phrase (lower case, single spaces, no accents) → what it means. */
export const LEXICON: ReadonlyMap<string, Meaning> = buildLexicon();

/** The longest phrase of the lexicon, in words. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));

function buildLexicon(): Map<string, Meaning> {
  const lexicon = new Map<string, Meaning>();
  const each = (words: string, apply: (meaning: Meaning) => void): void => {
    for (const word of words.split('|')) {
      const [head, rest = ''] = word.split(UNSHOWN) as [string, string?];
      const phrase = normaliseWord(head + rest);
      const meaning = lexicon.get(phrase) ?? { scenes: [], details: [] };
      if (rest) meaning.shown = head.split(' ').length;
      apply(meaning);
      lexicon.set(phrase, meaning);
    }
  };
  for (const [scene, weight, words] of SCENE_WORDS)
    each(words, (meaning) => {
      meaning.scenes.push({ scene, weight });
    });
  for (const [time, words] of Object.entries(TIME_WORDS))
    each(words, (meaning) => {
      meaning.time = time as TimeOfDay;
    });
  for (const [weather, words] of Object.entries(WEATHER_WORDS))
    each(words, (meaning) => {
      meaning.weather = weather as Weather;
    });
  for (const [colour, words] of Object.entries(COLOUR_WORDS))
    each(words, (meaning) => {
      meaning.colour = colour as ColourWord;
      meaning.dye = dyeOf(meaning.colour);
    });
  for (const [words, colour, called] of DYE_WORDS)
    each(words, (meaning) => {
      meaning.dye = { colour, called };
    });
  for (const [motion, words] of Object.entries(MOTION_WORDS))
    each(words, (meaning) => {
      meaning.motion = motion as CameraMotion;
    });
  for (const [style, words] of Object.entries(STYLE_WORDS))
    each(words, (meaning) => {
      meaning.style = style as Style;
    });
  for (const [subject, words] of Object.entries(SUBJECT_WORDS))
    each(WITH_MOTHERS.has(subject) ? `${words}|${mothersOf(subject, words)}` : words, (meaning) => {
      meaning.subject = subject;
    });
  for (const rule of DETAIL_RULES)
    each(rule.words, (meaning) => {
      meaning.details.push(rule);
    });
  giveActs(lexicon, each);
  inheritPlaces(lexicon);
  for (const [phrase, meaning] of lexicon) {
    // Plurals ("tulips", "cars") have the place and subject of their singular.
    const one = meaning.scenes.length === 0 && !meaning.subject ? lexicon.get(phrase.replace(/s$/u, '')) : undefined;
    if (!one || one === meaning) continue;
    meaning.scenes.push(...one.scenes);
    if (one.subject) meaning.subject = one.subject;
  }
  return lexicon;
}

function dyeOf(word: ColourWord): Dye | undefined {
  const [colour, called] = [TINTS[word], DYE_NAMES[word]];
  return colour && called ? { colour, called } : undefined;
}

/** Every word of every phrase by its first letter, for looking up misspelt ones ("air terjn"). */
export const KNOWN_WORDS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  new Set([...LEXICON.keys()].flatMap((phrase) => phrase.split(' '))),
  (word) => word[0]!,
);

/** Who does what people do where nobody is named, and what those do who are named by it: "koki", "pelari". */
function giveActs(
  lexicon: ReadonlyMap<string, Meaning>,
  each: (words: string, apply: (meaning: Meaning) => void) => void,
): void {
  for (const { words, who } of Object.values(ACT_WORDS))
    each(words, (meaning) => {
      meaning.subject ??= who;
    });
  for (const [phrase, meaning] of lexicon) {
    const act = isStandIn({ typed: phrase }) ? undefined : SUBJECT_ACTS[meaning.subject ?? ''];
    const rule = DETAIL_RULES.find(({ name }) => name === act);
    if (rule && !meaning.details.some(({ name }) => isAct(name))) meaning.details.push(rule);
  }
}

/** A longer phrase that only sets details inherits its words' places: "planet bercincin" is in space, like "planet". */
function inheritPlaces(lexicon: Map<string, Meaning>): void {
  for (const [phrase, meaning] of lexicon) {
    const words = phrase.split(' ');
    const isOnlyDetail =
      meaning.details.length > 0 &&
      !meaning.details.some(({ name }) => WITHOUT_PLACE.has(name)) &&
      // "pegang buku" is about who holds it, "irisan lemon" about what lies beside something.
      !meaning.details.some((rule) => isPoseName(rule.name)) &&
      !meaning.details.every(({ name }) => isTableOnly(name)) &&
      meaning.scenes.length === 0 &&
      !meaning.time &&
      !meaning.subject;
    if (words.length === 1 || !isOnlyDetail) continue;
    for (const word of words) meaning.scenes.push(...(lexicon.get(word)?.scenes ?? []));
  }
}
