/**
 * The languages of Kilas. A new one begins here; every text that stands outside the catalogs is a
 * `Record<Language, …>`, so the compiler names what is still to be translated.
 */
export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'id';

/** Languages by their own names. */
export const LANGUAGE_NAMES: Record<Language, string> = { id: 'Bahasa Indonesia', en: 'English' };

/** For `Intl`: how numbers and dates are written. */
export const LANGUAGE_TAGS: Record<Language, string> = { id: 'id-ID', en: 'en-GB' };

/** A public page's address in a language; without a word for it in the default one. */
export const inLanguage = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?language=${language}`;
