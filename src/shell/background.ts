import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { eventsEndpoints } from '../../contract/events.ts';
import { checkConnectivity, openStream } from '../api/callApi.ts';
import { createLiveEvents } from '../api/createLiveEvents.ts';
import { openPagesChannel } from '../api/pagesChannel.ts';
import { startLiveEvents } from '../api/liveEvents.ts';
import { persistence } from '../api/persistence.ts';
import { isSignedIn } from '../api/signedIn.ts';
import { watchOutbox } from '../features/generation/outbox/watchOutbox.ts';
import { wait } from '../offline/wait.ts';
import { offerOnce } from '../pwa/installOffer.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { loadNoticeOffer } from './noticeOffer.ts';
import { openNotified } from './openNotified.ts';

/** What the signed-in shell passes on. */
export interface BackgroundDeps {
  queryClient: QueryClient;
  router: AnyRouter;
}

/** A page served by the worker says nothing about the network: checks the connection, unless a call was answered. */
function checkOpenedByWorker(): void {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening && opening.workerStart > 0) checkConnectivity(0);
}

/**
 * Starts what runs behind the screens: live events, the outbox, notices, files shared from other apps. Called once,
 * after the first screen. A part that cannot be loaded, offline and not cached, is retried at the next start.
 */
export function startBackground({ queryClient, router }: BackgroundDeps): void {
  checkOpenedByWorker();
  startLiveEvents(
    createLiveEvents({
      open: (signal) => openStream(eventsEndpoints.events, signal),
      isWanted: isSignedIn,
      network: onlineManager,
      page: () => document,
      otherPages: openPagesChannel(),
      wait,
      random: Math.random,
    }),
  );
  watchOutbox(queryClient);
  const goTo = (path: string) => void router.navigate({ href: path });
  whenIdle(
    () =>
      void prefetchQuietly(() => import('../features/accounts/notices/watchNotices.ts')).then(
        ({ watchNotices }) =>
          watchNotices({
            queryClient,
            goTo: (path) => openNotified(path, goTo),
            loadOffer: loadNoticeOffer,
            onWorthAsking: () => offerOnce('notices'),
          }),
        () => undefined,
      ),
  );
  whenIdle(
    () =>
      void prefetchQuietly(() => import('../features/generation/images/takeShared.ts')).then(
        ({ watchShared }) => watchShared(router.navigate as never),
        () => undefined,
      ),
  );
  whenIdle(() => void persistence.collectGarbage().catch(() => undefined));
  // Only iOS has this property, and only there must the page provide the start-up picture.
  if ('standalone' in navigator)
    whenIdle(
      () =>
        void prefetchQuietly(() => import('../pwa/iosSplash.ts'))
          .then((splash) => splash.addIosSplash())
          .catch(() => undefined),
    );
}
