import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { packagesQuery } from '../features/payments/paymentQueries.ts';

/** Screens linked from the menu and pages that the worker does not precache (build/offlineFiles.ts). */
const SCREENS = [
  '/top-up',
  '/order',
  '/payments/history',
  '/redeem-voucher',
  '/activity',
  '/blog',
  '/template',
  '/template/create',
  '/terms-of-service',
  '/privacy-policy',
];

/**
 * Prefetches the other screens and the packages, so that they also open offline: one after the other, as nobody waits
 * for them. Skipped when the browser is set to save data.
 */
export async function prefetchScreens(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  await workerInControl();
  if (!onlineManager.isOnline()) return;
  await queryClient.prefetchQuery(packagesQuery);
  for (const to of SCREENS) await prefetchQuietly(() => router.preloadRoute({ to }));
}

/** Only Chromium reports this. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Waits for the worker: it caches only requests that pass through it. */
async function workerInControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
