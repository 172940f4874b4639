import { OPEN_ROOMS } from '../../prompt/context/insideRooms.ts';
import { isWareRule } from '../../prompt/context/tableThings.ts';
import { isOfHotDish } from '../../prompt/context/thingAdjectives.ts';
import { isOfBackdrop } from '../../prompt/context/thingColours.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import { HOT_WARES } from '../../prompt/vocabulary/wareWords.ts';
import { isGrounded } from '../../subject/anchorOf.ts';
import { canTravel, TRAVELS } from '../subjects/chooseSubjects.ts';
import { OVER_WATER, ROADLESS } from '../visibleInScene.ts';
import type { DetailContext, DetailException } from './detailContext.ts';

/** A city of towers behind water has no street, unless one is named. */
const isOverWater = ({ names }: DetailContext): boolean => names(OVER_WATER) && !names(STREETS);

const FLOODED: ReadonlySet<string> = new Set(['inFlood']);
const JAKARTA: ReadonlySet<string> = new Set(['jakarta']);

const isMonasNamed = ({ wanted }: DetailContext): boolean =>
  wanted.some(({ meaning }) => meaning.details.some(({ name, value }) => name === 'jakarta' && value === 1));

const STREETS: ReadonlySet<string> = new Set(['street', 'market']);

/** A jam is seen in a street, whichever city it is in. */
const TRAFFIC_JAM = /^(?:macet\p{L}*|kemacetan|traffic(?: jam)?|lalu lintas)$/iu;

const isJam = ({ wanted }: DetailContext): boolean => wanted.some(({ typed }) => TRAFFIC_JAM.test(typed));

const NO_ROADS_BUT_JAKARTA: ReadonlySet<string> = new Set([...ROADLESS].filter((name) => name !== 'jakarta'));

const OF_CITIES: Readonly<Record<string, DetailException>> = {
  /** Monas stands in the skyline, and in no street. */
  jakarta: ({ rule }, context) =>
    rule.value < 1 && (isJam(context) || context.names(STREETS) || context.names(FLOODED)),

  street: (_, context) => isMonasNamed(context),

  /** Some views of a city, such as a market, show no cars. And one car is the subject, not the cars around it. */
  traffic: ({ hit }, context) =>
    (context.scene === 'city' && context.names(isJam(context) ? NO_ROADS_BUT_JAKARTA : ROADLESS)) ||
    (hit.meaning.subject !== undefined && context.subjects.includes(hit.meaning.subject)),

  /** "robot jaga monas, gaya sci-fi": signs hang along a street, and none over water. */
  neon: ({ hit }, context) => !/neon/iu.test(hit.typed) && isOverWater(context),

  /** Where the towers stand behind water, no street is seen to be wet. */
  wet: (_, context) => isOverWater(context),
  inFlood: (_, context) =>
    context.names(ABOVE_FLOODS) || isMonasNamed(context) || (isOverWater(context) && !context.names(JAKARTA)),
};

/** Places that no flood reaches. */
const ABOVE_FLOODS: ReadonlySet<string> = new Set(
  'jetty cliff summit rooftop crystalCave ropeBridge mountainRoad coastRoad pool'.split(' '),
);

const BIG = /^(?:besar|gede|tinggi|raksasa|ganas|dahsyat|big|huge|giant|high|tall)$/iu;

/** "ombaknya gede": the sea is drawn with small waves only. */
export const isOfBigWaves = ({ meaning, position, end }: Hit, tokens: readonly Token[]): boolean =>
  meaning.details.some(({ name }) => name === 'waves') &&
  (BIG.test(tokens[end]?.word ?? '') || BIG.test(tokens[position - 1]?.word ?? ''));

/** Words for what is seen from any room. */
const OF_VIEWS = /view|overlooking|pemandangan|menghadap|memandang|lihat|liat/iu;

const OF_OPEN_LAND: Readonly<Record<string, DetailException>> = {
  /** What hangs in the air anyway needs no lift, and what is ridden has its own. */
  aloft: (_, { subject, mount, act }) => !isGrounded(subject) || mount !== null || act !== null,

  roadside: (_, { subject }) => subject === null,

  waves: ({ hit }, { tokens }) => isOfBigWaves(hit, tokens),

  /** "balkon menghadap laut", and no picture of the sea on a wall. */
  seaView: ({ hit }, { names }) => !OF_VIEWS.test(hit.typed) && !names(OPEN_ROOMS),

  /** "berbuah lebat": "lebat" is about fruit, not rain. */
  rainStrength: ({ hit }, { wanted }) =>
    /^(?:lebat|deras|pouring)$/i.test(hit.typed) &&
    !wanted.some(({ meaning }) => meaning.weather === 'rain' || meaning.weather === 'storm'),
};

const POTTED: ReadonlySet<string> = new Set(['monstera', 'snakePlant']);
const CLOTH: ReadonlySet<string> = new Set(['batik']);

/** Whether a table of wood is named. */
export const isOfWood = ({ wanted }: DetailContext): boolean =>
  wanted.some(
    ({ meaning, typed }) => /kayu|wood/iu.test(typed) && meaning.scenes.some((entry) => entry.scene === 'table'),
  );

/** A white pot does not make the room white, and a patterned cloth leaves no plain ground. */
const isNoGround: DetailException = ({ hit }, { scene, tokens, names }) =>
  ((scene === 'table' || scene === 'abstract') && hit.end - hit.position === 1 && !isOfBackdrop(hit, tokens)) ||
  (scene === 'abstract' && names(CLOTH));

const OF_TABLES: Readonly<Record<string, DetailException>> = {
  /** "tanaman monstera di pot": what it is, and the pot that it stands in. */
  plant: ({ hit }, { names }) => /^(?:pot|tanaman(?: hias)?|plants?)$/iu.test(hit.typed) && names(POTTED),

  /** "bunga lavender": the flowers in the vase are no lavender. */
  vase: ({ hit: { typed, position, end } }, { wanted }) =>
    /^(?:bunga|flowers?)$/iu.test(typed) &&
    wanted.some(
      (other) =>
        (other.position === end || other.end === position) &&
        other.meaning.details.some(({ name, scenes }) => scenes[0] === 'flowers' && name !== 'rose'),
    ),

  /** Steam is only drawn over hot food, never for hot weather. And "nasi anget" as a third dish is not there to steam. */
  steam: ({ hit }, { wanted, details, tokens, literal, names }) =>
    !names(HOT_WARES) ||
    !isOfHotDish(hit, tokens, literal) ||
    wanted.some(
      ({ meaning, end }) =>
        end === hit.position &&
        meaning.details.some(isWareRule) &&
        meaning.details.every(({ name }) => !(name in details)),
    ),

  /** "latar kayu, mewah": wood was asked for by name. */
  marble: ({ hit }, context) => !/marm|marbl/iu.test(hit.typed) && isOfWood(context),

  /** Only a backdrop or marble can be black, not a wooden table. */
  black: (word, context) => (context.scene === 'table' && !context.isBackdropNamed) || isNoGround(word, context),

  white: isNoGround,
};

/** By the name of a detail: when its word does not mean it, or it is not seen. */
const EXCEPTIONS: Readonly<Record<string, DetailException>> = { ...OF_CITIES, ...OF_OPEN_LAND, ...OF_TABLES };

/** Whether what a word asks for is not seen in this picture. */
export const isUnseenDetail: DetailException = (word, context) =>
  EXCEPTIONS[word.rule.name]?.(word, context) || isUnseenTravel(word, context);

/** "pesawat melintas": needs a subject that can travel, and has no effect in a still picture. */
const isUnseenTravel: DetailException = ({ rule }, { isStill, subjects }) => {
  const ways = TRAVELS[rule.name];
  return ways !== undefined && (isStill || !canTravel(ways, subjects));
};
