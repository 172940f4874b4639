/**
 * The languages of Kilas. To add one, start here: most texts outside the catalogs are a `Record<Language, …>`, so the
 * compiler lists what still needs a translation. docs/architecture.md names what to change by hand.
 */
export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'id';

/** Languages by their own names. */
export const LANGUAGE_NAMES: Record<Language, string> = { id: 'Bahasa Indonesia', en: 'English' };

/** Locales for `Intl`: how numbers and dates are formatted. */
export const LANGUAGE_TAGS: Record<Language, string> = { id: 'id-ID', en: 'en-GB' };

/** A public page's address in a language; the default language needs no parameter. */
export const inLanguage = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?language=${language}`;
