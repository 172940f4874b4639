/**
 * A stale page is served while it is rendered again, unless it is far too old. Missing or failed pages are not cached.
 */
import { expect, it } from 'vitest';
import { createPageCache } from '../../../../server/pages/pageCache.ts';

const page = (text: string, status = 200) => ({ status, type: 'text/html; charset=utf-8', text });

it('gives a page that is no longer fresh while it is made anew, but none that is far too old', async () => {
  let now = 0;
  const cache = createPageCache({ now: () => new Date(now) });
  let made = 0;
  const take = async (version = 'v1') =>
    (await cache.take('/', version, async () => page(String((made += 1))), 1000)).plain.toString();
  expect([await take(), await take()]).toEqual(['1', '1']);
  now = 1500;
  expect([await take(), made]).toEqual(['1', 2]);
  await expect.poll(take).toBe('2');
  now = 12_000;
  expect(await take()).toBe('3');
  expect(await take('v2')).toBe('4');
});

it('keeps what is there until its version changes, and nothing that is not there or failed', async () => {
  const cache = createPageCache({ now: () => new Date(0) });
  const made: string[] = [];
  const take = (key: string, status: number) =>
    cache.take(key, 'v1', async () => {
      made.push(key);
      if (status === 500) throw new Error('no database');
      return page(key, status);
    });
  await take('kept', 200);
  await take('kept', 200);
  await take('gone', 404);
  await take('gone', 404);
  await expect(take('broken', 500)).rejects.toThrow('no database');
  await take('broken', 200);
  expect(made).toEqual(['kept', 'gone', 'gone', 'broken', 'broken']);
});
