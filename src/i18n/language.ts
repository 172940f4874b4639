import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.ts';
import { LOCAL_STORAGE_KEYS } from '../offline/names.ts';

/** The language kept in this browser, written as JSON (`"en"`) or plainly (`en`); Indonesian when there is none. */
export function readLanguage(storage: Pick<Storage, 'getItem'> | undefined): Language {
  const kept = storage?.getItem(LOCAL_STORAGE_KEYS.language)?.replaceAll('"', '').trim();
  return LANGUAGES.find((language) => language === kept) ?? DEFAULT_LANGUAGE;
}

/** Keeps the choice in this browser; where it keeps nothing, the choice lasts for this visit. */
export function persistLanguage(storage: Pick<Storage, 'setItem'> | undefined, language: Language): void {
  try {
    storage?.setItem(LOCAL_STORAGE_KEYS.language, JSON.stringify(language));
  } catch {
    // Blocked or full: the storage warning tells of it.
  }
}
