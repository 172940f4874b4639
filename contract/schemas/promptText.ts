import * as v from 'valibot';
import { MAX_PROMPT_LENGTH } from '../limits.ts';
import { code, seenText } from '../primitives.ts';

/** At most 500 characters: code points, not UTF-16 units, of which a character has at most two. */
export const promptLength = v.check<string, ReturnType<typeof code>>(
  // A longer text is refused without splitting it.
  (text) => text.length <= 2 * MAX_PROMPT_LENGTH && [...text].length <= MAX_PROMPT_LENGTH,
  code('prompt_too_long'),
);

export const Prompt = v.pipe(seenText('prompt_required'), promptLength);
