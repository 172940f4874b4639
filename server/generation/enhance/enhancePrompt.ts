import type { EnhancedPrompt, Mode } from '../../../contract/generation.ts';
import type { Log } from '../../platform/log.ts';
import { askLanguageModel, type LanguageModel } from './askLanguageModel.ts';
import { detectLanguage } from './detectLanguage.ts';
import { joinPhrases } from './joinPhrases.ts';
import { phrasesByRules } from './phrasesByRules.ts';

/** Enriches a prompt: the person's words stay unchanged at the beginning; the added phrases are a suggestion. */
export type EnhancePrompt = (request: { prompt: string; mode: Mode }) => Promise<EnhancedPrompt>;

/**
 * Creates the enhancer: a language model if the operator has configured one; the built-in rules otherwise, and whenever
 * the model fails, times out, or answers with something that is not allowed in a prompt.
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
