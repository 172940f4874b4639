import { packColour } from '../../light/colour.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import type { Figure } from '../../subject/figure.ts';

/** What somebody has on the head or in the face, as it is drawn and told. */
export interface Accessory {
  detail: 'spectacles' | 'cap' | 'beard';
  /** For glasses, clear (1) or dark (2); for a cap, its colour or 1. */
  value: number;
  chip: PlanChip;
  hits: readonly Hit[];
}

interface Wearer {
  natural: Figure;
  hits: readonly Hit[];
  tokens: readonly Token[];
  /** Where the words for the person end. */
  subjectEnd: number;
}

const WORN_BY = /^(?:pakai|pake|memakai|makai|mengenakan|wearing|wears|with|in)$/u;

const ARTICLES = /^(?:a|an|the|his|her)$/u;

const GLASSES = /^(?:ber)?(?:kacamata|kaca mata)$|^(?:sun|eye)?glasses$|^spectacles$/u;
const DARK = /^(?:hitam|item|gelap|dark|black)$/u;

const CAP = /^(?:ber)?topi$|^(?:cap|hat)$/u;
/** Hats that are no cap, after "topi" or before "hat". */
const OTHER_HATS =
  /^(?:jerami|santa|sinterklas|koki|penyihir|pesta|ulang|proyek|safety|koboi|cowboy|fedora|bundar|kerucut|chef|toga|pramuka|caping|straw|witch|party|sun|top|bucket|wizard|bowler)$/u;

const BEARD = /^(?:ber)?(?:jenggot|janggut|brewok|berewok)(?:an)?$|^bearded$|^beard$/u;

const isMan = ({ wears, hair = 'short' }: Figure): boolean =>
  (wears === 'trousers' || wears === 'shorts') && (hair === 'short' || hair === 'bald');

/** Whose head nothing covers yet. */
const isBareheaded = ({ hair, hasPeci, onHead = [] }: Figure): boolean =>
  hair !== 'hijab' && hair !== 'toque' && !hasPeci && onHead.length === 0;

const wordAt = (tokens: readonly Token[], place: number): string => tokens[place]?.word ?? '';

/** The words from `start` to `end` as a chip, and the phrases that they say it with; null where it is negated. */
function told(
  { hits, tokens }: Wearer,
  {
    detail,
    value,
    start,
    end,
    called,
  }: Pick<Accessory, 'detail' | 'value'> & { start: number; end: number; called: string },
): Accessory | null {
  const said = hits.filter((hit) => hit.position < end && start < hit.end);
  if (said.some(({ isNegated }) => isNegated)) return null;
  const [id, en] = called.split('/') as [string, string];
  const word = tokens
    .slice(start, end)
    .map(({ typed }) => typed)
    .join(' ');
  return {
    detail,
    value,
    chip: { aspect: 'detail', value: detail, word, drawn: { id, en } },
    hits: said.filter((hit) => hit.position >= start),
  };
}

/** Where something is said to be worn: "berkacamata", "pakai topi", or right after the person: "cewek kacamata hitam". */
function wornAt({ tokens, subjectEnd }: Wearer, pattern: RegExp): { start: number; at: number } | null {
  const at = tokens.findIndex(({ word }, index) => index >= subjectEnd && pattern.test(word));
  if (at < 0) return null;
  // "with a cap"
  const before = ARTICLES.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isSaid = before >= subjectEnd && WORN_BY.test(wordAt(tokens, before));
  const isOfBody = wordAt(tokens, at).startsWith('ber') || (at === subjectEnd && !tokens[at]!.opens);
  return isSaid || isOfBody ? { start: isSaid ? before : at, at } : null;
}

/** "cowok berkacamata", "nenek pakai kacamata hitam", "a man with glasses". */
function readGlasses(wearer: Wearer): Accessory | null {
  const found = wornAt(wearer, GLASSES);
  if (!found) return null;
  const { start, at } = found;
  const { tokens } = wearer;
  const end = DARK.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const isDark = wordAt(tokens, at) === 'sunglasses' || end > at + 1 || DARK.test(wordAt(tokens, at - 1));
  return told(wearer, {
    detail: 'spectacles',
    value: isDark ? 2 : 1,
    start,
    end,
    called: isDark ? 'kacamata hitam/sunglasses' : 'kacamata/glasses',
  });
}

/** "anak pakai topi merah", "cowok bertopi": a cap, and no other hat. */
function readCap(wearer: Wearer): Accessory | null {
  if (!isBareheaded(wearer.natural)) return null;
  const found = wornAt(wearer, CAP);
  if (!found) return null;
  const { start, at } = found;
  const { tokens, hits } = wearer;
  if (OTHER_HATS.test(wordAt(tokens, at + 1)) || OTHER_HATS.test(wordAt(tokens, at - 1))) return null;
  const dye = tokens[at + 1]?.opens
    ? undefined
    : hits.find(({ position, meaning }) => position === at + 1 && meaning.dye);
  return told(wearer, {
    detail: 'cap',
    value: dye ? packColour(dye.meaning.dye!.colour) : 1,
    start,
    end: dye?.end ?? at + 1,
    called: 'topi/cap',
  });
}

/** "pria brewok", "bearded man". */
function readBeard(wearer: Wearer): Accessory | null {
  const { natural, tokens } = wearer;
  if (!isMan(natural) || natural.isChild) return null;
  const at = tokens.findIndex(({ word }) => BEARD.test(word));
  if (at < 0) return null;
  const start = WORN_BY.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  return told(wearer, { detail: 'beard', value: 1, start, end: at + 1, called: 'berjenggot/bearded' });
}

/** What the person of a prompt has on the head and in the face. */
export const readAccessories = (wearer: Wearer): Accessory[] =>
  [readGlasses(wearer), readCap(wearer), readBeard(wearer)].filter((one): one is Accessory => one !== null);
