import type { PlanChip, SceneName } from '../../scene.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { partName } from './sceneParts.ts';
import { isSeenFromAbove } from '../visibleInScene.ts';

/** Words with this weight or less are shown by their scene only where they name a part of it. */
const OF_A_PART = -2.5;
/** Parts that every view of their scene shows. */
const EVERYWHERE =
  /^(?:alam|nature|outdoor|pemandangan|landscape|scenery|tropis|tropical|kolam|pond|bangunan|building|lampu kota|city lights|musim semi|spring|winter|musim dingin|salju|snow|panen|harvest)$/iu;

const CROCKERY = /^(?:piring|plate|mangkuk|mangkok|bowl|gelas|glass|cangkir|cup)(?:nya)?$/iu;

/** Whether a phrase that counts as drawn, but has no chip, is seen in the picture. */
export function isSeen(
  { meaning, typed }: Hit,
  { scene, details, subjects }: { scene: SceneName; details: object; subjects: readonly (string | null)[] },
): boolean {
  const rules = meaning.details.filter(({ scenes }) => scenes.includes(scene));
  const drawn = rules.filter(({ name }) => name in details);
  if (drawn.some(({ name }) => name !== 'high' || isSeenFromAbove(typed, scene))) return true;
  if (drawn.length > 0) return false;
  if (meaning.subject !== undefined && subjects.includes(meaning.subject)) return true;
  // A bowl is no plate: only the drawing shows what it is served in.
  if (CROCKERY.test(typed)) return false;
  const place = meaning.scenes.find((entry) => entry.scene === scene);
  // People, colours and the light have chips of their own.
  if (!place) return true;
  if (rules.length > 0) return false;
  return (
    place.weight > OF_A_PART ||
    EVERYWHERE.test(typed) ||
    partName({ aspect: 'scene', value: scene, word: typed }) !== undefined
  );
}

/** "jalan kota Jakarta": which city a street is in is neither seen nor amiss. */
export const isCityOfStreet = ({ meaning }: Hit, details: Readonly<Record<string, number>>): boolean =>
  details.street === 1 && meaning.details.some(({ name }) => name === 'jakarta');

/** Whether a word has a chip, by itself or in a longer phrase. */
export const hasChip = (typed: string, chips: readonly PlanChip[]): boolean =>
  chips.some(({ word }) => word !== null && typed.split(' ').every((one) => word.split(' ').includes(one)));
