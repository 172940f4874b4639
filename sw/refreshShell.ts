import { PRECACHE } from '../src/offline/names.ts';
import { isShellFile } from './precache.ts';

/** Milliseconds; nobody waits for it. */
const DEADLINE_MS = 10_000;

export interface RefreshDeps {
  caches: CacheStorage;
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/**
 * Stores the shell anew with the headers that the server sends with it today. What a page may load is in them and may
 * change while the shell does not; its copy is otherwise fetched only when its content changes. A page with any other
 * content is not taken: it belongs to the next build, or to a portal.
 * @param key of the shell in the precache
 */
export async function refreshShell(
  { address, integrity, key }: { address: string; integrity: string; key: string },
  deps: RefreshDeps,
): Promise<void> {
  const answer = await deps
    .fetch(address, { cache: 'no-cache', integrity, signal: AbortSignal.timeout(DEADLINE_MS) })
    .catch(() => null);
  if (answer && isShellFile(address, answer)) await (await deps.caches.open(PRECACHE)).put(key, answer);
}
