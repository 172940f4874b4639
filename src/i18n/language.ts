import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.ts';
import { LOCAL_STORAGE_KEYS } from '../offline/names.ts';

/** The language stored in this browser, as JSON (`"en"`) or plain (`en`); Indonesian when there is none. */
export function readLanguage(storage: Pick<Storage, 'getItem'> | undefined): Language {
  const kept = storage?.getItem(LOCAL_STORAGE_KEYS.language)?.replaceAll('"', '').trim();
  return LANGUAGES.find((language) => language === kept) ?? DEFAULT_LANGUAGE;
}

/** Stores the choice in this browser; without storage it lasts for this visit. */
export function persistLanguage(storage: Pick<Storage, 'setItem'> | undefined, language: Language): void {
  try {
    storage?.setItem(LOCAL_STORAGE_KEYS.language, JSON.stringify(language));
  } catch {
    // Blocked or full: the storage warning reports it.
  }
}
