// @vitest-environment jsdom
/**
 * A missing file reloads the page only if the server confirms that it is gone, somebody waits for it and no typed text
 * would be lost.
 */
import { expect, test, vi } from 'vitest';
import { prefetchQuietly, reloadWhenFilesAreGone, stopPrefetching } from '../../../../src/pwa/missingFiles.ts';
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
  // One of two ends; nobody waits for the other either.
  const missed = Promise.withResolvers<void>();
  const other = prefetchQuietly(() => missed.promise);
  await prefetchQuietly(async () => undefined);
  miss();
  expect(ask).toHaveBeenCalledTimes(2);
  missed.resolve();
  await other;
  vi.unstubAllGlobals();
});

test('a file that the server still has was only out of reach: the page stays', async () => {
  sessionStorage.clear();
  const asked: string[] = [];
  let status = 200;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(null, { status });
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const miss = async (message: string) => {
    const before = asked.length;
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await Promise.resolve();
    return sessionStorage.getItem('kilas.reloaded_at') !== null;
  };
  const ofChromium = 'Failed to fetch dynamically imported module: https://kilas.test/assets/Ledger-a1b2.js';
  expect(await miss(ofChromium)).toBe(false);
  expect(await miss('Unable to preload CSS for /assets/Ledger-a1b2.css')).toBe(false);
  status = 404;
  expect(await miss(ofChromium)).toBe(true);
  expect(new Set(asked)).toEqual(new Set(['/assets/Ledger-a1b2.js', '/assets/Ledger-a1b2.css']));
  sessionStorage.clear();
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

// The last test: nothing is prefetched on this page afterwards.
test('stopped prefetching lets the running one end and begins no other', async () => {
  let end = () => {};
  const running = prefetchQuietly(() => new Promise<void>((resolve) => (end = resolve)));
  let hasStopped = false;
  const stopped = stopPrefetching().then(() => (hasStopped = true));
  const load = vi.fn(async () => {});
  await expect(prefetchQuietly(load)).rejects.toThrow('stopped');
  expect(load).not.toHaveBeenCalled();
  expect(hasStopped).toBe(false);
  end();
  await Promise.all([running, stopped]);
});
