import { readDeviceValue, writeDeviceValue } from '../src/offline/deviceStore.ts';
import { clearUnseen, countUnseen } from '../src/offline/unseenResults.ts';
import { forgetAccountCaches } from './accountCaches.ts';
import { fetchInTime } from './cacheFirst.ts';
import { updateLazyFiles } from './updateLazyFiles.ts';
import { answerMedia } from './media.ts';
import { answerNavigation, cachedPage, navigationKind, SHELL } from './navigation.ts';
import { drainInWorker, handleSync, type SyncEvent } from './outbox.ts';
import { installPrecache, matchPrecache, tidyPrecache, verifiedFile } from './precache.ts';
import { openNotice, type PushScope, showPush, showQueueNeedsYou } from './push.ts';
import {
  forgetPush,
  type PushSubscriptionChangeEvent,
  renewSubscription,
  wantsQueueNotices,
} from './pushSubscription.ts';
import { refreshShell } from './refreshShell.ts';
import { answerFromTable, isMainMedia, rowFor } from './runtimeCaches.ts';
import { currentAccount, isSignedIn } from './session.ts';
import { answerShare, SHARE_PATH } from './share.ts';
import { routeCallsPastWorker } from './staticRoutes.ts';
import { deleteUnknownCaches, receiveMessage } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the app shell's files with their revisions. */
const shellFiles = self.__WB_MANIFEST;

self.addEventListener('install', (event) => {
  routeCallsPastWorker(event);
  installPrecache(event, shellFiles);
  const { origin } = self.location;
  event.waitUntil(updateLazyFiles({ caches, fetch: (address) => fetch(address, { cache: 'no-cache' }), origin }));
});

// Claiming lets the very first visit cache its thumbnails. Cleanup is not part of activation: an idle page requests it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) =>
  receiveMessage(event, {
    skipWaiting: () => self.skipWaiting(),
    tidy: async () => {
      const shell = verifiedFile(SHELL, shellFiles);
      await Promise.all([
        tidyPrecache(event, shellFiles),
        deleteUnknownCaches(caches),
        shell &&
          refreshShell(
            { address: self.location.origin + SHELL, ...shell },
            { caches, fetch: (address, init) => fetch(address, init) },
          ),
      ]);
    },
    async forgetAccount(accountId) {
      // Ending a subscription may wait for a network; signing out must not.
      event.waitUntil(forgetPush(accountId, self.registration).catch(() => undefined));
      await Promise.all([forgetAccountCaches(accountId), clearUnseen(), writeDeviceValue('shared', null)]);
    },
  }),
);

const notices: PushScope = {
  registration: self.registration,
  clients: self.clients,
  currentAccount,
  language: () => readDeviceValue('language'),
  wantsQueueNotices,
  countUnseen,
};
const tellOfQueue = () => showQueueNeedsYou(notices).catch(() => undefined);

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data, notices));
  // A push proves that there is a network, so the queue is sent too.
  event.waitUntil(drainInWorker(tellOfQueue).catch(() => undefined));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event, notices)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event as PushSubscriptionChangeEvent, self.registration)),
);
self.addEventListener('sync' as never, ((event: SyncEvent) => handleSync(event, tellOfQueue)) as never);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === self.location.origin && url.pathname === SHARE_PATH)
    return event.respondWith(
      answerShare(request, { persist: (shared) => writeDeviceValue('shared', shared), now: Date.now }),
    );
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const kind = navigationKind(url);
    if (kind === 'server') return;
    const shell = async () => matchPrecache(SHELL, shellFiles);
    const kept = () => cachedPage(caches, url);
    // A page from the browser's own HTTP cache says nothing about the network.
    const ask = () => fetch(request, { cache: 'no-cache' });
    return event.respondWith(answerNavigation(kind, { isSignedIn, shell, kept, fetch: ask }));
  }
  if (isMainMedia(url)) return event.respondWith(answerMedia(event, url));
  const row = rowFor(url);
  if (row) return event.respondWith(answerFromTable(event, url, row));
  const precached = matchPrecache(url.href, shellFiles);
  // A browser may have evicted it.
  if (precached) event.respondWith(precached.then((response) => response ?? fetchInTime(request)));
});
