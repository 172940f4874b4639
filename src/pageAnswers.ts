import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The query data that a page was rendered from on the server. */
export type PageAnswers = [key: QueryKey, data: unknown, updatedAt: number][];

/** Id of the element that carries it. */
const ANSWERS_ELEMENT = 'kilas-answers';

/** All query data of a rendered page. */
export function dehydrateAnswers(queryClient: QueryClient): PageAnswers {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, state.data, state.dataUpdatedAt]] : [],
    );
}

/** Fills the cache with the data of a server-rendered page, so that the first render is the same and sends no request. */
export function hydratePageAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(ANSWERS_ELEMENT)?.textContent;
  if (!text) return;
  for (const [key, data, updatedAt] of JSON.parse(text) as PageAnswers)
    queryClient.setQueryData(key, data, { updatedAt });
}
