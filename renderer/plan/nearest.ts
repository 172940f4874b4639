/**
 * The nearest thing that can be drawn, for subjects that cannot: offered by its own name, never drawn in silence. Words are
 * written as in the lexicon; the replacement is a word that the lexicon knows, in the same language.
 */
const NEAREST: readonly (readonly [words: string, replacement: string])[] = [
  ['singa|macan tutul|macan kumbang|panter|cheetah', 'harimau'],
  ['lion|leopard|panther|lioness|jaguar', 'tiger'],
  ['unicorn|pegasus|zebra|keledai|donkey|pony', 'kuda'],
  ['serigala|wolf|husky', 'anjing'],
  ['kambing|goat', 'domba'],
  ['monyet|kera|monkey|ape|simpanse|bekantan', 'orangutan'],
  ['badak|rhino|kuda nil|hippo', 'gajah'],
  ['komodo|buaya|crocodile|alligator|godzilla', 'dinosaurus'],
  ['panda|koala', 'beruang'],
  ['kakatua|beo|nuri|cendrawasih|merak|parrot|peacock', 'burung'],
  ['alien', 'ufo'],
  ['rendang|sate|gado gado|nasi padang|pecel|rawon|gudeg', 'sepiring nasi'],
  ['roket air', 'roket'],
  ['delman|andong|becak', 'sepeda'],
  ['kapal induk|kapal perang', 'kapal kargo'],
];

const BY_WORD: ReadonlyMap<string, string> = new Map(
  NEAREST.flatMap(([words, replacement]) => words.split('|').map((word) => [word, replacement] as const)),
);

/** The word for the nearest thing, or null. */
export function nearestTo(word: string): string | null {
  return BY_WORD.get(word) ?? null;
}
