import { useEffect } from 'react';
import type { Language } from '../../contract/languages.ts';
import { isSignedIn } from './signedIn.ts';
import { PAGE_CACHE } from '../offline/names.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/** Pages that stay, at about 15 kB each; the oldest go first. */
const MAX_PAGES = 40;

/**
 * Keeps the page that a guest reads, as the server draws it, for when there is no network (sw/navigation.ts). Of whoever
 * is signed in the answers are kept instead.
 * @param shown names what the page shows; undefined while it is not there
 * @param language the one it is in, where its address may not say so
 */
export function useCachePage(shown: string | undefined, language?: Language): void {
  useEffect(() => {
    if (shown === undefined || isSignedIn() || !('serviceWorker' in navigator) || !('caches' in window)) return;
    // What cannot be kept was read all the same.
    return whenIdle(() => void cachePage(language).catch(() => undefined));
  }, [shown, language]);
}

async function cachePage(language: Language | undefined): Promise<void> {
  const address = location.pathname + location.search;
  const inLanguage = new URL(location.href);
  if (language) inLanguage.searchParams.set('language', language);
  await workerInControl();
  const page = await fetch(inLanguage);
  if (page.status !== 200 || page.redirected) return;
  const cache = await caches.open(PAGE_CACHE);
  // Put anew, it is the newest again.
  await cache.delete(address);
  await cache.put(address, page);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_PAGES)).map((oldest) => cache.delete(oldest)));
  // Pictures that came before the worker was there: it keeps what passes through it, and the browser has them already.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#main img')].filter(({ currentSrc }) => currentSrc);
  await Promise.all(pictures.map(({ currentSrc }) => fetch(currentSrc)));
}

async function workerInControl(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
