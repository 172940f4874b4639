import { ROOM_NAMES } from '../../scenes/room/roomKinds.ts';
import { DETAIL_RULES, type DetailRule } from '../vocabulary/detailWords.ts';
import { normaliseWord } from '../normaliseWord.ts';
import type { Hit } from '../readPrompt.ts';
import { GROUNDS } from '../vocabulary/groundWords.ts';
import { isRoughPlace, VESSELS } from '../vocabulary/approximateWords.ts';

/** The most things that a table shows. */
export const MAX_WARES = 2;

const SETTINGS: ReadonlySet<string> = new Set([
  'marble',
  'studio',
  'white',
  'black',
  'steam',
  'bananaLeaf',
  ...GROUNDS,
  ...ROOM_NAMES,
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
  DETAIL_RULES.some((rule) => isWareRule(rule) && rule.name in details);

/** Whether a detail is about a table's setting and light rather than what stands on it. */
export function isSetting({ name }: DetailRule): boolean {
  return SETTINGS.has(name);
}

/** Whether a phrase only says what another thing is served in: "es kopi gelas kertas". */
export function isVesselOnly(hit: Hit, hits: readonly Hit[]): boolean {
  const isServed = (other: Hit): boolean => isWare(other) && other.meaning.details.some(({ name }) => name !== 'vase');
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
