import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.ts';

const subscribe = (listener: () => void) => i18n.on('change', listener);

/**
 * The active language, read outside of React. `i18n` never changes identity, so compiled components would keep what was
 * computed from it.
 */
export function activeLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? DEFAULT_LANGUAGE;
}

/** The active language; a component that reads it renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, activeLanguage, activeLanguage);
}
