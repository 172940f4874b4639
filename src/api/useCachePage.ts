import { useEffect } from 'react';
import type { Language } from '../../contract/languages.ts';
import { isSignedIn } from './signedIn.ts';
import { PAGE_CACHE } from '../offline/names.ts';
import { workerInControl } from '../offline/workerInControl.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/**
 * Milliseconds without an answer after which the connection is checked: on a cached page nothing else calls the server.
 */
const SLOW_MS = 250;
/** The same on a page from the cache, for which the worker has already waited. */
const KEPT_PATIENCE_MS = 2_500;
/** Most cached pages, about 15 kB each; the oldest are removed first. */
const MAX_PAGES = 40;

/**
 * Caches the page that a guest reads, as rendered by the server, for offline use (sw/navigation.ts), and removes one
 * that no longer exists. For signed-in users the answers are stored instead.
 * @param shown names what the page shows; undefined while unknown
 * @param language its language, where its address may not tell
 * @param onGone called when the server has no such page any more: what is shown may be a copy, young enough to be trusted
 */
export function useCachePage(shown: string | undefined, language?: Language, onGone?: () => unknown): void {
  useEffect(() => {
    if (shown === undefined || isSignedIn() || !('serviceWorker' in navigator) || !('caches' in window)) return;
    const { dataset } = document.documentElement;
    // This page came from the cache: the server did not answer the worker in time, and may be unreachable.
    if (dataset.kept !== undefined) checkConnection(performance.now(), KEPT_PATIENCE_MS);
    delete dataset.kept;
    // A failure is ignored: the page is readable without the cache.
    return whenIdle(() => void cachePage(language, onGone).catch(() => undefined));
  }, [shown, language, onGone]);
}

async function cachePage(language: Language | undefined, onGone: (() => unknown) | undefined): Promise<void> {
  // On all other pages the query only says where the visitor came from.
  const address = location.pathname === '/blog' ? location.pathname + location.search : location.pathname;
  const inLanguage = new URL(location.href);
  if (language) inLanguage.searchParams.set('language', language);
  await workerInControl();
  const page = await fetchWatched(inLanguage);
  if (page.status === 404) {
    onGone?.();
    return forgetPage(address);
  }
  const text = await page.text();
  // The mark of a server-rendered page: a captive portal answers with 200 and a page of its own.
  if (page.status !== 200 || page.redirected || !text.includes('data-prerendered')) return;
  const cache = await caches.open(PAGE_CACHE);
  // Deleted first, so that it becomes the newest entry.
  await cache.delete(address);
  await cache.put(address, asCopy(text, page.headers));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_PAGES)).map((oldest) => cache.delete(oldest)));
  // Pictures loaded before the worker was active: fetched again, from the HTTP cache, so that the worker caches them.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#main img')].filter(({ currentSrc }) => currentSrc);
  await Promise.all(pictures.map(({ currentSrc }) => fetch(currentSrc)));
}

/** The page, marked as a cached copy (build/html.ts). */
function asCopy(text: string, sent: Headers): Response {
  const headers = new Headers(sent);
  // They describe the original body.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(text.replace('<html', '<html data-kept'), { headers });
}

/** Checks the connection, unless a call was answered since. */
function checkConnection(since: number, deadline?: number): void {
  void import('./callApi.ts').then(({ checkConnectivity }) => checkConnectivity(since, deadline));
}

/** Fetches from the server, bypassing caches; if it is slow or fails, the connection is checked. */
async function fetchWatched(address: URL): Promise<Response> {
  const since = performance.now();
  const slow = setTimeout(checkConnection, SLOW_MS, since);
  try {
    return await fetch(address, { cache: 'no-cache' });
  } catch (error) {
    checkConnection(since);
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** Whatever query it was cached with. */
async function forgetPage(address: string): Promise<void> {
  await (await caches.open(PAGE_CACHE)).delete(address, { ignoreSearch: true });
}
