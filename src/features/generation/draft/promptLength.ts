import { MAX_PROMPT_LENGTH } from '../../../../contract/limits.ts';

/** From here on the counter is shown: before it, it would only be noise. */
const COUNTER_FROM = Math.round(MAX_PROMPT_LENGTH * 0.8);

export interface PromptLength {
  /** Characters as the contract counts them: code points, trimmed. */
  length: number;
  isCounterShown: boolean;
  isTooLong: boolean;
}

export function measurePrompt(prompt: string): PromptLength {
  const length = [...prompt.trim()].length;
  return { length, isCounterShown: length >= COUNTER_FROM, isTooLong: length > MAX_PROMPT_LENGTH };
}
