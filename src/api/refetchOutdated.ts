import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches queries after something changed on the server: on the screen at once, elsewhere when they are next shown.
 * An answer that is still under way may be older than the change. `invalidateQueries` alone cancels it only if the query
 * has data and is on the screen; otherwise its arrival makes the query count as fresh. So the refetch follows it then.
 * @param queryKeys of the queries, or what their keys begin with
 */
export async function refetchOutdated(queryClient: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> {
  // Requested when the page started: older, too.
  globalThis.kilasEarly = undefined;
  const queries = queryKeys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }));
  await Promise.all(queries.map((query) => refetch(queryClient, query)));
}

/** Milliseconds. */
const JUST_READ_MS = 60_000;

/**
 * Refetches queries of prices after a gap in the live events, unless they were read within the last minute: at every
 * start of the page all would be requested twice otherwise. The server refuses a price that has changed since.
 */
export function refetchPricesAfterGap(queryClient: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> {
  const before = Date.now() - JUST_READ_MS;
  const isOld = ({ state }: Query) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < before;
  const queries = queryKeys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey, predicate: isOld }));
  return refetchOutdated(
    queryClient,
    queries.map(({ queryKey }) => queryKey),
  );
}

async function refetch(queryClient: QueryClient, query: Query): Promise<void> {
  const invalidate = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  const underWay = query.promise;
  const refetched = invalidate();
  if (!underWay || query.promise !== underWay) return refetched;
  await underWay.catch(() => undefined);
  // Unless somebody else has begun meanwhile.
  if (query.state.fetchStatus === 'idle') await invalidate();
}
