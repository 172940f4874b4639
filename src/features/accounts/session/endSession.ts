import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { errorText } from '../../../api/errorTexts.ts';
import { refreshLiveEvents } from '../../../api/liveEvents.ts';
import { accountDatabase, enterAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { forgetAccount } from '../../../offline/forgetAccount.ts';
import type { QueueOnSignOut } from '../../../offline/outbox/clearOutboxOnSignOut.ts';
import { showToast } from '../../../ui/showToast.ts';
import { dropPendingEmail } from '../pendingEmail.ts';
import { pauseSessionEvents } from './watchSession.ts';

/**
 * Milliseconds. On a borrowed phone, a missing network must not keep anybody signed in; a slow one needs a few seconds to
 * connect, to renew the token and to answer.
 */
const LOGOUT_DEADLINES_MS = { online: 4_000, offline: 250 };

/**
 * Ends the session on the server, then always forgets the account here: tokens, user, everything stored for offline
 * use. If the server could not do it, a message says so at the end.
 */
export async function signOut(queryClient: QueryClient, queue: QueueOnSignOut = 'keep'): Promise<void> {
  let failure: unknown;
  const endOnServer = async () => {
    try {
      const deadline = LOGOUT_DEADLINES_MS[onlineManager.isOnline() ? 'online' : 'offline'];
      await callApi(accountsEndpoints.logout, { signal: AbortSignal.timeout(deadline), isLeaving: true });
    } catch (error) {
      failure = error;
    }
  };
  await endSession(queryClient, endOnServer, queue);
  // Only now: a slow phone deletes for a while, and the message stays for five seconds.
  const refusal = failure instanceof ApiError ? failure : null;
  if (!failure || refusal?.status === 401) return;
  const description = refusal
    ? errorText(refusal)
    : i18n._(msg`You are signed out on this device. Our server hasn’t confirmed it: check Devices later.`);
  showToast({ type: 'error', title: i18n._(msg`Failed to logout`), description });
}

/**
 * Forgets the account in this browser after `endOnServer` has ended the session: tokens in every tab, cached answers,
 * offline data. The account id is read first: the tokens may be gone when the server answers.
 * @param queue what happens to requests that are still in the outbox
 * @throws what `endOnServer` throws; everything stays then
 */
export async function endSession(
  queryClient: QueryClient,
  endOnServer: () => Promise<void>,
  queue: QueueOnSignOut,
): Promise<void> {
  const accountId = session().peek()?.accountId ?? null;
  const resume = pauseSessionEvents();
  let hasEnded = false;
  try {
    await endOnServer();
    hasEnded = true;
    await session().signOut();
    const database = accountDatabase();
    enterAccount(null);
    queryClient.clear();
    refreshLiveEvents();
    dropPendingEmail();
    if (!accountId) return;
    await Promise.all([database?.drop(), forgetAccount(accountId), clearOutbox(accountId, queue)]).catch(
      () => undefined,
    );
  } finally {
    resume(hasEnded);
  }
}

/** Loaded only now; the worker precaches it, so this works without a network too. */
async function clearOutbox(accountId: string, wish: QueueOnSignOut): Promise<void> {
  const { clearOutboxOnSignOut } = await import('../../../offline/outbox/clearOutboxOnSignOut.ts');
  await clearOutboxOnSignOut(accountId, wish);
}
