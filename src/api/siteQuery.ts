import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { siteEndpoints } from '../../contract/site.ts';
import { wait } from '../offline/wait.ts';
import { isSignedIn } from './signedIn.ts';

/** Milliseconds an answer counts as fresh: an operator seldom changes it. */
const SITE_FRESH_MS = 10 * 60_000;

/**
 * The installation's public facts. Public pages are delivered with them; the code of the call is loaded only if they
 * are missing.
 */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ signal }) => {
    const { callApi } = await import('./callApi.ts');
    return callApi(siteEndpoints.site, { signal });
  },
  staleTime: SITE_FRESH_MS,
  retry: false,
});

/** Milliseconds that a page in the browser waits for them: a silent network must not delay its text. */
const PATIENCE_MS = 1_000;

/** What a route's loader has of it. */
interface LoaderContext {
  queryClient: QueryClient;
  openSignedInShell: () => Promise<unknown>;
}

/** Prefetches them. Resolves when they have arrived; in the browser after PATIENCE_MS at the latest. */
export async function prefetchSite({ queryClient, openSignedInShell }: LoaderContext): Promise<void> {
  // The signed-in shell restores the account’s stored answers; a query that starts earlier would only ask the network.
  const shell = isSignedIn() ? openSignedInShell().catch(() => undefined) : Promise.resolve();
  const site = shell.then(() => queryClient.prefetchQuery(siteQuery));
  await (import.meta.env.SSR ? site : Promise.race([site, wait(PATIENCE_MS)]));
}
