import { accountsEndpoints } from '../../../contract/accounts.ts';
import type { Language } from '../../../contract/languages.ts';
import { callApi } from '../../api/callApi.ts';

/** Keeps the language with the account: its e-mails and notices follow. Throws as callApi does. */
export async function saveLanguage(language: Language): Promise<void> {
  await callApi(accountsEndpoints.savePreferences, { body: { language } });
}
