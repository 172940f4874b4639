import { emojiOf } from '../../prompt/spelling.ts';
import type { Told } from './everyWord.ts';

/** Tells of an emoji by itself instead of the word that it was read as, and of none that repeats a chip: "bunny 🐰". */
export function sayAsTyped(prompt: string, { chips, unmatched }: Told): Told {
  const written = prompt.toLowerCase();
  const asTyped = (word: string): string =>
    (written.includes(word.toLowerCase()) ? undefined : emojiOf(word, prompt)) ?? word;
  const isRepeated = ({ aspect, value, word }: Told['chips'][number]): boolean =>
    word !== null &&
    asTyped(word) !== word &&
    chips.some((other) => other.aspect === aspect && other.value === value && other.word && other.word !== word);
  return {
    chips: chips
      .filter((chip) => !isRepeated(chip))
      .map((chip) => (chip.word === null ? chip : { ...chip, word: asTyped(chip.word) })),
    unmatched: unmatched.map(asTyped),
  };
}
