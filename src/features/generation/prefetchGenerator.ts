import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { wait } from '../../offline/wait.ts';
import { balanceQuery } from '../credits/balanceQuery.ts';
import { draftSession } from './draft/useDraft.ts';
import {
  editModelsQuery,
  FINISHED,
  fromImageModelsQuery,
  imageModelsQuery,
  LIBRARY,
  taskPageQuery,
  UNFINISHED,
  videoModelsQuery,
} from './queries.ts';

/**
 * Milliseconds for which a screen's first render waits for its data: rendering it once with data takes less time than
 * rendering a skeleton first. What is stored on the device or was requested by the page's first script is there by
 * then.
 */
const PATIENCE_MS = 200;

/** Prefetches what the generator shows first, while its code loads. Resolves when it is there, or after PATIENCE_MS. */
export function prefetchGenerator(queryClient: QueryClient): Promise<unknown> {
  return soon([
    draftSession().opened(),
    ...[videoModelsQuery, imageModelsQuery, fromImageModelsQuery, editModelsQuery].map((models) =>
      answer(queryClient, models),
    ),
    answer(queryClient, taskPageQuery(LIBRARY, 1)),
  ]);
}

/** The same for the library. */
export function prefetchHome(queryClient: QueryClient): Promise<unknown> {
  // The balance, because new users are shown first what their coins buy.
  return soon([
    ...[FINISHED, ...UNFINISHED].map((list) => answer(queryClient, taskPageQuery(list, 1))),
    answer(queryClient, balanceQuery),
  ]);
}

const soon = (parts: Promise<unknown>[]): Promise<unknown> => Promise.race([Promise.all(parts), wait(PATIENCE_MS)]);

/** Prefetches a query unless it is fresh; an older answer is good enough to render. */
async function answer<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const asked = queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey) === undefined) await asked;
}
