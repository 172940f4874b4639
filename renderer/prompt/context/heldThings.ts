import { type DetailRule, DETAIL_RULES } from '../vocabulary/detailWords.ts';
import { isWare, PLATED_WARES } from '../vocabulary/wareShapes.ts';
import { EDIBLE_WARES } from '../vocabulary/wareWords.ts';
import type { Meaning } from '../vocabulary/lexicon.ts';
import type { Hit } from '../readPrompt.ts';
import { isWareRule } from './tableThings.ts';

const words = (said: string): ReadonlySet<string> => new Set(said.split('|'));

/** Verbs for having or showing something in one's hands. */
export const HOLDING = words(
  'memegang|pegang|megang|memegangi|membawa|bawa|bawain|membawakan|menunjukkan|nunjukin|memamerkan|mamerin|mempromosikan|promosiin|promosi|menawarkan|nawarin|review|mereview|ngereview|unboxing|endorse|memperlihatkan|mengangkat|holding|holds|carrying|showing|presenting|promoting|reviewing|displaying',
);
/** Verbs for bringing food to somebody. */
export const SERVING = words(
  'menyajikan|nyajiin|menghidangkan|menyuguhkan|nyuguhin|mengantar|mengantarkan|nganterin|serving|serves',
);
/** Verbs for making something, or making it ready. */
export const MAKING = words(
  'membuat|bikin|buat|meracik|ngeracik|menyeduh|nyeduh|meramu|menghias|ngehias|membungkus|bungkus|ngebungkus|mengemas|ngemas|menata|menyiapkan|nyiapin|plating|making|preparing|prepares|decorating|wrapping|packing|brewing|mixing',
);
/** Verbs for selling, whose object is what is sold. */
export const SELLING_OF = words('jual|jualan|berjualan|menjual|ngejual|dagang|berdagang|menjajakan|selling|sells');
/** After somebody: "barista dengan es kopi". */
export const WITH = words('dengan|dgn|with');

/** What no hands hold. */
const TOO_LARGE: ReadonlySet<string> = new Set(
  'sofa chair bed television wallClock snakePlant monstera vase quran money'.split(' '),
);

const wareOf = ({ meaning }: Hit): DetailRule | undefined =>
  meaning.details.find((rule) => isWareRule(rule) && isWare(rule.name) && !TOO_LARGE.has(rule.name));

/** Whether hands can hold what a phrase names. */
export const canBeHeld = (hit: Hit): boolean => wareOf(hit) !== undefined && hit.meaning.subject === undefined;

/** Doings that look the same whatever they are done with. */
const BY_DOING: Readonly<Record<string, string>> = { eats: 'eatsWare', sells: 'sells', makes: 'prepares' };

/** What somebody does who holds, makes, serves or eats what a phrase names. */
export function holdingOf(
  hit: Hit,
  doing: 'holds' | 'serves' | 'makes' | 'eats' | 'sells',
  who: string,
): Meaning | null {
  const ware = wareOf(hit);
  if (!ware || hit.meaning.subject !== undefined) return null;
  // A hiker has it on the back.
  if (who === 'hiker' && ware.name === 'backpack') return { scenes: [], details: [], subject: who };
  if ((doing === 'serves' || doing === 'eats') && !EDIBLE_WARES.has(ware.name)) return null;
  const name = BY_DOING[doing] ?? (PLATED_WARES.has(ware.name) ? 'servesPlate' : 'presents');
  const rule = DETAIL_RULES.find((one) => one.name === name)!;
  // Seen wherever somebody can hold it.
  return { scenes: [], details: [rule, { ...ware, scenes: rule.scenes }], subject: who };
}

/** An act by which a ware is sold, with the ware. */
export function withItsWare({ details, ...meaning }: Meaning, object: Hit): Meaning {
  const ware = wareOf(object);
  const [rule] = details;
  return { ...meaning, details: ware && rule ? [rule, { ...ware, scenes: rule.scenes }] : details };
}
