import { dressedAnimal, DRESSED_ANIMALS, isDressedOnly } from '../../subject/dressedAnimals.ts';
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

/** What animals do at a river or a trough; of people it is a drink in a glass. */
const AS_ANIMALS_DO =
  /^(?:(?:lagi|sedang) )?(?:minum|minum air|drinks?|drinking|drinking water|mandi|bathing|manjat|memanjat|climbing)$/iu;

const isOfAct = ({ meaning, typed }: Hit): boolean =>
  !NOUNS.has(typed.toLowerCase()) &&
  !AS_ANIMALS_DO.test(typed) &&
  meaning.details.some(({ name }) => isAct(name) && !OF_ANIMALS.has(name));

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

/** A job or clothes as what an animal has on. */
const worn = (value: number, scenes: Hit['meaning']['scenes'] = []): Hit['meaning'] => ({
  scenes,
  details: [{ name: 'inUniform', value, scenes: WITH_GROUND, words: '' }],
});

/** Words that clothes follow, those that may stand between, and clothes by the uniform that they are. */
const WEARING =
  /^(?:pakai|memakai|mengenakan|pake|berpakaian|berbaju|berseragam|berkostum|bergaya|wearing|wears|dressed|in)$/u;
const OF_CLOTHES =
  /^(?:baju|seragam|kostum|busana|pakaian|outfit|setelan|kemeja|costume|uniform|clothes|a|an|the|as|like|in|adat|warna|lucu|cute)$/u;
const GARMENTS: Readonly<Record<string, string>> = {
  batik: 'batik',
  berbatik: 'batik',
  kebaya: 'kebaya',
  berkebaya: 'kebaya',
  jas: 'businessman',
  berjas: 'businessman',
  tuxedo: 'businessman',
  suit: 'businessman',
  sekolah: 'pupil',
  school: 'pupil',
  sd: 'pupil',
  celemek: 'barista',
  apron: 'barista',
  gaun: 'gown',
  gown: 'gown',
  dress: 'gown',
  hoodie: 'hoodie',
  jubah: 'superhero',
  superhero: 'superhero',
  superman: 'superhero',
  toga: 'graduate',
  mahkota: 'king',
  crown: 'king',
  caping: 'farmer',
};

/** What an animal wears: its uniform, and where the words for it begin and end. */
interface Attire {
  value: number;
  start: number;
  end: number;
}

/** "kucing pake baju polisi", "panda berjas", "dog in a batik shirt": clothes that stand beside an animal. */
function attireOf(animal: Hit, hits: readonly Hit[], tokens: readonly Token[]): Attire | null {
  for (let start = animal.end; start < Math.min(tokens.length, animal.end + MOST_BETWEEN); start++) {
    const { word, opens } = tokens[start]!;
    if (opens) return null;
    const own = GARMENTS[word];
    if (own && word.startsWith('ber')) return { value: uniformOf(own), start, end: start + 1 };
    if (!WEARING.test(word)) continue;
    let at = start + 1;
    while (at < tokens.length && OF_CLOTHES.test(tokens[at]!.word)) at++;
    const job = hits.find(({ position, meaning }) => position === at && uniformOf(meaning.subject ?? '') > 0);
    if (job) return { value: uniformOf(job.meaning.subject!), start, end: job.end };
    const garment = GARMENTS[tokens[at]?.word ?? ''];
    if (!garment) return null;
    const isNounAfter = /^(?:uniform|shirt|costume|clothes)$/u.test(tokens[at + 1]?.word ?? '');
    return { value: uniformOf(garment), start, end: at + (isNounAfter ? 2 : 1) };
  }
  return null;
}

/** "kucing jadi koki", "hamster astronaut": a job that an animal is said to have. */
function jobOf(animal: Hit, hits: readonly Hit[], tokens: readonly Token[]): Hit | undefined {
  return hits.find(({ meaning, typed, ...hit }) => {
    const subject = meaning.subject ?? '';
    const isSuited = subject === 'astronaut' && !isDressedOnly(animal.meaning.subject!);
    const whole = { meaning, typed, ...hit };
    return (
      uniformOf(subject) > 0 && !isSuited && !isOfAct(whole) && !ON_THE_WAY.test(typed) && isAs(animal, whole, tokens)
    );
  });
}

/**
 * "kucing main gitar", "bunny chef", "anjing pakai batik": an animal that does what only people are drawn doing, is said
 * to be one of them or wears what they wear, stands on two legs and is dressed; not where the prompt names a person, who
 * may be the one that does it.
 */
export function withDressedAnimals(reading: Reading, tokens: readonly Token[]): Reading {
  const named = reading.hits.filter(({ isNegated, meaning }) => !isNegated && meaning.subject !== undefined);
  const animal = named.find(({ meaning }) => dressedAnimal(meaning.subject!) in DRESSED_ANIMALS);
  if (!animal) return reading;
  const attire = attireOf(animal, named, tokens);
  const isOfAttire = ({ position, end }: Hit): boolean =>
    attire !== null && position < attire.end && end > attire.start;
  const hits = named.filter((hit) => !isOfAttire(hit));
  const job = attire ? undefined : jobOf(animal, hits, tokens);
  const others = hits.filter((hit) => hit !== animal && hit !== job);
  if (animal !== hits.find((hit) => hit !== job) || !others.every((hit) => isOfAct(hit) || !isSomebody(hit)))
    return reading;
  const isActing = others.length > 0 && isOfAct(others[0]!) && !isDressedOnly(animal.meaning.subject!);
  if (!job && !attire && !isActing) return reading;
  const subject = dressedAnimal(animal.meaning.subject!);
  const dressed = reading.hits
    .filter((hit) => !isOfAttire(hit))
    .map((hit) => {
      if (hit === animal) return { ...hit, meaning: { ...hit.meaning, scenes: [], subject } };
      if (hit !== job) return hit;
      const isOfSpace = job.meaning.subject === 'astronaut';
      return { ...job, meaning: worn(uniformOf(job.meaning.subject!), isOfSpace ? job.meaning.scenes : []) };
    });
  if (!attire) return { ...reading, hits: dressed };
  const typed = tokens.slice(attire.start, attire.end).map((token) => token.typed);
  const clothes: Hit = {
    meaning: worn(attire.value),
    typed: typed.join(' '),
    position: attire.start,
    end: attire.end,
    total: tokens.length,
    isNegated: false,
  };
  return {
    hits: [...dressed, clothes].toSorted((a, b) => a.position - b.position),
    unknown: reading.unknown.filter((phrase) => !phrase.split(' ').every((word) => typed.includes(word))),
  };
}
