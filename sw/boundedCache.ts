import { ARTICLE_CACHE, ASSET_CACHE, isEvictable, PAGE_CACHE } from '../src/offline/names.ts';

export interface BoundedPut {
  cacheName: string;
  /** Absolute address without the parts that change (signatures). */
  key: string;
  /** The oldest entries go first beyond this many. */
  maxEntries: number;
  /** And beyond this many bytes, by their `content-length`; left out: only the number of entries is limited. */
  maxBytes?: number | undefined;
  /** For an account's files, called after writing: an account that signed out meanwhile must not get its cache back. */
  isStillWanted: (() => Promise<boolean>) | undefined;
}

/** Entries whose size is read for each one written, on average. */
const READS_PER_WRITE = 50;

/** Only a complete, direct 200 of our own origin; an HTML page instead of a file comes from a misconfigured server. */
export function isCacheable(response: Response): boolean {
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html');
  return response.status === 200 && !response.redirected && response.type !== 'opaque' && !isPage;
}

/**
 * Writes into a bounded cache. A full disk empties the optional caches and is otherwise no error: the answer was
 * already given.
 */
export async function putBounded(storage: CacheStorage, response: Response, options: BoundedPut): Promise<void> {
  const { cacheName, key, maxEntries, maxBytes, isStillWanted } = options;
  try {
    const cache = await storage.open(cacheName);
    await cache.put(key, response);
    if (isStillWanted && !(await isStillWanted())) {
      await storage.delete(cacheName);
      return;
    }
    await trim(cache, maxEntries);
    if (maxBytes !== undefined) await trimBytes(cache, maxBytes);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await purgeRuntimeCaches(storage);
  }
}

/** Cache keys come in the order they were written, so the first ones are the oldest. */
async function trim(cache: Cache, maxEntries: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)));
}

/**
 * Reads every entry. The more there are, the more rarely it runs, so that a write costs the same however many are
 * cached.
 */
async function trimBytes(cache: Cache, maxBytes: number): Promise<void> {
  const keys = await cache.keys();
  if (Math.random() > READS_PER_WRITE / keys.length) return;
  let bytes = 0;
  for (const key of keys.toReversed()) {
    bytes += Number((await cache.match(key))?.headers.get('content-length') ?? 0);
    if (bytes > maxBytes) await cache.delete(key);
  }
}

/**
 * Deletes everything that can be fetched again and that no user chose to store, so that the shell and the databases
 * survive a full disk.
 */
export async function purgeRuntimeCaches(storage: CacheStorage): Promise<void> {
  const names = await storage.keys();
  await Promise.all(
    names
      .filter((name) => [ASSET_CACHE, ARTICLE_CACHE, PAGE_CACHE].includes(name) || isEvictable(name))
      .map((name) => storage.delete(name)),
  );
}
