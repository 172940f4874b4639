import { onlineManager } from '@tanstack/react-query';
import { accountsEndpoints } from '../../contract/accounts.ts';
import { backOff } from '../../contract/backOff.ts';
import { isPortal } from '../offline/isPortal.ts';
import { lastAnswer } from './lastAnswer.ts';
import { requestUrl } from './requestUrl.ts';

/** The API's host, which may differ from the page's. This call is public and reads nothing from the database. */
const PROBE = requestUrl(accountsEndpoints.providers);
/**
 * Milliseconds for one answer. A captive portal may never answer, or answer with a page of its own; a slow mobile network
 * needs two seconds to look up the server, connect and answer.
 */
const PROBE_DEADLINE_MS = 3_000;
/** Milliseconds between tries, plus a random part so that not every client meets a restarted server at once. */
const WAITS_MS = { first: 1_000, longest: 30_000 };

let isAsking = false;

/**
 * Called when a call failed or is slow although the device reports a network: pings the server until it answers. Until
 * then `onlineManager` says offline, which notices and retries follow; afterwards it refetches everything on the
 * screen. Does nothing while a check is already running.
 * @param deadline milliseconds for the first answer, when the caller has already waited for the server
 */
export async function pingUntilReachable(deadline = PROBE_DEADLINE_MS): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    for (let failures = 0; navigator.onLine; failures += 1) {
      const sentAt = performance.now();
      const isReached =
        (await isServerReachable(failures === 0 ? deadline : PROBE_DEADLINE_MS)) || lastAnswer.at > sentAt;
      onlineManager.setOnline(isReached && navigator.onLine);
      if (isReached) return;
      await nextChance(backOff(failures, WAITS_MS) * (0.5 + Math.random()));
      // Another call was answered meanwhile.
      if (onlineManager.isOnline()) return;
    }
    // A call failed, and the device itself says why.
    onlineManager.setOnline(false);
  } finally {
    isAsking = false;
  }
}

async function isServerReachable(deadline: number): Promise<boolean> {
  try {
    const answer = await fetch(PROBE, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    });
    return !isPortal(answer);
  } catch {
    return false;
  }
}

/** Resolves after the pause, or as soon as the page is looked at again or the network returns. */
function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pause);
    const unsubscribe = onlineManager.subscribe(go);
    document.addEventListener('visibilitychange', go);
    function go(): void {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', go);
      resolve();
    }
  });
}
