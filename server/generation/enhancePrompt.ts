import type { EnhancedPrompt, Mode } from '../../contract/generation.ts';
import type { Log } from '../platform/log.ts';
import { askLanguageModel, type LanguageModel } from './enhance/askLanguageModel.ts';
import { detectLanguage } from './enhance/detectLanguage.ts';
import { joinPhrases } from './enhance/joinPhrases.ts';
import { phrasesByRules } from './enhance/phrasesByRules.ts';

/** Makes a prompt richer: the person's words stay as they are, at the beginning; what follows is offered, not imposed. */
export type EnhancePrompt = (request: { prompt: string; mode: Mode }) => Promise<EnhancedPrompt>;

/**
 * The enhancer: a language model where the operator has set one up, the built-in rules otherwise and whenever the model
 * fails, is late, or answers with something that may not stand in a prompt.
 */
export function createEnhancer({
  languageModel,
  fetch,
  log,
}: {
  languageModel: LanguageModel | null;
  fetch: typeof globalThis.fetch;
  log: Log;
}): EnhancePrompt {
  return async ({ prompt, mode }) => {
    const language = detectLanguage(prompt);
    if (languageModel) {
      try {
        const phrases = await askLanguageModel({ languageModel, fetch, prompt, mode, language });
        return { ...joinPhrases(prompt, phrases), source: 'model' };
      } catch (error) {
        log.warn(
          { error: error instanceof Error ? error.message : String(error) },
          'the language model did not help; the rules do',
        );
      }
    }
    return { ...joinPhrases(prompt, phrasesByRules({ prompt, mode, language })), source: 'rules' };
  };
}
