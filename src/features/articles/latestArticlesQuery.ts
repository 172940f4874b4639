import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../contract/languages.ts';

/** One row of three columns. */
const LATEST_ARTICLES = 3;
/** Milliseconds an answer counts as fresh: articles change by the day. */
const LATEST_FRESH_MS = 10 * 60_000;

/** What the landing page shows of the blog. It comes with the page; the code that calls is fetched only without. */
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
