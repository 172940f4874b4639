/** "a boy's hair", "the baker’s shop": of a boy, of a baker. */
const POSSESSIVE = /['’]s(?=\s|$)/gu;
const DOUBLED = /^(\p{L}+)-(?=\1)/u;

/** Lower case, without accents, doubling or an English possessive, as the lexicon spells its words. */
export function normaliseWord(word: string): string {
  const plain = word
    .toLocaleLowerCase('id')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(POSSESSIVE, '')
    .replace(/’/gu, "'");
  return plain.replace(DOUBLED, '');
}
