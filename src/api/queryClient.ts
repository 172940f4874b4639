import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isConnectionError } from './errors.ts';

/** Tries after the first one, for answers that may be better in a moment. */
const MAX_RETRIES = 2;

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsOwnErrors`: the screen says in its own words what went wrong, so no toast does. */
    queryMeta: { showsOwnErrors?: boolean };
    mutationMeta: { showsOwnErrors?: boolean };
  }
}

/** What is asked and known of the server. The member area adds what keeps it offline. */
export function createQueryClient(): QueryClient {
  // It supposes a network until it hears otherwise: after a start without one, coming back would be no news to it and
  // what failed meanwhile would stay failed. Where there is no browser, nothing is known.
  onlineManager.setOnline(navigator.onLine !== false);
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // Without data the screen shows the failure in its place; without a network the cached screen is the point.
        if (query.state.data === undefined || isConnectionError(error) || query.meta?.showsOwnErrors) return;
        void reportFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        if (!mutation.meta?.showsOwnErrors) void reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: {
        // Neither the first try nor the next one waits for a network: what is kept is shown, and what is not says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
      // A change is never sent twice behind the person's back.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Words and toasts are loaded with the member area; the landing page asks nothing. */
async function reportFailure(error: unknown): Promise<void> {
  const { reportFailure: report } = await import('./reportFailure.ts');
  report(error);
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : isConnectionError(error) && onlineManager.isOnline();
}
