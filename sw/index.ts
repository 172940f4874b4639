import { forgetAccountCaches } from './accountCaches.ts';
import { answerMedia } from './media.ts';
import { answerNavigation, navigationKind, SHELL } from './navigation.ts';
import { drainInWorker, handleSync } from './outbox.ts';
import { installPrecache, matchPrecache, tidyPrecache } from './precache.ts';
import { openNotice, showPush } from './push.ts';
import { answerFromTable, isMainMedia, rowFor } from './runtimeCaches.ts';
import { isSignedIn } from './session.ts';
import { deleteUnknownCaches, receiveMessage } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the app shell's files with their revisions. */
const shellFiles = self.__WB_MANIFEST;

self.addEventListener('install', (event) => installPrecache(event, shellFiles));

// Claiming lets the very first visit keep its thumbnails. Cleaning up is no part of activation: a page asks for it at rest.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) =>
  receiveMessage(event, {
    skipWaiting: () => self.skipWaiting(),
    tidy: async () => {
      await Promise.all([tidyPrecache(event, shellFiles), deleteUnknownCaches(caches)]);
    },
    forgetAccount: forgetAccountCaches,
  }),
);

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data, self));
  // Whoever gets a push has a network: what is queued goes out with it.
  event.waitUntil(drainInWorker().catch(() => undefined));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification, self)));
self.addEventListener('sync' as never, handleSync as never);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const kind = navigationKind(url);
    if (kind === 'server') return;
    const shell = async () => matchPrecache(SHELL, shellFiles);
    return event.respondWith(answerNavigation(kind, { isSignedIn, shell, fetch: () => fetch(request) }));
  }
  if (isMainMedia(url)) return event.respondWith(answerMedia(event, url));
  const row = rowFor(url);
  if (row) return event.respondWith(answerFromTable(event, url, row));
  const precached = matchPrecache(url.href, shellFiles);
  if (precached) event.respondWith(precached.then((response) => response ?? fetch(request)));
});
