import { ASSET_CACHE } from '../src/offline/names.ts';
import { isCacheable } from './boundedCache.ts';

/** Which files each lazy part of the newest build is made of, by its name without the hash (build/lazyList.ts). */
const LIST = '/lazy.json';

export interface UpdateDeps {
  caches: CacheStorage;
  fetch(address: string): Promise<Response>;
  origin: string;
}

/**
 * Fetches the new build's version of every lazy screen that this device has cached of an earlier build: after a deploy,
 * an offline start must still open them. Part of the installation: rejects when the network fails meanwhile, so that the
 * old worker stays with all its files.
 */
export async function updateLazyFiles({ caches, fetch, origin }: UpdateDeps): Promise<void> {
  if (!(await caches.has(ASSET_CACHE))) return;
  const cache = await caches.open(ASSET_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const answer = await fetch(LIST);
  // The server has no such list: nothing to fetch.
  if (!answer.ok) return;
  const files = (await answer.json()) as Record<string, string[]>;
  const wanted = new Set([...kept].flatMap((path) => files[nameOf(path)] ?? []).map((file) => `/${file}`));
  await Promise.all(
    [...wanted]
      .filter((path) => !kept.has(path))
      .map(async (path) => {
        const response = await fetch(path);
        if (isCacheable(response)) await cache.put(origin + path, response);
      }),
  );
}

const nameOf = (path: string): string => /^\/assets\/(.+)-.{7}\.js$/.exec(path)?.[1] ?? '';
