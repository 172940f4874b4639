import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { persistence, subscribeToAccount } from '../api/persistence.ts';
import { watchSession } from '../features/accounts/session/watchSession.ts';
import { landingPath } from '../features/accounts/landingPath.ts';
import { checkSession, resumeAccount } from '../features/accounts/session/startSession.ts';
import { listenForTasks } from '../features/generation/live.ts';
import { prefetchGenerator, prefetchHome } from '../features/generation/prefetchGenerator.ts';
import { listenForMoney } from '../features/payments/listenForMoney.ts';
import { userQuery } from '../features/accounts/userQuery.ts';
import { wait } from '../offline/wait.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { watchUnsavedText } from '../pwa/unsavedText.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import type { BackgroundDeps } from './background.ts';
import { Dock } from './Dock.tsx';
import { SignedInActions } from './SignedInActions.tsx';
import { setSignedInChrome } from './signedInChrome.ts';

/** Milliseconds until another try to load what runs behind the screens. */
const LATER_MS = 30_000;

/** Until it is loaded (the worker caches it), screens poll, and there is no queue either. */
async function loadBackground(deps: BackgroundDeps): Promise<void> {
  for (;;) {
    const part = await prefetchQuietly(() => import('./background.ts')).catch(() => wait(LATER_MS));
    if (part) return part.startBackground(deps);
  }
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
  listenForTasks(queryClient);
  listenForMoney(queryClient);
  void checkSession(queryClient, location);
  watchUnsavedText(queryClient);
  // After the first screen: idle moments come before it, too, and this code would hold it up.
  const stop = router.subscribe('onRendered', () => {
    stop();
    whenIdle(() => void loadBackground({ queryClient, router }));
  });
  return {
    landingPath: async () => landingPath((await queryClient.ensureQueryData(userQuery).catch(() => null))?.data),
    prefetchGenerator: () => prefetchGenerator(queryClient),
    prefetchHome: () => prefetchHome(queryClient),
  };
}
