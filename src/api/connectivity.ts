import { onlineManager } from '@tanstack/react-query';
import { accountsEndpoints } from '../../contract/accounts.ts';
import { lastAnswer } from './lastAnswer.ts';
import { requestUrl } from './requestUrl.ts';

/** Where the calls go, which may be another host than the page's; anybody may ask it, and nothing is looked up for it. */
const PROBE = requestUrl(accountsEndpoints.providers);
/** Milliseconds for one answer. A portal may swallow what it is asked. */
const PROBE_DEADLINE_MS = 2_000;
/** Milliseconds between tries: doubled each time, with a random part so that a restarted server is not met by everybody at once. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

let isAsking = false;

/**
 * A call has failed, or is slow to be answered, although the device believes in its network: asks whether anybody is there, and again until
 * somebody is. Meanwhile the app is offline by TanStack's onlineManager, which the notices and the retries go by, and
 * which asks again for everything on the screen once it is over. Does nothing while it is under way already.
 */
export async function askUntilReached(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    for (let pause = FIRST_WAIT_MS; navigator.onLine; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
      const askedAt = performance.now();
      const isReached = (await isSomebodyThere()) || lastAnswer.at > askedAt;
      onlineManager.setOnline(isReached && navigator.onLine);
      if (isReached) return;
      await nextChance(pause * (0.5 + Math.random()));
      // Another call was answered meanwhile.
      if (onlineManager.isOnline()) return;
    }
  } finally {
    isAsking = false;
  }
}

async function isSomebodyThere(): Promise<boolean> {
  try {
    await fetch(PROBE, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(PROBE_DEADLINE_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/** Resolves after the pause, or as soon as something has changed: the person is back, or so is the network. */
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
