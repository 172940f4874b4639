import { isCacheable, putBounded, type BoundedPut } from './boundedCache.ts';

/** What a handler needs of its surroundings; given in, so that tests run it without a worker. */
export interface HandlerDeps {
  caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  waitUntil(work: Promise<unknown>): void;
}

/** Milliseconds to a file's first byte: a network that accepts and never answers must not leave a screen blank. */
export const FILE_DEADLINE_MS = 6_000;

/** Fetches; rejects where no answer has begun by the deadline. What has begun may take its time. */
export async function fetchInTime(request: Request, deadline = FILE_DEADLINE_MS): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), deadline);
  request.signal.addEventListener('abort', () => waiting.abort());
  try {
    return await fetch(request, { signal: waiting.signal });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * From the caches, else from the network, keeping a good answer. Every cache of ours is asked, so that a hashed file of
 * the shell is found here too, also one of the build before, which a tab that was not reloaded yet may still need.
 * A failed or refused request is passed on as it is.
 */
export async function cacheFirst(options: BoundedPut & { request: Request }, deps: HandlerDeps): Promise<Response> {
  const { request, ...put } = options;
  const kept = await matchQuietly(deps.caches, put);
  if (kept) return kept;
  const response = await deps.fetch(request);
  if (isCacheable(response)) deps.waitUntil(putBounded(deps.caches, response.clone(), put));
  return response;
}

/** A broken cache storage must not stop what the network can answer. An account's file is looked for in its own cache alone. */
async function matchQuietly(
  storage: CacheStorage,
  { key, cacheName, isStillWanted }: BoundedPut,
): Promise<Response | undefined> {
  try {
    return await storage.match(key, isStillWanted ? { cacheName, ignoreVary: true } : { ignoreVary: true });
  } catch {
    return undefined;
  }
}
