import { i18n, type Messages } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts';

/**
 * `shell`, and one per folder of src/features and the like (see lingui.config.ts); without the one that only the server
 * uses.
 */
const catalogs = import.meta.glob<{ messages: Messages }>(['./*/*.po', '!./*/pageMeta.po'], { base: '../../locales' });

/** Catalogs that this page uses; a change of language loads all of them. */
const wanted = new Set<string>(['shell']);
/** `language/catalog` pairs that are in memory. */
const loaded = new Set<string>();
let current: Language = DEFAULT_LANGUAGE;

// A message id on the screen means that a route does not name its catalog.
i18n.on('missing', ({ id, locale }) =>
  console.error(`No message ${id} in ${locale}: does its route name the catalog in staticData?`),
);

async function fetchMessages(language: Language, catalog: string): Promise<Messages> {
  const load = catalogs[`./${language}/${catalog}.po`];
  return load ? (await load()).messages : {};
}

/**
 * Makes the messages of a catalog available. Routes do it in their loader (routeCatalogs.ts), so that a screen never
 * shows before its texts. Throws when the catalog cannot be fetched (offline, first visit).
 */
export async function loadMessages(catalog: string): Promise<void> {
  wanted.add(catalog);
  const language = current;
  if (loaded.has(`${language}/${catalog}`)) return;
  i18n.load(language, await fetchMessages(language, catalog));
  loaded.add(`${language}/${catalog}`);
}

/** Loads what the page needs in that language, then switches every text and `<html lang>` at once. */
export async function activateLanguage(language: Language): Promise<void> {
  current = language;
  await Promise.all([...wanted].map(loadMessages));
  if (current !== language) return;
  i18n.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
