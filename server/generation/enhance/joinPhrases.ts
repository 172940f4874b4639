import { MAX_PROMPT_LENGTH } from '../../../contract/limits.ts';
import type { EnhancedPrompt } from '../../../contract/generation.ts';

/**
 * Puts phrases behind a prompt, as many as the longest allowed prompt holds; a phrase that does not fit is left out
 * whole.
 */
export function joinPhrases(
  prompt: string,
  phrases: string[],
): Pick<EnhancedPrompt, 'original' | 'enhanced' | 'added'> {
  let enhanced = prompt;
  const added: string[] = [];
  for (const phrase of phrases) {
    const next = append(enhanced, phrase);
    if ([...next.enhanced].length > MAX_PROMPT_LENGTH) continue;
    enhanced = next.enhanced;
    added.push(next.added);
  }
  return { original: prompt, enhanced, added };
}

function append(text: string, phrase: string): { enhanced: string; added: string } {
  const end = text.trimEnd();
  if (/[.!?…]["”')\]]?$/u.test(end)) {
    const sentence = phrase.charAt(0).toLocaleUpperCase('id') + phrase.slice(1);
    return { enhanced: `${text} ${sentence}`, added: sentence };
  }
  return { enhanced: /[,;:]$/u.test(end) ? `${text} ${phrase}` : `${text}, ${phrase}`, added: phrase };
}
