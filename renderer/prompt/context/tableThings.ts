import { ROOM_NAMES } from '../../scenes/room/roomKinds.ts';
import { DETAIL_RULES, type DetailRule } from '../vocabulary/detailWords.ts';
import { normaliseWord } from '../normaliseWord.ts';
import type { Hit } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';
import { DRESSING_WORDS, isDressing, STAGINGS } from '../vocabulary/dressingWords.ts';
import { ROOM_STYLE_WORDS } from '../vocabulary/roomStyleWords.ts';
import { GROUNDS } from '../vocabulary/groundWords.ts';
import { isRoughPlace, VESSELS } from '../vocabulary/approximateWords.ts';

const SETTINGS: ReadonlySet<string> = new Set([
  'marble',
  'studio',
  'white',
  'black',
  'steam',
  'bananaLeaf',
  ...GROUNDS,
  ...ROOM_NAMES,
  ...Object.keys(DRESSING_WORDS),
  ...STAGINGS,
  ...Object.keys(ROOM_STYLE_WORDS),
]);

const CANDLES: ReadonlySet<string> = new Set(['lilin', 'candle', 'candles']);

/** Whether a phrase names something that can stand on a table. */
export function isWare({ meaning }: Hit): boolean {
  return meaning.details.some((rule) => rule.scenes.includes('table') && !isSetting(rule));
}

/** Whether a detail is a thing on the table that no other scene shows, unlike falling petals. */
export function isWareRule(rule: DetailRule): boolean {
  return rule.scenes.length === 1 && rule.scenes[0] === 'table' && !isSetting(rule);
}

/** Whether something stands on the table of a plan. */
export const isAnythingOnTable = (details: object): boolean =>
  Object.keys(details).some(isDressing) || DETAIL_RULES.some((rule) => isWareRule(rule) && rule.name in details);

/** Words for goods in general, which say nothing beside the word for what they are. */
const OF_ANY_GOODS =
  /^(?:skincare|skin care|produk|product|minuman(?: segar)?|drinks?|makanan|food|masakan|hidangan|kuliner|culinary|cemilan|camilan|snacks?|kosmetik|cosmetics|makeup|make up|fashion|pakaian|baju|kemasan(?: produk)?|packaging|perhiasan|jewell?ery|gadget|furnitur|furniture|buah(?: segar)?|fruits?|kue|cake|botol|bottle|menu makanan|sarapan|makan siang|makan malam|toples|jar|pouch|box|kotak)$/iu;

/** What says which goods a word for goods in general means: "skincare botol serum", "minuman es kopi", "botol serum skincare". */
export function kindOf(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): Hit | undefined {
  if (!OF_ANY_GOODS.test(hit.typed)) return undefined;
  return hits.find(
    (other) =>
      other.meaning.details.some((rule) => isWareRule(rule) || IN_HANDS.has(rule.name)) &&
      ((other.position === hit.end && !tokens[hit.end]!.opens) ||
        (other.end === hit.position &&
          !tokens[hit.position]!.opens &&
          !OF_ANY_GOODS.test(other.typed) &&
          !PACKAGES.test(hit.typed))),
  );
}

/** "teh kotak" is tea in its own box. */
const PACKAGES = /^(?:kemasan(?: produk)?|packaging|botol|bottle|toples|jar|pouch|box|kotak)$/iu;

/** Acts that are named together with the ware. */
const IN_HANDS: ReadonlySet<string> = new Set(['presents', 'servesPlate', 'prepares', 'eatsWare']);

/** Whether a flower or leaf lies beside another thing on the table instead of standing there by itself. */
export function isBesideWare(hit: Hit, hits: readonly Hit[]): boolean {
  return (
    hit.meaning.details.some(({ name }) => isDressing(name)) &&
    hits.some(
      (other) =>
        other !== hit &&
        !other.isNegated &&
        other.meaning.details.some((rule) => isWareRule(rule)) &&
        !other.meaning.details.some(({ name }) => isDressing(name)),
    )
  );
}

/** Whether a detail is about a table's setting and light rather than what stands on it. */
export function isSetting({ name }: DetailRule): boolean {
  return SETTINGS.has(name);
}

/** Whether a phrase only says what another thing is served in: "es kopi gelas kertas". */
export function isVesselOnly(hit: Hit, hits: readonly Hit[]): boolean {
  const isServed = (other: Hit): boolean =>
    isWare(other) && other.meaning.details.some(({ name }) => name !== 'vase' && !isDressing(name));
  return VESSELS.has(normaliseWord(hit.typed)) && hits.some((other) => other !== hit && isServed(other));
}

/** Whether a phrase only says where something is served: "kopi susu … latar cafe". */
export function isServedAt(hit: Hit, hits: readonly Hit[]): boolean {
  return isRoughPlace(hit) && hits.some((other) => !isRoughPlace(other) && isWare(other));
}

/** Whether a phrase means the candles on a birthday cake, or the one that burns beside books. */
export function isCandleBeside({ typed }: Hit, hits: readonly Hit[]): boolean {
  return (
    CANDLES.has(normaliseWord(typed)) &&
    hits.some(({ meaning }) => meaning.details.some(({ name }) => name === 'cake' || name === 'books'))
  );
}

/** Whether a phrase names a table or its room and nothing on it. */
export function isOnlyTable({ meaning: { scenes, details, subject } }: Hit): boolean {
  return !subject && details.length === 0 && scenes.some(({ scene }) => scene === 'table');
}

/** Whether something is named that stands on a table, other than a leaf under it. */
export const isAnythingServed = (hits: readonly Hit[]): boolean =>
  hits.some(({ meaning }) => meaning.details.some((rule) => isWareRule(rule) && rule.name !== 'bananaLeaf'));
