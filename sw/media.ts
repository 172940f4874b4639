import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js';
import { copiesCacheName, mediaCacheName } from '../src/offline/names.ts';
import { fetchInTime, type HandlerDeps } from './cacheFirst.ts';
import { isCacheable, putBounded, type BoundedPut } from './boundedCache.ts';
import { keyByPath } from './runtimeCaches.ts';
import { currentAccount } from './session.ts';

/** Images and clips of one account that stay cached. */
const MAX_MEDIA_ENTRIES = 40;
/** Bytes of all of them. */
const MAX_MEDIA_BYTES = 150 * 1024 * 1024;
/** Bytes: larger files are streamed and not cached. */
const MAX_CACHED_BYTES = 12 * 1024 * 1024;

/** Answers a request for an image or a clip itself, whole or in ranges. */
export async function answerMedia(event: FetchEvent, url: URL): Promise<Response> {
  const account = await currentAccount();
  if (account === null) return fetch(event.request);
  return mediaFromCache(
    {
      request: event.request,
      key: keyByPath(url),
      cacheName: mediaCacheName(account),
      copiesCacheName: copiesCacheName(account),
      maxEntries: MAX_MEDIA_ENTRIES,
      maxBytes: MAX_MEDIA_BYTES,
      isStillWanted: async () => (await currentAccount()) === account,
    },
    { caches, fetch: fetchInTime, waitUntil: (work) => event.waitUntil(work) },
  );
}

/**
 * A cached file answers any range. Otherwise a request for the whole file, as players begin with (`bytes=0-`), is sent
 * without the range: a cache can hold a 200 but never a 206. The player gets its 206 while the file is being cached, so
 * that a played clip plays offline and is downloaded only once. Other ranges go to the server unchanged.
 */
export async function mediaFromCache(
  options: BoundedPut & { request: Request; copiesCacheName: string },
  deps: HandlerDeps,
): Promise<Response> {
  const { request, copiesCacheName: copies, ...put } = options;
  const range = request.headers.get('range');
  const find = (cacheName: string) =>
    deps.caches.match(options.key, { cacheName, ignoreVary: true }).catch(() => undefined);
  const kept = (await find(copies)) ?? (await find(options.cacheName));
  if (kept) return range ? createPartialResponse(request, kept) : kept;
  const wantsAll = range === null || /^bytes=0-$/.test(range);
  if (!wantsAll) {
    // Safari requests two bytes and then pieces, none of which can be cached: the whole file is fetched in parallel.
    if (range === 'bytes=0-1') deps.waitUntil(cacheWhole(request, put, deps).catch(() => undefined));
    // A same-origin request, even if our server redirects it: players append the answer to the first part only then.
    return asSameOrigin(await deps.fetch(new Request(request.url, { headers: { range }, credentials: 'same-origin' })));
  }

  const response = asSameOrigin(await deps.fetch(new Request(request.url, { credentials: 'same-origin' })));
  const size = Number(response.headers.get('content-length'));
  // `no-store` is set by the code that stores the file itself (src/offline/offlineCopies.ts).
  if (request.cache !== 'no-store' && isCacheable(response) && size > 0 && size <= MAX_CACHED_BYTES)
    deps.waitUntil(putBounded(deps.caches, response.clone(), put));
  return range && response.status === 200 && size > 0 ? asRangeFromStart(response, size) : response;
}

async function cacheWhole(request: Request, options: BoundedPut, deps: HandlerDeps): Promise<void> {
  const response = asSameOrigin(await deps.fetch(new Request(request.url, { credentials: 'same-origin' })));
  const size = Number(response.headers.get('content-length'));
  if (isCacheable(response) && size > 0 && size <= MAX_CACHED_BYTES) await putBounded(deps.caches, response, options);
  else await response.body?.cancel();
}

/** A file that our server redirected us to, in a bucket that allows our pages to read it, counts as our own. */
function asSameOrigin(response: Response): Response {
  if (!response.redirected || response.type !== 'cors' || !response.ok) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** The same body, as the answer to `bytes=0-`. */
function asRangeFromStart(response: Response, size: number): Response {
  const headers = new Headers(response.headers);
  headers.set('content-range', `bytes 0-${size - 1}/${size}`);
  return new Response(response.body, { status: 206, statusText: 'Partial Content', headers });
}
