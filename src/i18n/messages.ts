import { i18n, type Messages } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/limits.ts';

/** One catalog a room of src/features, and `shell` for everything else (see lingui.config.ts). */
const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po');

/** Rooms whose messages this page has asked for; a change of language brings all of them along. */
const wanted = new Set<string>(['shell']);
/** `language/room` pairs that are in memory. */
const loaded = new Set<string>();
let current: Language = DEFAULT_LANGUAGE;

// An id on the screen instead of a sentence means that a route forgot to load its room's messages.
i18n.on('missing', ({ id, locale }) =>
  console.error(`No message ${id} in ${locale}: does its route call loadMessages()?`),
);

async function fetchMessages(language: Language, room: string): Promise<Messages> {
  const load = catalogs[`../../locales/${language}/${room}.po`];
  return load ? (await load()).messages : {};
}

/**
 * Makes the messages of a room under src/features available. Routes call it in their loader, so that a screen never
 * shows before its texts. Throws when the catalog cannot be fetched (offline, first visit).
 */
export async function loadMessages(room: string): Promise<void> {
  wanted.add(room);
  const language = current;
  if (loaded.has(`${language}/${room}`)) return;
  i18n.load(language, await fetchMessages(language, room));
  loaded.add(`${language}/${room}`);
}

/** Loads what the page needs in that language, then switches every text and `<html lang>` at once. */
export async function activateLanguage(language: Language): Promise<void> {
  current = language;
  await Promise.all([...wanted].map(loadMessages));
  if (current !== language) return;
  i18n.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
