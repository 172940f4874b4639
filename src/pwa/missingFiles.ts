const RELOADED_AT_KEY = 'kilas.reloaded_at';
/** Milliseconds between two reloads: a file that stays missing must not become a loop. */
const RELOAD_PAUSE_MS = 60_000;

let isUnawaited = false;

/** Fetches parts that nobody waits for: that one of them is gone takes no page away. */
export async function prefetchQuietly<Result>(run: () => Promise<Result>): Promise<Result> {
  isUnawaited = true;
  try {
    return await run();
  } finally {
    isUnawaited = false;
  }
}

/**
 * Reloads once when a lazy screen's file is no longer on the server: this tab is older than the deploy by more than a
 * day. Where the server does not answer, or a proxy does in its place, nothing is gone, only out of reach: the screen's own error stays, instead of
 * the browser's page.
 */
export function reloadWhenFilesAreGone(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads by how the words begin, and asks nobody first.
    payload.message = `Missing: ${payload.message}`;
    if (isUnawaited) return;
    fetch('/healthz', { method: 'HEAD' }).then(
      ({ ok }) => ok && mayReload(sessionStorage, Date.now()) && location.reload(),
      () => undefined,
    );
  });
}

/** Notes the reload and says whether it is allowed. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(RELOADED_AT_KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < RELOAD_PAUSE_MS) return false;
  storage.setItem(RELOADED_AT_KEY, String(now));
  return true;
}
