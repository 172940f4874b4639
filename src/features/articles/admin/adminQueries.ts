import { queryOptions } from '@tanstack/react-query';
import { articlesEndpoints } from '../../../../contract/articles.ts';
import type { ArticleStatus } from '../../../../contract/articleWords.ts';
import { generationEndpoints } from '../../../../contract/generation.ts';
import type { Language } from '../../../../contract/limits.ts';
import { callApi } from '../../../api/callApi.ts';

export interface AdminFilter {
  page: number;
  size?: number | undefined;
  search?: string | undefined;
  status?: ArticleStatus | 'deleted' | undefined;
  language?: Language | undefined;
}

/** First part of the key of every list of articles. */
export const ADMIN_LISTS = ['admin-articles'] as const;

/** A page of all articles; asked anew each time, as others write too. */
export const adminArticlesQuery = ({ page, size, search, status, language }: AdminFilter) =>
  queryOptions({
    queryKey: [...ADMIN_LISTS, { page, size, search, status, language }] as const,
    queryFn: ({ signal }) =>
      callApi(articlesEndpoints.articles, {
        query: { page, size, search: search || undefined, status, language },
        signal,
      }),
    placeholderData: (earlier) => earlier,
  });

export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['article-revisions', id] as const,
    queryFn: ({ signal }) => callApi(articlesEndpoints.articleRevisions, { params: { id }, signal }),
    staleTime: 0,
  });

/** The writer's own finished works. */
export const ownWorksQuery = queryOptions({
  queryKey: ['own-works'] as const,
  queryFn: ({ signal }) =>
    callApi(generationEndpoints.library, { query: { page: 1, page_size: 30, status: 'completed' }, signal }),
  staleTime: 30_000,
});
