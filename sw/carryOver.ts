import { ASSET_CACHE } from '../src/offline/names.ts';
import { isCacheable } from './boundedCache.ts';

/** Which files each lazy part of the newest build is made of, by its name without the hash (build/lazyList.ts). */
const LIST = '/lazy.json';

export interface CarryDeps {
  caches: CacheStorage;
  fetch(address: string): Promise<Response>;
  origin: string;
}

/**
 * Brings along, in the new build's version, every lazy screen that this device has of an earlier one: after a deploy, a
 * start without a network must open what opened before it. Part of the installation: rejects when the network goes
 * meanwhile, so that the old worker stays with all its files.
 */
export async function carryOver({ caches, fetch, origin }: CarryDeps): Promise<void> {
  if (!(await caches.has(ASSET_CACHE))) return;
  const cache = await caches.open(ASSET_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const answer = await fetch(LIST);
  // A server that has no such list has nothing to bring along.
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

const nameOf = (path: string): string => /^\/assets\/(.+)-.{8}\.js$/.exec(path)?.[1] ?? '';
