import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeText } from '../../../api/errorTexts.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { assertStorageWorks } from '../../../offline/storageAccess.ts';
import { showAlert } from '../../../ui/alerts.ts';
import '../errorTexts.ts';
import { readAddressReturn, RETURN_PATH } from './addressReturn.ts';
import { setReturnToken } from './googleAttempt.ts';

/**
 * Handles `?token=` of the return URL and `?error=` of any URL before the router sees it, so that a token stays neither
 * in the address bar nor in the history. Texts are active when this runs. The return page uses the token.
 */
export async function takeAddressReturn(): Promise<void> {
  const brought = readAddressReturn(new URL(location.href));
  if (!brought) return;
  // The texts of the errors; without them the server's own are shown.
  await loadMessages('accounts').catch(() => undefined);
  if (brought.type === 'error') {
    history.replaceState(history.state, '', brought.cleaned);
    const reason = codeText(brought.code, brought.message);
    showAlert(i18n._(msg`Authentication failed: ${reason}`));
    return;
  }
  try {
    await assertStorageWorks();
  } catch {
    history.replaceState(history.state, '', '/');
    showAlert(i18n._(msg`Login failed: Unable to save authentication token`));
    return;
  }
  history.replaceState(history.state, '', RETURN_PATH);
  setReturnToken(brought.token);
}
