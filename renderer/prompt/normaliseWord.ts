const DOUBLED = /^(\p{L}+)-(?=\1)/u;

/** Lower case, without accents or doubling, as the lexicon spells its words. */
export function normaliseWord(word: string): string {
  const plain = word.toLocaleLowerCase('id').normalize('NFD').replace(/\p{M}/gu, '').replace(/’/gu, "'");
  return plain.replace(DOUBLED, '');
}
