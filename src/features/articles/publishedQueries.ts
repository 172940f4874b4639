import { queryOptions } from '@tanstack/react-query';
import { articlesEndpoints } from '../../../contract/articles.ts';
import type { Language } from '../../../contract/languages.ts';
import { callApi } from '../../api/callApi.ts';
import { BLOG_PAGE_SIZE } from './searchParams.ts';

/** Milliseconds that an answer counts as fresh: articles rarely change. */
const PUBLISHED_FRESH_MS = 60_000;

export interface BlogFilter {
  language: Language;
  page: number;
  search?: string | undefined;
  tag?: string | undefined;
}

/** A page of published articles. Persisted for offline use. */
export const blogQuery = ({ language, page, search, tag }: BlogFilter) =>
  queryOptions({
    queryKey: ['articles', { language, page, search: search ?? '', tag: tag ?? '' }] as const,
    queryFn: ({ signal }) =>
      callApi(articlesEndpoints.publishedArticles, {
        query: { language, page, size: BLOG_PAGE_SIZE, search: search || undefined, tag: tag || undefined },
        signal,
      }),
    staleTime: PUBLISHED_FRESH_MS,
  });

/** A published article by its slug, or an earlier one of its slugs. Persisted for offline use. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['article', slug] as const,
    queryFn: ({ signal }) => callApi(articlesEndpoints.publishedArticleBySlug, { params: { slug }, signal }),
    staleTime: PUBLISHED_FRESH_MS,
    // A slug without an article stays one; the screen has a button to retry.
    retryOnMount: false,
  });
