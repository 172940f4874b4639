import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { packagesQuery } from './paymentQueries.ts';

/**
 * Brings the screen to top up and its packages to this device, so that they open without a network too. Not for who asks
 * the browser to save data.
 */
export async function keepTopUpScreen(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  await workerInControl();
  if (!onlineManager.isOnline()) return;
  await Promise.all([router.preloadRoute({ to: '/top-up' }), queryClient.prefetchQuery(packagesQuery)]);
}

/** Only Chromium tells. */
const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The worker keeps only what goes through it. */
async function workerInControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
