import { dressedAnimal, DRESSED_ANIMALS } from '../../subject/dressedAnimals.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { canAct } from '../../subject/figureLook.ts';
import { SCENES, type SceneName } from '../../scene.ts';
import { uniformOf } from '../../subject/animalUniforms.ts';
import type { Hit, Reading } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';
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

/** Where they are seen from head to foot. */
const WITH_GROUND: readonly SceneName[] = SCENES.filter(
  (scene) => !['portrait', 'table', 'abstract', 'pond', 'underwater'].includes(scene),
);

const isOfAct = ({ meaning, typed }: Hit): boolean =>
  !NOUNS.has(typed.toLowerCase()) && meaning.details.some(({ name }) => isAct(name) && !OF_ANIMALS.has(name));

const isSomebody = ({ meaning: { subject = '' } }: Hit): boolean =>
  subject in FIGURES || canAct(subject) || DOERS.has(subject);

const AS: ReadonlySet<string> = new Set(
  'jadi menjadi sebagai seperti as a an the seorang berpakaian dressed like'.split(' '),
);
const MOST_BETWEEN = 4;

/** "kucing jadi koki", "bunny chef", "astronaut cat": whether an animal is said to be somebody. */
function isAs(animal: Hit, job: Hit, tokens: readonly Token[]): boolean {
  if (job.end === animal.position) return !tokens[animal.position]!.opens;
  const between = tokens.slice(animal.end, job.position);
  return job.position >= animal.end && between.length <= MOST_BETWEEN && between.every(({ word }) => AS.has(word));
}

/** "kucing berangkat kerja": on the way to work, and dressed for nothing that the phrase names. */
const ON_THE_WAY = /kerja|kantor|work|bisnis$|business$|^sales$/iu;

/** A job as what an animal has on. */
const worn = (job: Hit, value: number): Hit => ({
  ...job,
  meaning: { scenes: [], details: [{ name: 'inUniform', value, scenes: WITH_GROUND, words: '' }] },
});

/**
 * "kucing main gitar", "bunny chef": an animal that does what only people are drawn doing, or is said to be one of them,
 * stands on two legs and is dressed; not where the prompt names a person, who may be the one that does it.
 */
export function withDressedAnimals(reading: Reading, tokens: readonly Token[]): Reading {
  const hits = reading.hits.filter(({ isNegated, meaning }) => !isNegated && meaning.subject !== undefined);
  const animal = hits.find(({ meaning }) => dressedAnimal(meaning.subject!) in DRESSED_ANIMALS);
  if (!animal) return reading;
  const job = hits.find(
    (hit) =>
      uniformOf(hit.meaning.subject!) > 0 && !isOfAct(hit) && !ON_THE_WAY.test(hit.typed) && isAs(animal, hit, tokens),
  );
  const others = hits.filter((hit) => hit !== animal && hit !== job);
  if (animal !== hits.find((hit) => hit !== job) || !others.every((hit) => isOfAct(hit) || !isSomebody(hit)))
    return reading;
  if (!job && (others.length === 0 || !isOfAct(others[0]!))) return reading;
  const subject = dressedAnimal(animal.meaning.subject!);
  return {
    ...reading,
    hits: reading.hits.map((hit) =>
      hit === animal
        ? { ...hit, meaning: { ...hit.meaning, scenes: [], subject } }
        : hit === job
          ? worn(job, uniformOf(job.meaning.subject!))
          : hit,
    ),
  };
}
