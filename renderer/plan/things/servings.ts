import {
  isBesideWare,
  isCandleBeside,
  isServedAt,
  isVesselOnly,
  isWareRule,
  kindOf,
} from '../../prompt/context/tableThings.ts';
import { isDressing, MAX_DRESSINGS, STAGINGS } from '../../prompt/vocabulary/dressingWords.ts';
import { isWare, MAX_WARES, OPEN_WARES } from '../../prompt/vocabulary/wareShapes.ts';
import { ICED_WARES } from '../../prompt/vocabulary/wareWords.ts';
import { type DetailContext, type DetailException, show, withdraw } from './detailContext.ts';

/** Lays things around others, and counts what is on the table. True if that, or nothing, is all there is to a word. */
export const settleServing: DetailException = (word, context) => {
  const { hit, rule } = word;
  if (isDressing(rule.name)) {
    if (isLaidAround(word, context)) show(rule.name, 1, hit, context);
    return true;
  }
  return UNSERVED.some((applies) => applies(word, context)) || isOneTooMany(word, context);
};

/** What is named with a table's things and not seen among them. */
const EXCEPTIONS: Readonly<Record<string, DetailException>> = {
  /** "serum dengan bunga mawar": they lie beside it, in no vase. */
  laidBeside: ({ hit, rule }, { wanted }) => isWareRule(rule) && isBesideWare(hit, wanted),

  /** "skincare botol serum": the other word says which. */
  ofAnyGoods: ({ hit, rule }, { wanted, tokens }) => isWareRule(rule) && kindOf(hit, wanted, tokens) !== undefined,

  /** Goods are staged, and nobody is; "closeup barista menuang kopi" is about hands. */
  staged: ({ rule }, { isSomebody, scene, act }) =>
    isSomebody && STAGINGS.has(rule.name) && !(rule.name === 'closeUp' && scene === 'room' && act),

  /** "es kopi gelas kertas" */
  vessel: ({ hit }, { wanted }) => isVesselOnly(hit, wanted),

  /** "kopi susu … latar cafe" */
  servedAt: ({ hit }, { wanted }) => isServedAt(hit, wanted),

  /** "kue ulang tahun dengan lilin": on the cake. */
  candle: ({ hit, rule }, { wanted }) => rule.name === 'candle' && isCandleBeside(hit, wanted),

  /** "ayam goreng, sambal, lalapan": on the same plate. */
  garnish: ({ hit }, { names }) => GARNISH.test(hit.typed) && names(SERVED_WITH_GARNISH),

  /** "gorengan cabe rawit" */
  chillies: ({ rule }, { names }) => rule.name === 'chillies' && names(WITH_CHILLI),

  /** "nasi goreng pake telor": the egg lies on the rice. */
  egg: ({ hit, rule }, { tokens, names }) =>
    rule.name === 'friedEgg' && WITH.has(tokens[hit.position - 1]?.word ?? '') && names(SERVED_WITH_EGG),
};
const UNSERVED = Object.values(EXCEPTIONS);

const GARNISH = /^(?:lalapan|lalap|samba?e?l)$/iu;
/** Dishes whose plate holds greens and chilli sauce. */
const SERVED_WITH_GARNISH: ReadonlySet<string> = new Set(['friedChicken', 'grilledFish']);

/** Dishes that chillies lie beside or are in. */
const WITH_CHILLI: ReadonlySet<string> = new Set(['fritters', 'sambal']);

/** Dishes that an egg lies on. */
const SERVED_WITH_EGG: ReadonlySet<string> = new Set(['friedRice', 'friedNoodles', 'noodleBowl']);
const WITH: ReadonlySet<string> = new Set('pake pakai pk dengan dgn sama plus topping with and'.split(' '));

/** Whether leaves, fruit or ice lie around a thing, or are the first there is. */
const isLaidAround: DetailException = ({ hit, rule }, { wanted, wareCount, details, names }) => {
  if (rule.name === 'iceCubes' && names(ICED_WARES)) return false;
  const isMain = wareCount === 0 && !hit.meaning.details.some(isWareRule);
  if (!isMain && !isBesideWare(hit, wanted)) return false;
  return rule.name in details || Object.keys(details).filter(isDressing).length < MAX_DRESSINGS;
};

/** A table has space for two things: a third is not drawn, nor shown as drawn. */
const isOneTooMany: DetailException = ({ rule }, context) => {
  if (!isWareRule(rule) || rule.name in context.details) return false;
  context.wareCount += 1;
  return context.wareCount > MAX_WARES;
};

/** Says of words for goods in general what they are: "skincare botol serum". */
export function reportKinds({ literal, tokens, details, report }: DetailContext): void {
  for (const hit of literal) {
    const kind = hit.isNegated ? undefined : kindOf(hit, literal, tokens);
    const shown = kind?.meaning.details.find(({ name }) => name in details)?.name;
    if (shown !== undefined) report.draw(hit, 'detail', shown);
  }
}

/** What stands upright cannot be laid out: only plates, bowls and what lies on a table are seen from above. */
export function correctFlatLay(context: DetailContext): void {
  const { details, backdrop, isBackdropNamed } = context;
  const isUpright = Object.keys(details).some((name) => isWare(name) && !OPEN_WARES.has(name));
  if (details.flatLay && (isUpright || backdrop || isBackdropNamed)) withdraw('flatLay', context);
}
