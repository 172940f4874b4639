import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isConnectionError } from './errors.ts';

/** Retries of failures that may be temporary. */
const MAX_RETRIES = 2;

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsOwnErrors`: the screen shows the failure itself, so no toast does. */
    queryMeta: { showsOwnErrors?: boolean };
    mutationMeta: { showsOwnErrors?: boolean };
  }
}

/** Creates the query cache. The signed-in shell adds persistence. */
export function createQueryClient(): QueryClient {
  // onlineManager hears of a lost network only while somebody listens; the first screen is mounted later than this.
  onlineManager.subscribe(() => undefined);
  // It assumes a network. After a start without one, its return would then be no change, and failed queries would not be
  // refetched.
  onlineManager.setOnline(navigator.onLine !== false);
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // Without data the screen itself shows the failure; without a network, showing cached data is the point.
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
        // Queries run without a network too: cached data is shown, and a screen without any says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
      // A mutation is never retried by itself.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Texts and toasts are loaded with the signed-in shell; the landing page makes no calls. */
async function reportFailure(error: unknown): Promise<void> {
  const { reportFailure: report } = await import('./reportFailure.ts');
  report(error);
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : isConnectionError(error) && onlineManager.isOnline();
}
