import { dressedAnimal, DRESSED_ANIMALS } from '../../subject/dressedAnimals.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { canAct } from '../../subject/figureLook.ts';
import type { Hit, Reading } from '../readPrompt.ts';
import { isAct } from '../vocabulary/actWords.ts';
import { DOERS } from './attributes.ts';

/** What an animal does by itself, or is drawn on as it is. */
const OF_ANIMALS: ReadonlySet<string> = new Set(
  'ridesScooter ridesBicycle drives ridesBoat jogs jumps swims strolls sits liesDown plays eatsMeal waits hugs playsInRain'.split(
    ' ',
  ),
);

/** "lion dance", "monkey business": an English noun after an animal, and nothing that it does. */
const NOUNS: ReadonlySet<string> = new Set(['dance', 'play', 'walk', 'run', 'fight']);

const isOfAct = ({ meaning, typed }: Hit): boolean =>
  !NOUNS.has(typed.toLowerCase()) && meaning.details.some(({ name }) => isAct(name) && !OF_ANIMALS.has(name));

const isSomebody = ({ meaning: { subject = '' } }: Hit): boolean =>
  subject in FIGURES || canAct(subject) || DOERS.has(subject);

/**
 * "kucing main gitar", "panda baca koran": an animal that is said to do what only people are drawn doing stands on two
 * legs and is dressed; not where the prompt names a person, who may be the one that does it.
 */
export function withDressedAnimals(reading: Reading): Reading {
  const hits = reading.hits.filter(({ isNegated, meaning }) => !isNegated && meaning.subject !== undefined);
  const animal = hits[0];
  const dressed = dressedAnimal(animal?.meaning.subject ?? '');
  if (!animal || !(dressed in DRESSED_ANIMALS) || animal === hits.at(-1)) return reading;
  if (!hits.slice(1).every((hit) => isOfAct(hit) || !isSomebody(hit)) || !isOfAct(hits[1]!)) return reading;
  return {
    ...reading,
    hits: reading.hits.map((hit) =>
      hit === animal ? { ...hit, meaning: { ...hit.meaning, scenes: [], subject: dressed } } : hit,
    ),
  };
}
