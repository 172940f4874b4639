import { isAnimal } from '../../subject/animals/isAnimal.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { GRAZING } from '../../subject/grazingDrawings.ts';
import { SITTING } from '../../subject/sittingAnimals.ts';
import { isAct } from '../vocabulary/actWords.ts';
import { ANIMAL_DOINGS, DOINGS_OF_ANIMALS, FOODS_OF_ANIMALS, PLACES_OF_ANIMALS } from '../vocabulary/animalWords.ts';
import type { Meaning } from '../vocabulary/lexicon.ts';
import { isFamilyOfAnimals } from './familyOfAnimals.ts';
import type { Hit, Reading } from '../readPrompt.ts';
import { ROOM_WEIGHT } from '../vocabulary/roomWords.ts';
import type { Token } from '../tokens.ts';
import { LIVESTOCK } from '../undrawnCompounds.ts';

const RELATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  in: new Set('di|dalam|didalam|di dalam|in|inside|into|in a|inside a|in the'.split('|')),
  on: new Set('di|atas|diatas|di atas|on|atop|upon|on a|on the|on top of|on top of a'.split('|')),
  under: new Set('bawah|dibawah|di bawah|under|under a|beneath|pakai|dengan|with|with an|under an'.split('|')),
  at: new Set(
    'di|dekat|didekat|di dekat|pinggir|di pinggir|di tepi|tepi|depan|di depan|at|by|near|on|at the|by the|near the|on the|next to the|at a|by a|on a|balik|di balik'.split(
      '|',
    ),
  ),
};

const LONGEST_RELATION = 4;
const LONGEST = 5;
/** The value of what is eaten by grazing. */
const GRASS = 6;

type Entry = { name: string; value: number };
const phrases = (rows: readonly (readonly [string, string])[]): ReadonlyMap<string, Entry> =>
  new Map(rows.flatMap(([name, words]) => words.split('|').map((word) => [word, { name, value: 1 }] as const)));

const DOINGS = phrases(DOINGS_OF_ANIMALS);
const FOODS: ReadonlyMap<string, number> = new Map(
  FOODS_OF_ANIMALS.flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const)),
);
const THINGS: ReadonlyMap<string, readonly { relation: string; name: string }[]> = Map.groupBy(
  PLACES_OF_ANIMALS.flatMap(([relation, name, words]) => words.split('|').map((word) => ({ relation, name, word }))),
  ({ word }) => word,
);

/** The longest of a map's phrases that begins at a word. */
function longestAt<T>(
  tokens: readonly Token[],
  start: number,
  found: ReadonlyMap<string, T>,
): { entry: T; end: number } | null {
  for (let end = Math.min(tokens.length, start + LONGEST); end > start; end--) {
    const said = tokens.slice(start, end);
    if (said.some(({ opens }, at) => at > 0 && opens)) continue;
    const entry = found.get(said.map(({ word }) => word).join(' '));
    if (entry !== undefined) return { entry, end };
  }
  return null;
}

/** A place at a word: "di atas sofa", "in a basket". */
function placeAt(tokens: readonly Token[], start: number): { name: string; thing: number; end: number } | null {
  for (let length = LONGEST_RELATION; length >= 1; length--) {
    const words = tokens.slice(start, start + length);
    if (words.length < length || words.some(({ opens }, at) => at > 0 && opens)) continue;
    const thing = longestAt(tokens, start + length, THINGS);
    if (!thing || tokens[start + length]!.opens) continue;
    const relation = words.map(({ word }) => word).join(' ');
    const place = thing.entry.find((one) => RELATIONS[one.relation]!.has(relation));
    if (place) return { name: place.name, thing: start + length, end: thing.end };
  }
  return null;
}

/** Words for being there, which the place tells of. */
const BEING: ReadonlySet<string> = new Set('hinggap bertengger nangkring perched perching'.split(' '));
/** Animals of which "di sungai" says that they are in the water, and not by it. */
const IN_WATER: ReadonlySet<string> = new Set('duck duckling goose hippo crocodile'.split(' '));
/** Words before what somebody does at the moment. */
const JUST: ReadonlySet<string> = new Set('lagi sedang yang yg tengah asik asyik'.split(' '));
const SITS: ReadonlySet<string> = new Set('duduk sitting sits nongkrong'.split(' '));

/** Whether a subject is drawn doing it. */
function isDrawnDoing(name: string, subject: string): boolean {
  if (name === 'grazes') return false;
  if (name === 'strides' || name === 'wearsGlasses' || name === 'catchesDisc') return subject in SITTING;
  return name !== 'runs' || subject in SITTING || subject in GRAZING;
}

const isOfPeople = ({ meaning }: Hit): boolean => meaning.details.some(({ name }) => isAct(name));

/**
 * What an animal does and where it is, as phrases of their own: the box that a cat sits in is no ware on a table, and
 * what it eats is no dish.
 */
export function withAnimalDoings({ hits, unknown }: Reading, tokens: readonly Token[]): Reading {
  const named = hits.filter(({ meaning, isNegated }) => meaning.subject && !isNegated);
  // "a family of elephants": so many of them.
  const [first, second] = named.filter((hit) => !isFamilyOfAnimals(hit, hits, tokens));
  // "running horse": what people do, said right before the animal that does it.
  const animal = second && first!.end === second.position && isOfPeople(first!) ? second : first;
  const subject = animal?.meaning.subject;
  if (!animal || !subject || !isAnimal(subject)) return { hits, unknown };
  const added: Hit[] = [];
  const hit = (name: string, value: number, position: number, end: number): void => {
    if (hits.some((one) => one.isNegated && one.position < end && one.end > position)) return;
    added.push({
      meaning: meaningOf(name, value),
      typed: tokens
        .slice(position, end)
        .map(({ typed }) => typed)
        .join(' '),
      position,
      end,
      total: tokens.length,
      isNegated: false,
    });
  };
  for (let at = 0; at < tokens.length; at++) {
    if (at >= animal.position && at < animal.end) continue;
    const place = placeAt(tokens, at);
    // "sapi di kandang": a pen, and no cage.
    const isPen = place?.name === 'inCage' && LIVESTOCK.has(subject) && tokens[place.thing]!.word === 'kandang';
    const isOnDryLand = place?.name === 'wades' && !IN_WATER.has(subject);
    if (place && !isPen && !isOnDryLand) {
      const before = tokens[at - 1]?.word ?? '';
      const isBeing = at > animal.end && (BEING.has(before) || (subject in SITTING && SITS.has(before)));
      hit(place.name, 1, isBeing ? at - 1 : tokens[at]!.word === 'di' ? at + 1 : at, place.end);
      at = place.end - 1;
      continue;
    }
    const done = longestAt(tokens, at, DOINGS);
    if (done?.entry.name === 'grazes' && subject in GRAZING) {
      hit('eats', GRASS, at, done.end);
      at = done.end - 1;
      continue;
    }
    if (!done || !isDrawnDoing(done.entry.name, subject)) continue;
    // "jalan" is also a street.
    if (tokens[at]!.word === 'jalan' && at !== animal.end && !JUST.has(tokens[at - 1]?.word ?? '')) continue;
    const food = done.entry.name === 'eats' ? longestAt(tokens, done.end, FOODS) : null;
    const end = food && !tokens[done.end]?.opens ? food.end : done.end;
    hit(done.entry.name, food?.entry ?? 1, at, end);
    at = end - 1;
  }
  if (added.length === 0) return { hits, unknown };
  const isCovered = ({ position, end }: Hit): boolean => added.some((one) => position < one.end && end > one.position);
  // "anak main bola dengan kucing": what somebody does beside an animal is said of them.
  if (
    named.some(
      (one) =>
        one !== animal &&
        one.meaning.subject! in FIGURES &&
        !(isCovered(one) || isOfPeople(one) || isFamilyOfAnimals(one, hits, tokens)),
    )
  )
    return { hits, unknown };
  const covered = new Set(added.flatMap(({ typed }) => typed.split(' ')));
  return {
    hits: [...hits.filter((one) => one === animal || !isCovered(one)), ...added].toSorted(
      (a, b) => a.position - b.position,
    ),
    unknown: unknown.filter((words) => !words.split(' ').every((word) => covered.has(word))),
  };
}

/** Whether a phrase says what an animal does or where it is. */
export const isAnimalDoing = ({ meaning }: Hit): boolean => meaning.details.some(({ name }) => name in ANIMAL_DOINGS);

function meaningOf(name: string, value: number): Meaning {
  const { scenes, place } = ANIMAL_DOINGS[name]!;
  const room = place?.[1];
  return {
    scenes: place ? [{ scene: place[0], weight: ROOM_WEIGHT }] : [],
    details: [
      { name, value, scenes, words: '' },
      ...(room ? [{ name: room, value: 1, scenes: ['room' as const], words: '' }] : []),
    ],
  };
}
