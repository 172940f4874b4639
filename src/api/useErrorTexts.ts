import type { Language } from '../../contract/limits.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { codeText, errorText } from './errorTexts.ts';

// One object a language: what a component makes from it is made anew when the language changes.
const TEXTS: Record<Language, { errorText: typeof errorText; codeText: typeof codeText }> = {
  id: { errorText: (error) => errorText(error), codeText: (code, fallback) => codeText(code, fallback) },
  en: { errorText: (error) => errorText(error), codeText: (code, fallback) => codeText(code, fallback) },
};

/** The texts of errors for components: `const { errorText } = useErrorTexts()`. */
export function useErrorTexts() {
  return TEXTS[useLanguage()];
}
