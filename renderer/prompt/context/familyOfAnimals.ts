import { isAnimal } from '../../subject/animals/isAnimal.ts';
import type { Hit } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';

/** Whether the word before an animal's at `place` says that there is a family of them; "the family dog" is one. */
export const isFamilyAt = (place: number, tokens: readonly Token[]): boolean =>
  /^(?:se)?keluarga$/u.test(tokens[place]?.word ?? '') ||
  (tokens[place]?.word === 'family' && tokens[place + 1]?.word === 'of');

/** "a family of elephants", "keluarga gajah": whether a word for a family says how many animals there are. */
export const isFamilyOfAnimals = ({ meaning, end }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  meaning.subject === 'family' &&
  isFamilyAt(end - 1, tokens) &&
  hits.some(
    ({ meaning: { subject }, position }) =>
      isAnimal(subject) && position === (tokens[end]?.word === 'of' ? end + 1 : end),
  );
