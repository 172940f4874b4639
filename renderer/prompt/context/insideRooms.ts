import type { RoomKindName } from '../../scenes/room/roomKinds.ts';
import { ANIMALS } from '../../subject/animalDrawings.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isAnimalDoing } from './animalDoings.ts';
import type { Meaning } from '../vocabulary/lexicon.ts';
import type { Hit } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';
import { ROOM_WEIGHT } from '../vocabulary/roomWords.ts';

/** Wares that furnish a room: with somebody to use them, they stand in one and not on a table. */
const FURNITURE: Readonly<Record<string, RoomKindName>> = { sofa: 'livingRoom', chair: 'livingRoom' };

/** Whether a word names a window, which any room has: "anak duduk di dekat jendela". */
export const isWindow = (typed: string): boolean => /^(?:jendela|window)$/iu.test(typed);

/** The room inside each building. */
const INSIDE: Readonly<Record<string, RoomKindName>> = {
  warung: 'foodStall',
  shop: 'store',
  school: 'classroom',
  house: 'livingRoom',
};

const IN: ReadonlySet<string> = new Set(['di', 'dalam', 'didalam', 'at', 'in', 'inside', 'jaga', 'penjaga', 'pemilik']);
/** Words between such a word and the building. */
const BETWEEN: ReadonlySet<string> = new Set(['sebuah', 'dalam', 'a', 'an', 'the', 'her', 'his', 'their']);

/** Whether a subject is at home in a room: people, and animals that sit or walk. */
export const livesIndoors = (subject: string | undefined | null): boolean =>
  subject != null && (subject in FIGURES || subject in ANIMALS) && subject in SILHOUETTES;

const roomMeaning = (name: RoomKindName): Meaning => ({
  scenes: [{ scene: 'room', weight: ROOM_WEIGHT }],
  details: [{ name, value: 1, scenes: ['room', 'table'], words: '' }],
});

/** Whether a room stands for a chair, which it has none of: "anak duduk di kursi". */
export const isChair = ({ typed }: Hit): boolean => /^(?:kursi|chair)(?!\p{L})/iu.test(typed);

/** "ibu di warung", "ibu warung", "anak duduk di sofa": the room that a building or a piece of furniture stands for. */
export function insideOf(hit: Hit, tokens: readonly Token[], hits: readonly Hit[]): Hit {
  if (isAnimalDoing(hit)) return hit;
  if (!hits.some(({ isNegated, meaning }) => !isNegated && livesIndoors(meaning.subject))) return hit;
  if (isWindow(hit.typed))
    return { ...hit, meaning: { scenes: [{ scene: 'room', weight: ROOM_WEIGHT - 1 }], details: [] } };
  const furniture = hit.meaning.details.find(({ name }) => name in FURNITURE)?.name;
  if (furniture) return { ...hit, meaning: roomMeaning(FURNITURE[furniture]!) };
  const inside = INSIDE[hit.meaning.subject ?? ''];
  if (!inside) return hit;
  let place = hit.position - 1;
  while (place > 0 && BETWEEN.has(tokens[place]!.word)) place--;
  const isInside =
    IN.has(tokens[place]?.word ?? '') ||
    // "ibu warung"
    hits.some(
      ({ end, meaning }) => end === hit.position && meaning.subject !== undefined && meaning.subject in FIGURES,
    );
  if (!isInside) return hit;
  const isCafe = inside !== 'livingRoom' && /coffee|kedai kopi/iu.test(hit.typed);
  return { ...hit, meaning: roomMeaning(isCafe ? 'cafe' : inside) };
}
