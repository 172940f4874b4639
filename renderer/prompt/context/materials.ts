import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import type { Hit } from '../readPrompt.ts';
import { NEGATIONS, NUMBERS, STOP_WORDS } from '../vocabulary/stopWords.ts';
import { isWareRule } from './tableThings.ts';
import type { Token } from '../tokens.ts';

/** Materials whose name alone would be a place or a table: a grove, a palm beach, marble under things. */
const MATERIAL = /^(?:bambu|bamboo|marmer|marble)$/iu;
const COCONUT = /^(?:kelapa|coconut|coconuts)$/iu;
const OF_COCONUT: ReadonlySet<string> = new Set(
  'minyak santan air es batok tempurung parutan parut gula sabut serabut sirup ampas arang'.split(' '),
);
const OF_COCONUT_AFTER: ReadonlySet<string> = new Set(
  'oil milk water shell shells sugar drink flakes cream'.split(' '),
);
/** Words beside which a material is no attribute: what grows or shows it, and what lies under things. */
const GROWING: ReadonlySet<string> = new Set(
  'rumpun deretan barisan rimbunan semak tunas pohon batang daun kebun hutan taman leaf leaves stalk stalks stem stems tree trees grove groves forest garden canopy shoots tema nuansa theme themed photography photo digital art illustration drawing'.split(
    ' ',
  ),
);
const UNDER_THINGS: ReadonlySet<string> = new Set(
  'alas latar dasar permukaan meja surface table top countertop counter background backdrop slab'.split(' '),
);
/** How a verb begins or ends, whose object keeps its own look: "menanam bambu", "eating bamboo". */
const VERB = /^(?!dinding|mebel)(?:(?:me|ng|ny)\p{L}{3}|(?:di|ber|ter)\p{L}{4})/u;
const ENGLISH_VERB = /ing$/u;
/** Motions of what people build, like the boat "kapal bambu". */
const OF_VEHICLES: ReadonlySet<string> = new Set(['drive', 'sail']);

/** "besek bambu", "bamboo basket", "rumah bambu", "minyak kelapa": what something is made of, and no place. */
export function isMaterial(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const before = tokens[hit.position]!.opens ? '' : (tokens[hit.position - 1]?.word ?? '');
  const after = tokens[hit.end]?.opens ? '' : (tokens[hit.end]?.word ?? '');
  if (COCONUT.test(hit.typed)) return OF_COCONUT.has(before) || OF_COCONUT_AFTER.has(after);
  if (!MATERIAL.test(hit.typed)) return false;
  // An English material stands before its thing.
  const isBefore = /^(?:bamboo|marble)$/iu.test(hit.typed);
  const word = isBefore ? after : before;
  const place = isBefore ? hit.end : hit.position - 1;
  if (word === '' || GROWING.has(word) || UNDER_THINGS.has(word) || STOP_WORDS.has(word)) return false;
  const thing = hits.find(({ position, end }) => position <= place && place < end);
  if (!thing) return !(isBefore ? ENGLISH_VERB : VERB).test(word) && !NEGATIONS.has(word) && !NUMBERS.test(word);
  const { subject } = thing.meaning;
  const isMade = subject !== undefined && (isBuilding(subject) || OF_VEHICLES.has(SILHOUETTES[subject]?.motion ?? ''));
  return isMade || subject === 'bridge' || thing.meaning.details.some(isWareRule);
}
