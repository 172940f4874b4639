import type { Language } from '../../../contract/languages.ts';
import { isSignedIn } from '../../api/signedIn.ts';
import { persistLanguage } from '../../i18n/language.ts';
import { activateLanguage } from '../../i18n/messages.ts';
import { pageStorage } from '../../offline/storageAccess.ts';

/** Switches the language, stores the choice in this browser and, for e-mails and notifications, in the account. */
export async function changeLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  persistLanguage(pageStorage(), language);
  // The screen has its language already; a failure to store it in the account is not worth a message.
  if (isSignedIn()) await tellAccount(language).catch(() => undefined);
}

/** Loaded when needed: the landing page has this switch too, but otherwise needs no server calls. */
async function tellAccount(language: Language): Promise<void> {
  const { saveLanguage } = await import('./saveLanguage.ts');
  await saveLanguage(language);
}
