import { LEXICON } from '../vocabulary/lexicon.ts';
import { normaliseWord } from '../normaliseWord.ts';
import type { Hit } from '../readPrompt.ts';
import { isWareRule } from './tableThings.ts';
import { wordForms } from '../tokens.ts';

const LONGEST = 3;

/** "AYAM GEPREK 10 RIBU", ada gambar ayamnya: the dish of the headline is meant, and not a hen. */
export function ofItsTitle(hit: Hit, title: string | null): Hit {
  if (!title || !(hit.meaning.subject || hit.meaning.details.some(isWareRule))) return hit;
  const said = wordForms(normaliseWord(hit.typed));
  const words = normaliseWord(title).split(/[^\p{L}\p{N}']+/u);
  for (const [at, word] of words.entries()) {
    if (!said.includes(word)) continue;
    for (let length = LONGEST; length > 1; length--) {
      const meaning = LEXICON.get(words.slice(at, at + length).join(' '));
      if (meaning?.details.some(isWareRule)) return { ...hit, meaning };
    }
  }
  return hit;
}
