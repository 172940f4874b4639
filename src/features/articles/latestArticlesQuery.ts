import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../contract/languages.ts';

/** One row of three columns. */
const LATEST_ARTICLES = 3;
/** Milliseconds that an answer counts as fresh: articles rarely change. */
const LATEST_FRESH_MS = 10 * 60_000;

/**
 * The articles on the landing page. They come with the page; the code of the call is only loaded when they are missing.
 */
export const latestArticlesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['articles', 'latest', language] as const,
    queryFn: async ({ signal }) => {
      const [{ callApi }, { articlesEndpoints }] = await Promise.all([
        import('../../api/callApi.ts'),
        import('../../../contract/articles.ts'),
      ]);
      const { data } = await callApi(articlesEndpoints.publishedArticles, {
        query: { language, page: 1, size: LATEST_ARTICLES },
        signal,
      });
      return data;
    },
    staleTime: LATEST_FRESH_MS,
    retry: false,
  });
