import type { Language } from '../../contract/languages.ts';

const TEXTS: Record<Language, string> = {
  id: 'Gambar ini bergerak alami',
  en: 'This picture, moving naturally',
};

/** What is asked of an engine for a picture without a text: some take no request without one, and the card needs a name. */
export function wordlessMotion(language: Language): string {
  return TEXTS[language];
}
