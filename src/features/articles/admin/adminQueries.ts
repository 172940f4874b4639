import { queryOptions } from '@tanstack/react-query';
import { type AdminArticleCard, articlesEndpoints } from '../../../../contract/articles.ts';
import type { ArticleStatus } from '../../../../contract/articleWords.ts';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import type { Language } from '../../../../contract/languages.ts';
import { callApi } from '../../../api/callApi.ts';

export interface AdminFilter {
  page: number;
  search?: string | undefined;
  status?: ArticleStatus | 'deleted' | undefined;
  language?: Language | undefined;
}

/** The root of the key of every list of articles. */
export const ADMIN_LISTS = ['admin-articles'] as const;

/** A page of all articles. */
export const adminArticlesQuery = ({ page, search, status, language }: AdminFilter) =>
  queryOptions({
    queryKey: [...ADMIN_LISTS, { page, search, status, language }] as const,
    queryFn: ({ signal }) =>
      callApi(articlesEndpoints.articles, {
        query: { page, search: search || undefined, status, language },
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

/** The query of a sheet to choose from, a page at a time. */
export interface PickQuery<Item> {
  queryKey: readonly unknown[];
  ask(asked: {
    search: string | undefined;
    page: number;
    size: number;
    signal: AbortSignal;
  }): Promise<{ data: Item[]; total: number }>;
}

/** The writer's own finished items, newest first. */
export const OWN_ITEMS: PickQuery<Task> = {
  queryKey: ['own-works'],
  ask: ({ signal, size, ...query }) =>
    callApi(generationEndpoints.library, { query: { ...query, page_size: size, status: 'completed' }, signal }),
};

/** Articles of a language without a counterpart yet, last saved first. */
export const freeArticles = (language: Language): PickQuery<AdminArticleCard> => ({
  queryKey: [...ADMIN_LISTS, 'free', language],
  ask: ({ signal, ...query }) =>
    callApi(articlesEndpoints.articles, { query: { ...query, language, has_counterpart: 'false' }, signal }),
});

/** The title of one article, since a page of the list may not include it. */
export const articleTitleQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_LISTS, 'title', id] as const,
    queryFn: async ({ signal }) => (await callApi(articlesEndpoints.article, { params: { id }, signal })).data.title,
    staleTime: 30_000,
  });
