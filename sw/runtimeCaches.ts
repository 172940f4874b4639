import { ARTICLE_MEDIA_BASE } from '../contract/articleWords.ts';
import { MEDIA_BASE } from '../contract/media.ts';
import { ARTICLE_CACHE, ASSET_CACHE, copiesCacheName, mediaCacheName, previewCacheName } from '../src/offline/names.ts';
import { cacheFirst, fetchInTime } from './cacheFirst.ts';
import { currentAccount } from './session.ts';

/**
 * One kind of file that is cached when first fetched. All are cache-first: their content never changes under one path.
 */
export interface CacheRow {
  matches(url: URL): boolean;
  /** The cache it belongs to; null: serve from the network and cache nothing. */
  cacheName(): Promise<string | null>;
  maxEntries: number;
  /** Total bytes; undefined: these files are never large, and screens must not be evicted for their size. */
  maxBytes?: number | undefined;
  /** Belongs to the signed-in account: looked up only in its own cache, and dropped when it signs out. */
  isPersonal: boolean;
  /** Looks for the same picture at another size when this one is unavailable. */
  findStandIn?(url: URL): Promise<Response | undefined>;
  why: string;
}

const MEGABYTE = 1024 * 1024;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PREVIEW = new RegExp(`^${MEDIA_BASE}/${UUID}/(?:thumbnail|poster)$`, 'i');
const MAIN = new RegExp(`^${MEDIA_BASE}/${UUID}/main$`, 'i');

const RUNTIME_CACHES: readonly CacheRow[] = [
  {
    matches: (url) => PREVIEW.test(url.pathname),
    cacheName: async () => {
      const account = await currentAccount();
      return account === null ? null : previewCacheName(account);
    },
    maxEntries: 1500,
    maxBytes: 60 * MEGABYTE,
    isPersonal: true,
    findStandIn: findOtherSize,
    why: 'The library offline. Around 15 kB each; kept by path, because only the signature in the query is renewed.',
  },
  {
    matches: (url) => url.pathname.startsWith(`${ARTICLE_MEDIA_BASE}/`),
    cacheName: async () => ARTICLE_CACHE,
    maxEntries: 120,
    maxBytes: 20 * MEGABYTE,
    isPersonal: false,
    why: 'Articles that were read, with their pictures. Around 40 kB each; what is under one address never changes.',
  },
  {
    matches: (url) => url.pathname.startsWith('/assets/'),
    cacheName: async () => ASSET_CACHE,
    maxEntries: 160,
    isPersonal: false,
    why: 'Lazy screens offline once they were opened, of two builds and more. The name carries the hash of the content.',
  },
];

/**
 * Finds the picture in its other cached size: the generator loads posters, lists load thumbnails, and offline each has to
 * serve both. Never a clip.
 */
async function findOtherSize(url: URL): Promise<Response | undefined> {
  const account = await currentAccount();
  if (account === null) return undefined;
  const folder = keyByPath(url).replace(/\w+$/, '');
  const previews = previewCacheName(account);
  for (const [cacheName, size] of [
    [previews, 'poster'],
    [previews, 'thumbnail'],
    [copiesCacheName(account), 'main'],
    [mediaCacheName(account), 'main'],
  ] as const) {
    const kept = await caches.match(folder + size, { cacheName, ignoreVary: true }).catch(() => undefined);
    if (kept?.headers.get('content-type')?.startsWith('image/')) return kept;
  }
  return undefined;
}

/** The row for an address; undefined if none matches. */
export const rowFor = (url: URL): CacheRow | undefined => RUNTIME_CACHES.find((row) => row.matches(url));

/** The image or clip itself: handled by media.ts, because players request ranges of it. */
export const isMainMedia = (url: URL): boolean => MAIN.test(url.pathname);

/** Cache key: the address without its query. */
export const keyByPath = (url: URL): string => url.origin + url.pathname;

/** Answers by a row of the table. */
export async function answerFromTable(event: FetchEvent, url: URL, row: CacheRow): Promise<Response> {
  const cacheName = await row.cacheName();
  if (cacheName === null) return fetch(event.request);
  const isStillWanted = row.isPersonal ? async () => (await row.cacheName()) === cacheName : undefined;
  return cacheFirst(
    {
      request: event.request,
      key: keyByPath(url),
      cacheName,
      maxEntries: row.maxEntries,
      maxBytes: row.maxBytes,
      isStillWanted,
      findStandIn: async () => row.findStandIn?.(url),
    },
    { caches, fetch: fetchInTime, waitUntil: (work) => event.waitUntil(work) },
  );
}
