import { accountsEndpoints } from '../../../contract/accounts.ts';
import type { Language } from '../../../contract/languages.ts';
import { callApi } from '../../api/callApi.ts';

/** Stores the language in the account, for its e-mails and notifications. Throws as callApi does. */
export async function saveLanguage(language: Language): Promise<void> {
  await callApi(accountsEndpoints.savePreferences, { body: { language } });
}
