import { isBuilding } from '../../subject/standBeside.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import type { PlanChip, SceneName } from '../../scene.ts';
import { CARD_WORDS } from '../../prompt/announcement.ts';
import { inPromptOrder } from './inPromptOrder.ts';
import { undrawnCompoundAt } from '../../prompt/undrawnCompounds.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { NEGATIONS, NUMBERS, STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import type { Token } from '../../prompt/tokens.ts';

/** Words that say where one thing is to another. */
const UP: ReadonlySet<string> = new Set('atas diatas above atop'.split(' '));
const DOWN: ReadonlySet<string> = new Set('bawah dibawah under underneath beneath below'.split(' '));
const BACK: ReadonlySet<string> = new Set('belakang dibelakang behind'.split(' '));
/** Of these, the ones that leave air between. */
const ALOFT: ReadonlySet<string> = new Set(['above']);

/** Words after which such a word is about a view, a part of something or a text. */
const NOT_AFTER: ReadonlySet<string> = new Set(
  'dari from latar halaman kebun pintu kursi jok tampak lantai kelas kelompok bagian sisi tulis tulisan teks'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the sebuah seekor seorang sang si para her his their its'.split(' '),
);

/** What stands over everything, and what anybody stands on. */
const SKY =
  /langit|\bsky|matahari|\bsun|bulan|moon|bintang|\bstars?\b|hujan|\brain|salju|snow|cahaya|sinar|\blights?\b|awan|cloud|aurora/iu;
const OF_THE_SKY: ReadonlySet<string> = new Set(
  'bigSun starry wideSky blueSky milkyWay meteors fireworks rainbow eclipse'.split(' '),
);
const WATER = /laut|sea\b|ocean|samudra|air\b|water|danau|lake|sungai|river|kolam|pond|ombak|waves?/iu;
const RUG = /karpet|carpet|\brug\b|lantai|floor/iu;
/** What nobody is drawn upon. */
const HIGH =
  /gedung|building|skyscraper|kota|city|pohon|tree|dahan|ranting|atap|roof|tower|menara|tebing|cliff|batu|rock/iu;

/** Scenes whose leaves are over everybody. */
const UNDER_LEAVES: ReadonlySet<SceneName> = new Set<SceneName>(['sakura', 'bamboo']);

/** What a plan holds once everything is placed. */
export interface Placed {
  scene: SceneName;
  subject: string | null;
  companion: string | null;
  beside: string | null;
  mount: string | null;
  details: Readonly<Record<string, number>>;
  chips: readonly PlanChip[];
}

/**
 * The words reported as not drawn, with those for places that the picture does not hold: nobody stands under the tree, or
 * what should lie on the seat is not there.
 */
export function withLostPositions(
  prompt: string,
  words: readonly string[],
  { tokens, hits, placed }: { tokens: readonly Token[]; hits: readonly Hit[]; placed: Placed },
): string[] {
  const reported = [...words];
  for (const [at, { word, typed }] of tokens.entries()) {
    if (!isPositionWord(word)) continue;
    const thing = thingAfter(at, tokens, hits);
    if (thing === null || isPositionHeld(at, thing, { tokens, hits, placed })) continue;
    const joined = reported.findIndex((one) => one.split(' ')[0] === tokens[thing]!.typed);
    if (joined >= 0 && thing === at + 1) reported[joined] = `${typed} ${reported[joined]}`;
    else if (!reported.includes(typed)) reported.push(typed);
  }
  return inPromptOrder(prompt, reported);
}

/** The word that a position is about; null where it says something else, or is read with the words around it. */
function thingAfter(at: number, tokens: readonly Token[], hits: readonly Hit[]): number | null {
  if (NOT_AFTER.has(tokens[at - 1]?.word ?? '')) return null;
  const isRead = hits.some(({ position, end }) => position <= at && at < end);
  const isOwn = [1, 2].some((back) => at >= back && undrawnCompoundAt(tokens, at - back) > back);
  if (isRead || isOwn) return null;
  let place = at + 1;
  while (ARTICLES.has(tokens[place]?.word ?? '')) place++;
  const thing = tokens[place];
  if (!thing || tokens.slice(at + 1, place + 1).some(({ opens }) => opens)) return null;
  const isNone =
    STOP_WORDS.has(thing.word) || NEGATIONS.has(thing.word) || NUMBERS.test(thing.word) || CARD_WORDS.has(thing.word);
  return isNone ? null : place;
}

/** Whether a word says that one thing is above, below or behind another. */
export const isPositionWord = (word: string): boolean => UP.has(word) || DOWN.has(word) || BACK.has(word);

/** Whether the picture holds the place that a word gives in relation to the thing at `thing`. */
export function isPositionHeld(
  at: number,
  thing: number,
  { tokens, hits, placed }: { tokens: readonly Token[]; hits: readonly Hit[]; placed: Placed },
): boolean {
  const { scene, subject, companion, beside, mount, details, chips } = placed;
  const hasChip = (place: number): boolean =>
    chips.some(({ word }) => word?.split(' ').includes(tokens[place]!.typed) ?? false);
  if (!hasChip(thing)) return false;
  // "peta harta digulung di atas meja": nothing that was named lies there.
  const before = tokens.slice(0, at).flatMap(({ word }, place) => (STOP_WORDS.has(word) ? [] : place));
  if (before.length > 0 && !before.some(hasChip)) return false;
  const hit = hits.find(({ position, end }) => position <= thing && thing < end);
  const name = hit?.typed ?? tokens[thing]!.typed;
  const isOfSky = SKY.test(name) || (hit?.meaning.details.some((rule) => OF_THE_SKY.has(rule.name)) ?? false);
  const { word } = tokens[at]!;
  const anchors = [subject, companion].map((one) => SILHOUETTES[one ?? '']?.anchor);
  const isFlying = anchors.some((anchor) => anchor === 'sky' || anchor === 'space');
  if (DOWN.has(word))
    return beside !== null || isOfSky || scene === 'underwater' || (UNDER_LEAVES.has(scene) && subject !== null);
  if (BACK.has(word)) return beside !== null || subject === null || hit?.meaning.subject === subject;
  if (mount !== null || isFlying || 'cloudSea' in details || scene === 'table') return true;
  if (subject === null || hit?.meaning.subject === subject) return true;
  if (anchors[0] === 'water' || anchors[0] === 'underwater') return WATER.test(name);
  if (ALOFT.has(word)) return false;
  if (scene === 'room') return RUG.test(name);
  return !HIGH.test(name) && !(hit?.meaning.subject && isBuilding(hit.meaning.subject));
}
