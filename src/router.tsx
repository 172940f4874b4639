import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import type { SignedInShell } from './shell/signedInShell.ts';
import { RouteError } from './shell/RouteError.tsx';
import { Loading } from './ui/Loading.tsx';

/** Passed to every route's loader and guard. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Loads and starts what signed-in users need; the same promise for all callers. */
  openSignedInShell: () => Promise<SignedInShell>;
}

interface RouterOptions {
  queryClient: QueryClient;
  /** Only without an address bar (prerendering, tests). */
  history?: RouterHistory;
  /** Whether the page was shown before the app: the first screen then keeps its scroll position. */
  isTakingOver?: boolean;
}

/** Creates the page's one router. */
export function createAppRouter({ queryClient, history, isTakingOver = false }: RouterOptions) {
  let opened: Promise<SignedInShell> | undefined;
  let isReadAlready = isTakingOver;

  function openSignedInShell(): Promise<SignedInShell> {
    opened ??= loadSignedInShell().then(({ startSignedInShell }) => startSignedInShell({ queryClient, router }));
    // After a failed load (offline), the next caller tries again.
    opened.catch(() => (opened = undefined));
    return opened;
  }

  const router = createRouter({
    routeTree,
    history,
    context: { queryClient, openSignedInShell },
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    // Without it, a failed screen would replace header and navigation too.
    defaultErrorComponent: RouteError,
    defaultPendingComponent: Loading,
    scrollRestoration() {
      const isOurs = !isReadAlready;
      isReadAlready = false;
      // Saves the scroll position from before the router listened, for "back".
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
