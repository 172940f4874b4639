import { isCacheable, putBounded, type BoundedPut } from './boundedCache.ts';

/** What a handler depends on; injected, so that tests run it without a worker. */
export interface HandlerDeps {
  caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Milliseconds to a file's first byte: a network that accepts a request and never answers must not leave the screen
 * blank.
 */
const FILE_DEADLINE_MS = 6_000;

/** Fetches; rejects when no answer has begun by the deadline. The body may take longer. */
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

/** Finds a file to show in place of one that is unavailable now. */
export type FindStandIn = () => Promise<Response | undefined>;

/**
 * Answers from the caches, else from the network, caching a good answer. All our caches are searched, so that a hashed
 * file of the shell is found too, even one of the previous build, which a tab that was not reloaded may still need.
 * Where the server does not answer, a stand-in does; a failed or refused request is passed on unchanged.
 */
export async function cacheFirst(
  options: BoundedPut & { request: Request; findStandIn?: FindStandIn | undefined },
  deps: HandlerDeps,
): Promise<Response> {
  const { request, findStandIn, ...put } = options;
  const kept = await matchQuietly(deps.caches, put);
  if (kept) return kept;
  try {
    const response = await deps.fetch(request);
    // A captive portal's page is no answer of our server.
    if (response.ok && !isCacheable(response)) return (await findStandIn?.()) ?? response;
    if (isCacheable(response)) deps.waitUntil(putBounded(deps.caches, response.clone(), put));
    return response;
  } catch (error) {
    const standIn = await findStandIn?.();
    if (standIn) return standIn;
    throw error;
  }
}

/**
 * Broken cache storage must not block what the network can answer. An account's file is looked up in its own cache
 * only.
 */
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
