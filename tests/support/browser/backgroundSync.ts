import type { BrowserContext, Worker } from '@playwright/test';
import { OUTBOX_SYNC_TAG } from '../../../src/offline/names.ts';
import { readProduct } from './product.ts';

/** Fires the browser's Background Sync while no page of the app is open, as some time after the network is back. */
export async function fireSync(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(readProduct().url) && !isDeleted,
      );
      if (ours) resolve(ours.registrationId);
    }),
  );
  await page.goto(`${readProduct().url}/healthz`);
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  // A visible page of ours would count as the app.
  await page.goto('about:blank');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: readProduct().url,
    registrationId,
    tag: OUTBOX_SYNC_TAG,
    lastChance: false,
  });
  await page.close();
}

/** The app's worker, without a page of the app. `origin`: where a test serves a build of its own. */
export async function ourWorker(context: BrowserContext, origin = readProduct().url): Promise<Worker> {
  const isOurs = (worker: Worker) => worker.url().startsWith(origin);
  return context.serviceWorkers().find(isOurs) ?? context.waitForEvent('serviceworker', isOurs);
}

/** The states of what is queued in this browser, in no order, read by the worker. */
export async function queuedStates(context: BrowserContext): Promise<string[]> {
  const worker = await ourWorker(context);
  return worker.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const outbox = (await indexedDB.databases()).find(({ name }) => name?.startsWith('kilas.outbox.'));
    const database = await done(indexedDB.open(outbox!.name!));
    const entries = await done<{ state: string }[]>(database.transaction('entries').objectStore('entries').getAll());
    database.close();
    return entries.map(({ state }) => state);
  });
}
