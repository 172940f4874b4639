// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { prefetchQuietly, reloadWhenFilesAreGone } from '../../../../src/pwa/missingFiles.ts';

test('a missing file asks the server whether to reload, unless nobody waits for the file', async () => {
  const ask = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', ask);
  reloadWhenFilesAreGone();
  const miss = () =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('Failed to fetch') }));
  miss();
  expect(ask).toHaveBeenCalledTimes(1);
  await prefetchQuietly(async () => void miss());
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(prefetchQuietly(async () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  miss();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
