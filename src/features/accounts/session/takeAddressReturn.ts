import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';
import { codeText } from '../../../api/errorTexts.ts';
import { session } from '../../../api/session.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { assertStorageWorks } from '../../../offline/storageAccess.ts';
import { showAlert } from '../../../ui/alerts.ts';
import '../errorTexts.ts';
import { readAddressReturn } from './addressReturn.ts';

/**
 * Handles `?token=` and `?error=` of any address before the router sees it, so that a token stays neither in the
 * address bar nor in the history. Texts are active when this runs.
 */
export async function takeAddressReturn(): Promise<void> {
  const brought = readAddressReturn(new URL(location.href));
  if (!brought) return;
  // The words for a refusal; without them the server's own are shown.
  await loadMessages('accounts').catch(() => undefined);
  if (brought.type === 'error') {
    history.replaceState(history.state, '', brought.cleaned);
    const reason = codeText(brought.code, brought.message);
    showAlert(i18n._(msg`Authentication failed: ${reason}`));
    return;
  }
  history.replaceState(history.state, '', '/');
  try {
    await assertStorageWorks();
    await session().signIn({ access_token: brought.token });
  } catch {
    showAlert(i18n._(msg`Login failed: Unable to save authentication token`));
    return;
  }
  await exchangeReturnToken(brought.token);
}

/**
 * The token of an address is good for two minutes and doubles as the session's first refresh token (docs/decisions,
 * "How the app gets its tokens after Google"). One that is an access token alone stays what it is.
 */
async function exchangeReturnToken(token: string): Promise<void> {
  try {
    await session().signIn(await callApi(accountsEndpoints.refresh, { body: { refresh_token: token } }));
  } catch {
    // The session check that follows decides whether the token itself is worth anything.
  }
}
