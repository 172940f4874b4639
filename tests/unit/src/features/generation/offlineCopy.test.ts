/** An expired link is renewed before an offline copy is stored, and nothing is stored twice. */
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { enterAccount } from '../../../../../src/api/persistence.ts';
import { fetchTask } from '../../../../../src/features/generation/tasks/taskQuery.ts';
import { keepOfflineCopy } from '../../../../../src/features/generation/tasks/offlineCopy.ts';
import { hasCopies } from '../../../../../src/offline/offlineCopies.ts';
import { mediaCacheName } from '../../../../../src/offline/names.ts';
import { memoryCaches } from '../../../../support/memoryCaches.ts';
import { makeTask } from '../../../../support/tasks.ts';

vi.mock(import('../../../../../src/features/generation/tasks/taskQuery.ts'), async (original) => ({
  ...(await original()),
  fetchTask: vi.fn<typeof fetchTask>(),
}));

const FILE = 'https://kilas.test/media/1/main';
const withLink = (signature: string) => {
  const task = makeTask({ status: 'completed' });
  return { ...task, panels: [], media: { ...task.media!, url: `${FILE}?signature=${signature}`, size_bytes: 4 } };
};

test('a link that has run out is asked for anew, and nothing is stored twice', async () => {
  const caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL('https://kilas.test/home'));
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('=fresh') ? new Response('clip', { status: 200 }) : new Response(null, { status: 403 }),
  );
  vi.mocked(fetchTask).mockResolvedValue({ data: withLink('fresh') });
  enterAccount('a');
  await (await caches.open(mediaCacheName('a'))).put(FILE, new Response('clip'));

  expect(await keepOfflineCopy(new QueryClient(), withLink('old'))).toBe(true);
  expect(fetchTask).toHaveBeenCalledTimes(1);
  expect(await hasCopies('a', [FILE])).toBe(true);
  expect(await caches.match(FILE, { cacheName: mediaCacheName('a') })).toBeUndefined();
  vi.unstubAllGlobals();
});
