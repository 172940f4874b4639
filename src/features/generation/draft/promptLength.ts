import { MAX_PROMPT_LENGTH } from '../../../../contract/limits.ts';

/** The counter is shown from here on; before, it would only be noise. */
const COUNTER_FROM = Math.round(MAX_PROMPT_LENGTH * 0.8);

export interface PromptLength {
  /** Characters as the contract counts them: code points of the trimmed text. */
  length: number;
  isCounterShown: boolean;
  isTooLong: boolean;
}

/** Length in code points, without spaces around the text. */
export function measurePrompt(prompt: string): PromptLength {
  const length = [...prompt.trim()].length;
  return { length, isCounterShown: length >= COUNTER_FROM, isTooLong: length > MAX_PROMPT_LENGTH };
}
