import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { checkConnectivity } from '../api/callApi.ts';
import { persistence, subscribeToAccount } from '../api/persistence.ts';
import { watchSession } from '../features/accounts/session/watchSession.ts';
import { landingPath } from '../features/accounts/landingPath.ts';
import { checkSession, resumeAccount } from '../features/accounts/session/startSession.ts';
import { watchTasks } from '../features/generation/live.ts';
import { prefetchGenerator, prefetchHome } from '../features/generation/prefetchGenerator.ts';
import { watchMoney } from '../features/payments/watchMoney.ts';
import { userQuery } from '../features/accounts/userQuery.ts';
import { offerOnce } from '../pwa/installOffer.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { watchUnsavedText } from '../pwa/unsavedText.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { Dock } from './Dock.tsx';
import { SignedInActions } from './SignedInActions.tsx';
import { setSignedInChrome } from './signedInChrome.ts';
import { loadNoticeOffer } from './noticeOffer.ts';
import { openNotified } from './openNotified.ts';

/** Milliseconds after the page's start. */
const SILENCE_MS = 100;

/** The outbox starts after the screen. Without its code (which the worker caches) there is no queue either. */
async function startOutbox(queryClient: QueryClient): Promise<void> {
  const part = await prefetchQuietly(() => import('../features/generation/outbox/watchOutbox.ts')).catch(() => null);
  part?.watchOutbox(queryClient);
}

/**
 * A page served by the worker says nothing about the network, and its first call may be a second away: checks the
 * connection meanwhile, unless a call was answered by then.
 */
function lookAtTheNetworkSoon(): void {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening && opening.workerStart > 0) setTimeout(checkConnectivity, SILENCE_MS, performance.now());
}

/** "Undo" and "Bring it back" are for the one who did it, not for the next on the same device. */
function dismissOffersWithAccount(): void {
  subscribeToAccount(() =>
    import('../ui/pageToasts.ts').then(
      ({ pageToasts }) => pageToasts.dismissOffers(),
      // Not loaded and not cached: there has been no toast.
      () => undefined,
    ),
  );
}

/** The signed-in shell's functions for routes. */
export interface SignedInShell {
  /** The user's start screen, by the role that is cached or fetched now. */
  landingPath: () => Promise<ReturnType<typeof landingPath>>;
  /** Prefetch the screen's first data. Resolve when it can be rendered, or after a short wait. */
  prefetchGenerator: () => Promise<unknown>;
  prefetchHome: () => Promise<unknown>;
}

/**
 * Starts everything that only signed-in users need: the session, offline data, calls, the frame's parts. Loaded by the
 * first route that needs it, so that the landing page stays small. Runs once.
 */
export function startSignedInShell({
  queryClient,
  router,
}: {
  queryClient: QueryClient;
  router: AnyRouter;
}): SignedInShell {
  resumeAccount();
  lookAtTheNetworkSoon();
  persistence.watch(queryClient);
  const { queries, ...rest } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, persister: persistence.persister } });
  setSignedInChrome({ Actions: SignedInActions, Dock });
  watchSession(queryClient, {
    here: () => router.state.location.href,
    goToLogin: (next) => void router.navigate({ to: '/auth/login', search: { next }, replace: true }),
    goToStart: () => void router.navigate({ to: '/', replace: true }),
    // The forms' routes lead on whoever is signed in.
    leaveSignIn: () => void (router.state.location.pathname.startsWith('/auth/') && router.invalidate()),
  });
  dismissOffersWithAccount();
  watchTasks(queryClient);
  watchMoney(queryClient);
  void checkSession(queryClient, location);
  watchUnsavedText(queryClient);
  whenIdle(() => void persistence.collectGarbage().catch(() => undefined));
  const goTo = (path: string) => void router.navigate({ href: path });
  whenIdle(
    () =>
      void import('../features/accounts/notices/watchNotices.ts').then(
        ({ watchNotices }) =>
          watchNotices({
            queryClient,
            goTo: (path) => openNotified(path, goTo),
            loadOffer: loadNoticeOffer,
            onWorthAsking: () => offerOnce('notices'),
          }),
        // Offline and not cached: retried at the next start.
        () => undefined,
      ),
  );
  whenIdle(() => void startOutbox(queryClient));
  whenIdle(
    () =>
      void prefetchQuietly(() => import('../features/generation/images/takeShared.ts')).then(
        ({ watchShared }) => watchShared(router.navigate as never),
        () => undefined,
      ),
  );
  // Only iOS has this property, and only there must the page provide the start-up picture.
  if ('standalone' in navigator)
    whenIdle(() => void import('../pwa/iosSplash.ts').then((splash) => splash.addIosSplash()).catch(() => undefined));
  return {
    landingPath: async () => landingPath((await queryClient.ensureQueryData(userQuery).catch(() => null))?.data),
    prefetchGenerator: () => prefetchGenerator(queryClient),
    prefetchHome: () => prefetchHome(queryClient),
  };
}
