import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { packagesQuery } from '../features/payments/paymentQueries.ts';

/** Where the menu and links lead, and the worker keeps nothing of beforehand (build/offlineFiles.ts). */
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
 * Brings the other screens and the packages to this device, so that they open without a network too: one after the
 * other, as nobody waits for them. Not for who asks the browser to save data.
 */
export async function prefetchScreens(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  await workerInControl();
  if (!onlineManager.isOnline()) return;
  await queryClient.prefetchQuery(packagesQuery);
  for (const to of SCREENS) await prefetchQuietly(() => router.preloadRoute({ to }));
}

/** Only Chromium tells. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The worker keeps only what goes through it. */
async function workerInControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
