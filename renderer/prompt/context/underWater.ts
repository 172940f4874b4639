import type { Hit } from '../readPrompt.ts';

const SWIMMING = /^(?:berenang|renang|swimming|swims)$/iu;

/** "kura-kura di terumbu karang", "tortoise swimming": the one that lives in the sea. */
export function ofTheSea(hit: Hit, hits: readonly Hit[]): Hit {
  if (hit.meaning.subject !== 'tortoise') return hit;
  const isInSea = hits.some(
    ({ isNegated, typed, meaning: { scenes } }) =>
      !isNegated && (SWIMMING.test(typed) || scenes.some(({ scene, weight }) => scene === 'underwater' && weight > 0)),
  );
  return isInSea ? { ...hit, meaning: { ...hit.meaning, subject: 'turtle' } } : hit;
}
