import { isPortal } from '../offline/isPortal.ts';
import { hasTypedText } from './typedText.ts';

const RELOADED_AT_KEY = 'kilas.reloaded_at';
/** Milliseconds between two reloads: a file that stays missing must not become a loop. */
const RELOAD_PAUSE_MS = 60_000;

/** Prefetches under way: several run at once. */
let unawaited = 0;
let prefetches: Promise<unknown> = Promise.resolve();
let isStopped = false;

/**
 * Prefetches files that no screen waits for: a missing one must not reload the page. Rejects once prefetching was
 * stopped.
 */
export async function prefetchQuietly<Result>(run: () => Promise<Result>): Promise<Result> {
  if (isStopped) throw new Error('Prefetching was stopped.');
  unawaited += 1;
  const prefetch = run();
  prefetches = Promise.allSettled([prefetches, prefetch]);
  try {
    return await prefetch;
  } finally {
    unawaited -= 1;
  }
}

/** Prefetches nothing more on this page; resolves when what is under way has ended. */
export async function stopPrefetching(): Promise<void> {
  isStopped = true;
  await prefetches;
}

/**
 * Reloads once when a lazy screen's file is no longer on the server: this tab is more than a day older than the deploy.
 * If the file exists and was only unreachable (no answer, a proxy, a captive portal), the screen shows its own error
 * instead. So it does where a reload would lose typed text.
 */
export function reloadWhenFilesAreGone(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Safari does not name the file.
    const [file] = /\/assets\/\S+/.exec(payload.message) ?? [];
    // The router reloads by itself on the browsers' messages, which it recognises by their beginning: the prefix
    // prevents that.
    payload.message = `Missing: ${payload.message}`;
    if (unawaited > 0) return;
    fetch(file ?? '/healthz', { method: 'HEAD' }).then(
      (answer) =>
        (file ? answer.status === 404 : answer.ok && !isPortal(answer)) &&
        !hasTypedText() &&
        mayReload(sessionStorage, Date.now()) &&
        location.reload(),
      () => undefined,
    );
  });
}

/** Whether a reload is allowed now; records it if so. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(RELOADED_AT_KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < RELOAD_PAUSE_MS) return false;
  storage.setItem(RELOADED_AT_KEY, String(now));
  return true;
}
