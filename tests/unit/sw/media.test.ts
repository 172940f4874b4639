/**
 * After one download, media play from the cache in any range. What is too large or not cached is left to the server,
 * and a copy kept on purpose always answers.
 */
import '../../support/workerScope.ts';
import { describe, expect, it } from 'vitest';
import { mediaFromCache } from '../../../sw/media.ts';
import { memoryCaches } from '../../support/memoryCaches.ts';

const ADDRESS = 'https://kilas.test/media/1/main?signature=a';
const KEY = 'https://kilas.test/media/1/main';
const CLIP = '0123456789';

function setUp({ size = CLIP.length, isElsewhere = false } = {}) {
  const caches = memoryCaches();
  const asked: (string | null)[] = [];
  const play = async (range?: string, cache?: RequestCache) => {
    const pending: Promise<unknown>[] = [];
    const response = await mediaFromCache(
      {
        request: new Request(ADDRESS, { ...(range && { headers: { range } }), ...(cache && { cache }) }),
        key: KEY,
        cacheName: 'kilas.media.me',
        copiesCacheName: 'kilas.copies.me',
        maxEntries: 5,
        isStillWanted: async () => true,
      },
      {
        caches,
        fetch: async (request) => {
          const asksForPart = request.headers.get('range');
          asked.push(asksForPart);
          const answer = asksForPart
            ? new Response(CLIP.slice(4), { status: 206, headers: { 'content-range': `bytes 4-9/10` } })
            : new Response(CLIP, { headers: { 'content-length': String(size), 'content-type': 'video/mp4' } });
          const redirected = { redirected: { value: true }, type: { value: 'cors' } };
          return isElsewhere ? Object.defineProperties(answer, redirected) : answer;
        },
        waitUntil: (work) => pending.push(work),
      },
    );
    const result = {
      status: response.status,
      range: response.headers.get('content-range'),
      text: await response.text(),
    };
    await Promise.all(pending);
    return result;
  };
  return { caches, asked, play };
}

// Workbox logs why it refused.
Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });

describe('mediaFromCache', () => {
  it('answers the start of playback with a 206, downloads once, and plays offline from then on', async () => {
    const { asked, play } = setUp();
    expect(await play('bytes=0-')).toEqual({ status: 206, range: 'bytes 0-9/10', text: CLIP });
    expect(await play('bytes=3-5')).toEqual({ status: 206, range: 'bytes 3-5/10', text: '345' });
    expect(await play()).toMatchObject({ status: 200, text: CLIP });
    expect(asked).toEqual([null]);
  });

  it('keeps what our server sent it to a bucket for, and hands it on as our own', async () => {
    const { asked, play } = setUp({ isElsewhere: true });
    expect(await play('bytes=0-')).toEqual({ status: 206, range: 'bytes 0-9/10', text: CLIP });
    expect(await play('bytes=3-5')).toEqual({ status: 206, range: 'bytes 3-5/10', text: '345' });
    expect(asked).toEqual([null]);
    const unkept = setUp({ isElsewhere: true });
    expect(await unkept.play('bytes=4-')).toEqual({ status: 206, range: 'bytes 4-9/10', text: '456789' });
  });

  it('keeps the whole when a player begins with two bytes, as Safari does', async () => {
    const { asked, play } = setUp();
    await play('bytes=0-1');
    expect(asked.toSorted()).toEqual(['bytes=0-1', null]);
    expect(await play('bytes=0-1')).toEqual({ status: 206, range: 'bytes 0-1/10', text: '01' });
    expect(await play('bytes=2-')).toMatchObject({ status: 206, text: '23456789' });
    expect(asked).toHaveLength(2);
  });

  it('leaves other ranges of what is not kept to the server', async () => {
    const { asked, caches, play } = setUp();
    expect(await play('bytes=4-')).toEqual({ status: 206, range: 'bytes 4-9/10', text: '456789' });
    expect(asked).toEqual(['bytes=4-']);
    expect(await caches.match(KEY)).toBeUndefined();
  });

  it('streams what is too large and keeps nothing', async () => {
    const { caches, play } = setUp({ size: 200 * 1024 * 1024 });
    expect(await play('bytes=0-')).toMatchObject({ status: 206, text: CLIP });
    expect(await caches.match(KEY)).toBeUndefined();
  });

  it('answers from the copy that a person chose to keep, without asking', async () => {
    const { asked, caches, play } = setUp();
    await (await caches.open('kilas.copies.me')).put(KEY, new Response(CLIP));
    expect(await play('bytes=3-5')).toEqual({ status: 206, range: 'bytes 3-5/10', text: '345' });
    expect(asked).toEqual([]);
  });

  it('keeps nothing beside what a person keeps', async () => {
    const { caches, play } = setUp();
    expect(await play(undefined, 'no-store')).toMatchObject({ status: 200, text: CLIP });
    expect(await caches.match(KEY, { cacheName: 'kilas.media.me' })).toBeUndefined();
    await play();
    expect(await caches.match(KEY, { cacheName: 'kilas.media.me' })).toBeDefined();
  });

  it('refuses a range outside the file', async () => {
    const { play } = setUp();
    await play();
    expect((await play('bytes=50-60')).status).toBe(416);
  });
});
