import { type Language, LANGUAGES } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { codeText, errorText } from './errorTexts.ts';

type Texts = { errorText: typeof errorText; codeText: typeof codeText };

// One object per language, so that values memoized from it are recomputed when the language changes.
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language): [Language, Texts] => [
    language,
    { errorText: (error) => errorText(error), codeText: (code, fallback) => codeText(code, fallback) },
  ]),
) as Record<Language, Texts>;

/** The texts of errors for components: `const { errorText } = useErrorTexts()`. */
export function useErrorTexts() {
  return TEXTS[useLanguage()];
}
