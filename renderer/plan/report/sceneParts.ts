import type { PlanChip, SceneName } from '../../scene.ts';
import { isRoomName } from '../../scenes/room/roomKinds.ts';
import type { Hit } from '../../prompt/readPrompt.ts';

/** Words with this weight or less name something that is found in a place, and not the place. */
export const OF_A_PART = -1.5;

/** Parts that have a chip of their own, whatever the weight of their word: Lake Toba is no mountain. */
const OWN_PARTS: ReadonlySet<string> = new Set(['water', 'market']);

/** Furniture by the word for it, as the room that it stands for shows it. */
const FURNITURE: readonly (readonly [RegExp, called: string])[] = [
  [/^(?:sofa|couch)(?!\p{L})/iu, 'sofa/sofa'],
  [/^(?:kasur|tempat tidur|ranjang|bed)$/iu, 'tempat tidur/bed'],
];

const LAKE = /^(?:danau|telaga|situ|ranu|segara anak|lake)(?!\p{L})/iu;

/** What shows a word that named a scene for want of a better one, by scene. */
const PARTS: Partial<Record<SceneName, readonly (readonly [RegExp, called: string])[]>> = {
  islands: [[/^(?:laut|lautan|samudra|samudera|ocean|sea|seascape)$/iu, 'laut dengan pulau-pulau/sea with islands']],
  beach: [[/^(?:pasir|sand)$/iu, 'pantai berpasir/sandy beach']],
  hills: [[/^(?:rumput|grass)$/iu, 'padang rumput/grassland']],
  forest: [[/^(?:pohon|pepohonan|trees?)$/iu, 'pepohonan/trees']],
  city: [
    [/^(?:gedung|gedung tinggi|bangunan|building)$/iu, 'gedung-gedung kota/city buildings'],
    [/^(?:gedung pencakar langit|pencakar langit|skyscrapers?)$/iu, 'gedung pencakar langit/skyscrapers'],
  ],
  table: [[/^(?:jendela|window)$/iu, 'meja di dekat jendela/table by a window']],
  room: [[/^(?:jendela|window)$/iu, 'ruangan berjendela/room with a window']],
  space: [[/^bintang bintang$/iu, 'bintang-bintang/stars']],
};

/** The name (Indonesian/English) of the part of its scene or room that a word is drawn as; undefined for a whole one. */
export function partName({ aspect, value, word }: PlanChip): string | undefined {
  if (word === null) return undefined;
  if (aspect === 'scene') return calledIn(PARTS[value as SceneName], word);
  if (aspect !== 'detail') return undefined;
  if (value === 'water' && LAKE.test(word)) return 'danau/lake';
  return isRoomName(value) ? calledIn(FURNITURE, word) : undefined;
}

const calledIn = (parts: readonly (readonly [RegExp, string])[] | undefined, word: string): string | undefined =>
  parts?.find(([pattern]) => pattern.test(word))?.[1];

/**
 * The chips of a plan, with the scene as the studio's own choice where its word only names a part that has a chip of
 * its own: "danau" is reported as a lake, and the mountains around it as chosen.
 */
export function giveWordsToParts(chips: readonly PlanChip[], scenes: Hit['meaning']['scenes'] = []): PlanChip[] {
  return chips.map((chip) => {
    if (chip.aspect !== 'scene' || chip.word === null) return chip;
    const weight = scenes.find(({ scene }) => scene === chip.value)?.weight ?? 0;
    const hasChip = chips.some(
      (other) =>
        other.word === chip.word &&
        ((other.aspect === 'subject' && weight <= OF_A_PART) ||
          (other.aspect === 'detail' &&
            (OWN_PARTS.has(other.value) ||
              partName(other) !== undefined ||
              (weight <= OF_A_PART && !isRoomName(other.value))))),
    );
    return hasChip ? { ...chip, word: null } : chip;
  });
}
