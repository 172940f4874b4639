/**
 * A new worker updates the screens that this device has. It does not take over when the network fails meanwhile, and
 * stores no page in place of a file.
 */
import '../../support/workerScope.ts';
import { describe, expect, it } from 'vitest';
import { updateLazyFiles } from '../../../sw/updateLazyFiles.ts';
import { memoryCaches } from '../../support/memoryCaches.ts';

const ORIGIN = 'https://kilas.test';
const LIST = {
  'top-up': ['assets/shared-new4567.js', 'assets/top-up-new4567.js'],
  activity: ['assets/activity-new4567.js'],
};

async function setUp(...kept: string[]) {
  const caches = memoryCaches();
  const cache = await caches.open('kilas.assets');
  for (const path of kept) await cache.put(ORIGIN + path, new Response('old'));
  const paths = async () => (await cache.keys()).map(({ url }) => url.slice(ORIGIN.length));
  return { caches, paths };
}

describe('updateLazyFiles', () => {
  it('brings what the device has in its new version, with what that needs, and nothing else', async () => {
    const { caches, paths } = await setUp('/assets/top-up-old4567.js', '/assets/gone-old4567.js');
    const fetch = async (address: string) => (address === '/lazy.json' ? Response.json(LIST) : new Response('new'));
    await updateLazyFiles({ caches, fetch, origin: ORIGIN });
    expect((await paths()).slice(2)).toEqual(['/assets/shared-new4567.js', '/assets/top-up-new4567.js']);
  });

  it('keeps the old worker where the network goes meanwhile, and takes no page for a file', async () => {
    const { caches, paths } = await setUp('/assets/top-up-old4567.js');
    const cut = async (address: string) => {
      if (address === '/lazy.json') return Response.json(LIST);
      throw new TypeError('Failed to fetch');
    };
    await expect(updateLazyFiles({ caches, fetch: cut, origin: ORIGIN })).rejects.toThrow('Failed');
    const html = { headers: { 'content-type': 'text/html' } };
    const portal = async (address: string) =>
      address === '/lazy.json' ? Response.json(LIST) : new Response('<!doctype html>', html);
    await updateLazyFiles({ caches, fetch: portal, origin: ORIGIN });
    expect(await paths()).toEqual(['/assets/top-up-old4567.js']);
  });
});
