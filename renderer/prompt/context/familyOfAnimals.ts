import { isAnimal } from '../../subject/animals/isAnimal.ts';
import type { Hit } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';

/** "a family of elephants", "keluarga bebek": whether a word for a family says how many animals there are. */
export const isFamilyOfAnimals = ({ meaning, end }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  meaning.subject === 'family' &&
  hits.some(
    (other) =>
      isAnimal(other.meaning.subject ?? null) &&
      (other.position === end || (other.position === end + 1 && tokens[end]?.word === 'of')),
  );
