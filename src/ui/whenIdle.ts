/** Milliseconds after which the work is done even if the page is never idle. */
const DEADLINE_MS = 3000;

/** Runs something once the page is idle. Returns a function that cancels it. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: DEADLINE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, DEADLINE_MS / 3);
  return () => clearTimeout(timer);
}
