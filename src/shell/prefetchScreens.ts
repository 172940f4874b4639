import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Task } from '../../contract/generation.ts';
import { TASK_LIST_ROOTS } from '../features/generation/tasks/taskKeys.ts';
import { packagesQuery } from '../features/payments/paymentQueries.ts';
import { workerInControl } from '../offline/workerInControl.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { isSavingData } from '../ui/isSavingData.ts';

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
 * Prefetches the other screens, the packages and the pictures of listed items for offline use, one after the other.
 * Skipped when the browser is set to save data.
 */
export async function prefetchScreens(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  await workerInControl();
  // What there is now stays; the rest comes with the connection (usePrefetchedScreens).
  if (!onlineManager.isOnline()) return;
  await queryClient.prefetchQuery(packagesQuery);
  for (const to of SCREENS) await prefetchQuietly(() => router.preloadRoute({ to }));
  await prefetchThumbnails(queryClient);
}

/** Of listed items that were never scrolled into view, where pictures are loaded. The worker caches them. */
async function prefetchThumbnails(queryClient: QueryClient): Promise<void> {
  const pages = TASK_LIST_ROOTS.flatMap((root) => queryClient.getQueriesData<{ data: Task[] }>({ queryKey: [root] }));
  const addresses = new Set(pages.flatMap(([, page]) => page?.data.map(({ media }) => media?.thumbnail_url)));
  for (const address of addresses) {
    if (!address) continue;
    // If one fails, the others would fail too.
    const answer = await prefetchQuietly(() => fetch(address, { priority: 'low' })).catch(() => null);
    if (!answer) return;
  }
}
