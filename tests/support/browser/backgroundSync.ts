import type { BrowserContext } from '@playwright/test';
import { OUTBOX_SYNC_TAG } from '../../../src/offline/names.ts';
import { readProduct } from './product.ts';

/**
 * Fires the browser's Background Sync with nothing of the app open, as it would some time after the network is back.
 */
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
  // A page of ours in sight would count as the app.
  await page.goto('about:blank');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: readProduct().url,
    registrationId,
    tag: OUTBOX_SYNC_TAG,
    lastChance: false,
  });
  await page.close();
}
