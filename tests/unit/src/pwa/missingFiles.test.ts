// @vitest-environment jsdom
/**
 * A missing file reloads the page only if the server itself answers, somebody waits for the file and no typed text
 * would be lost.
 */
import { expect, test, vi } from 'vitest';
import { prefetchQuietly, reloadWhenFilesAreGone } from '../../../../src/pwa/missingFiles.ts';
import { waitFor } from '../../../support/waitFor.ts';

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

test('a portal in the server’s place, and text that a reload would lose, leave the page where it is', async () => {
  const answers: Response[] = [];
  vi.stubGlobal('fetch', async () => answers.shift());
  const miss = async (answer: Response) => {
    answers.push(answer);
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('Failed to fetch') }));
    await waitFor(() => expect(answers).toEqual([]));
    await Promise.resolve();
    return sessionStorage.getItem('kilas.reloaded_at') !== null;
  };
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  expect(await miss(page())).toBe(false);
  document.body.innerHTML = '<input type="text" value="KILAS-2026">';
  expect(await miss(new Response('ok'))).toBe(false);
  document.body.innerHTML = '';
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await miss(new Response('ok'))).toBe(true);
  vi.unstubAllGlobals();
});
