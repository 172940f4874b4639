import type { Language } from '../../../contract/languages.ts';
import { isSignedIn } from '../../api/signedIn.ts';
import { persistLanguage } from '../../i18n/language.ts';
import { activateLanguage } from '../../i18n/messages.ts';
import { pageStorage } from '../../offline/storageAccess.ts';

/** Switches every text, keeps the choice in this browser and, for e-mails and notices, with the account. */
export async function changeLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  persistLanguage(pageStorage(), language);
  // The screen has its language; that the account did not hear of it is not worth a word.
  if (isSignedIn()) await tellAccount(language).catch(() => undefined);
}

/** Loaded when needed: the landing page has this switch too, and nothing to do with the server. */
async function tellAccount(language: Language): Promise<void> {
  const { saveLanguage } = await import('./saveLanguage.ts');
  await saveLanguage(language);
}
