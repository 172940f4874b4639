import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page that the server drew was drawn from: keys with answers. */
export type PageAnswers = [key: QueryKey, data: unknown, updatedAt: number][];

/** The element that carries it. */
export const ANSWERS_ELEMENT = 'kilas-answers';

/** Everything that was answered while a page was drawn. */
export function dehydrateAnswers(queryClient: QueryClient): PageAnswers {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, state.data, state.dataUpdatedAt]] : [],
    );
}

/** Gives the app what its page was drawn from: it draws the same and asks nobody. */
export function hydratePageAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(ANSWERS_ELEMENT)?.textContent;
  if (!text) return;
  for (const [key, data, updatedAt] of JSON.parse(text) as PageAnswers)
    queryClient.setQueryData(key, data, { updatedAt });
}
