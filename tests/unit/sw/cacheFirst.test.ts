/**
 * A file is fetched once and then answered from its account's own cache. Errors and pages are never cached, and a full
 * disk affects optional caches only.
 */
import { describe, expect, it, vi } from 'vitest';
import { cacheFirst, fetchInTime } from '../../../sw/cacheFirst.ts';
import { memoryCaches } from '../../support/memoryCaches.ts';

const KEY = 'https://kilas.test/media/1/thumbnail';

function setUp({
  answer = () => new Response('picture'),
  isStillWanted,
}: { answer?: () => Response; isStillWanted?: () => Promise<boolean> } = {}) {
  const caches = memoryCaches();
  const asked: string[] = [];
  const pending: Promise<unknown>[] = [];
  const get = async (address = `${KEY}?signature=a`, maxEntries = 10) => {
    const response = await cacheFirst(
      {
        request: new Request(address),
        key: address.split('?')[0] as string,
        cacheName: 'kilas.previews.me',
        maxEntries,
        isStillWanted,
      },
      {
        caches,
        fetch: async (request) => {
          asked.push(request.url);
          return answer();
        },
        waitUntil: (work) => pending.push(work),
      },
    );
    const text = await response.text();
    await Promise.all(pending);
    return { status: response.status, text };
  };
  return { caches, asked, get };
}

describe('cacheFirst', () => {
  it('asks the network once, whatever the signature in the query', async () => {
    const { asked, get } = setUp();
    await get(`${KEY}?signature=a`);
    const second = await get(`${KEY}?signature=b`);
    expect(second.text).toBe('picture');
    expect(asked).toEqual([`${KEY}?signature=a`]);
  });

  it.each([
    ['a 404', () => new Response('gone', { status: 404 })],
    ['a partial answer', () => new Response('part', { status: 206 })],
    [
      'a page in place of a file',
      () => new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
  ])('passes on %s and keeps nothing', async (_, answer) => {
    const { caches, get } = setUp({ answer });
    const { status } = await get();
    expect(status).toBe(answer().status);
    expect(await caches.match(KEY)).toBeUndefined();
  });

  it('drops the oldest entries beyond the limit', async () => {
    const { caches, get } = setUp();
    for (const id of [1, 2, 3]) await get(`https://kilas.test/${id}`, 2);
    const cache = await caches.open('kilas.previews.me');
    expect((await cache.keys()).map((request) => new URL(request.url).pathname)).toEqual(['/2', '/3']);
  });

  it('takes back what arrived for an account that signed out meanwhile', async () => {
    const { caches, get } = setUp({ isStillWanted: async () => false });
    expect((await get()).text).toBe('picture');
    expect(await caches.has('kilas.previews.me')).toBe(false);
  });

  it('looks for a personal file in its own cache alone', async () => {
    const { caches, asked, get } = setUp({ isStillWanted: async () => true });
    await (await caches.open('kilas.previews.somebody-else')).put(KEY, new Response('not yours'));
    expect((await get()).text).toBe('picture');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 'the same, larger'],
    [
      'a portal answers with its page',
      async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      'the same, larger',
    ],
    ['the server says that it is gone', async () => new Response('gone', { status: 404 }), 'gone'],
  ])('shows what stands in for a file when %s', async (_, fetch, shown) => {
    const response = await cacheFirst(
      {
        request: new Request(KEY),
        key: KEY,
        cacheName: 'kilas.previews.me',
        maxEntries: 1,
        isStillWanted: undefined,
        findStandIn: async () => new Response('the same, larger'),
      },
      { caches: memoryCaches(), fetch, waitUntil: () => undefined },
    );
    expect(await response.text()).toBe(shown);
  });

  it('finds a shared file in any cache of ours, so that a tab of the build before still gets it', async () => {
    const { caches, asked, get } = setUp();
    await (await caches.open('kilas.precache')).put(KEY, new Response('from the shell'));
    expect((await get()).text).toBe('from the shell');
    expect(asked).toEqual([]);
  });

  it('gives up the optional caches when the disk is full, never what was chosen, and still answers', async () => {
    const caches = memoryCaches({ putError: () => new DOMException('full', 'QuotaExceededError') });
    await caches.open('kilas.media.me');
    await caches.open('kilas.copies.me');
    await caches.open('kilas.precache');
    const pending: Promise<unknown>[] = [];
    const response = await cacheFirst(
      { request: new Request(KEY), key: KEY, cacheName: 'kilas.previews.me', maxEntries: 1, isStillWanted: undefined },
      { caches, fetch: async () => new Response('picture'), waitUntil: (work) => pending.push(work) },
    );
    await Promise.all(pending);
    expect(await response.text()).toBe('picture');
    expect(await caches.keys()).toEqual(['kilas.copies.me', 'kilas.precache']);
  });
});

describe('fetchInTime', () => {
  it('gives up on a network that accepts and never answers, and lets what has begun take its time', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    let answer: ((response: Response) => void) | undefined;
    vi.stubGlobal('fetch', (_: Request, init: { signal: AbortSignal }) => {
      ({ signal } = init);
      return new Promise((resolve, reject) => {
        answer = resolve;
        signal?.addEventListener('abort', () => reject(signal?.reason as Error));
      });
    });
    const never = expect(fetchInTime(new Request(KEY))).rejects.toThrow('abort');
    await vi.advanceTimersByTimeAsync(6_000);
    await never;

    const begun = fetchInTime(new Request(KEY));
    answer?.(new Response('picture'));
    const response = await begun;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([signal?.aborted, await response.text()]).toEqual([false, 'picture']);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
