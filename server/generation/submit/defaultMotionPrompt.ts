import type { Language } from '../../../contract/languages.ts';

const TEXTS: Record<Language, string> = {
  id: 'Gambar ini bergerak',
  en: 'This image, moving',
};

/** The prompt of a picture sent without text: some engines require one, and the card needs a title. */
export function defaultMotionPrompt(language: Language): string {
  return TEXTS[language];
}
