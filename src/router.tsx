import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import type { SignedInShell } from './shell/signedInShell.ts';
import { RouteError } from './shell/RouteError.tsx';
import { Loading } from './ui/Loading.tsx';

/** What every route's loader and guard is handed. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Loads and starts what only signing in makes necessary; the same promise for all who ask. */
  openSignedInShell: () => Promise<SignedInShell>;
}

interface RouterOptions {
  queryClient: QueryClient;
  /** Only where there is no address bar (prerendering, tests). */
  history?: RouterHistory;
  /** Whether the page was read before the app came: the first screen then stays where its reader has scrolled to. */
  isTakingOver?: boolean;
}

/** One router for a page's life. */
export function createAppRouter({ queryClient, history, isTakingOver = false }: RouterOptions) {
  let opened: Promise<SignedInShell> | undefined;
  let isReadAlready = isTakingOver;

  function openSignedInShell(): Promise<SignedInShell> {
    opened ??= loadSignedInShell().then(({ startSignedInShell }) => startSignedInShell({ queryClient, router }));
    // A device that is offline before it ever had these files may ask again.
    opened.catch(() => (opened = undefined));
    return opened;
  }

  const router = createRouter({
    routeTree,
    history,
    context: { queryClient, openSignedInShell },
    defaultPreload: 'intent',
    // React Query decides what is fresh; the router only asks.
    defaultPreloadStaleTime: 0,
    // Without it a failed screen offline would take header and navigation with it.
    defaultErrorComponent: RouteError,
    defaultPendingComponent: Loading,
    scrollRestoration() {
      const isOurs = !isReadAlready;
      isReadAlready = false;
      // What was scrolled before the router listened is to be found again by "back".
      if (!isOurs) document.dispatchEvent(new Event('scroll'));
      return isOurs;
    },
  });
  return router;
}

const loadSignedInShell = () => import('./shell/signedInShell.ts');

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
