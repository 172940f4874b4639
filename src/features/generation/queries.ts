import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import {
  type DailyLimit,
  generationEndpoints,
  type ImageQuoteRequest,
  type Model,
  type Task,
  type VideoQuoteRequest,
} from '../../../contract/generation.ts';
import { DEFAULT_PAGE_SIZE } from '../../../contract/limits.ts';
import { callApi } from '../../api/callApi.ts';
import { persistence } from '../../api/persistence.ts';
import { fetchTaskPage } from './tasks/fetchTaskPage.ts';
import { latestTasks } from './tasks/latestTasks.ts';
import { DELETED, TASK_LIST_ROOTS, type TaskListRoot } from './tasks/taskKeys.ts';
import { mergeTaskPages, type TaskFilter } from './tasks/taskPages.ts';

/** Milliseconds an answer counts as fresh. */
const MODELS_FRESH_MS = 10 * 60_000;
const PAUSED_POLL_MS = 60_000;
const QUOTE_FRESH_MS = 5 * 60_000;
const LIMIT_FRESH_MS = 60_000;
/** Milliseconds after midnight: not all who wait for the reset ask at the same moment. */
const LIMIT_SPREAD_MS = Math.random() * 20_000;
/** Live events patch the lists; this only decides how soon a reopened list is refetched. */
export const TASKS_FRESH_MS = 30_000;
/** Scrolled-past pages leave memory soon; the offline store still has them. */
const TASKS_KEPT_MS = 60_000;

interface ModelsQuery {
  state: { data?: { data: readonly Model[] } | undefined };
}
const isAnyPaused = ({ state }: ModelsQuery) => state.data?.data.some(({ pause }) => pause) ?? false;

/** A paused model may resume at any moment: it is polled, and a cached list with one is refetched at once. */
const modelsFreshness = {
  staleTime: (query: ModelsQuery) => (isAnyPaused(query) ? 0 : MODELS_FRESH_MS),
  refetchInterval: (query: ModelsQuery) => isAnyPaused(query) && PAUSED_POLL_MS,
  // Stored answers do not say that they were invalidated: they stay in memory for as long as they would count as fresh.
  gcTime: MODELS_FRESH_MS,
};

export const videoModelsQuery = queryOptions({
  queryKey: ['video-models'],
  queryFn: ({ signal }) => callApi(generationEndpoints.videoModels, { signal }),
  ...modelsFreshness,
});

export const imageModelsQuery = queryOptions({
  queryKey: ['image-models'],
  queryFn: ({ signal }) => callApi(generationEndpoints.imageModels, { signal }),
  ...modelsFreshness,
});

export const fromImageModelsQuery = queryOptions({
  queryKey: ['video-models', 'from-image'],
  queryFn: ({ signal }) => callApi(generationEndpoints.imageToVideoModels, { signal }),
  ...modelsFreshness,
});

export const editModelsQuery = queryOptions({
  queryKey: ['image-models', 'edit'],
  queryFn: ({ signal }) => callApi(generationEndpoints.imageEditModels, { signal }),
  ...modelsFreshness,
});

/** The public price table, for the models' badges. */
export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => callApi(generationEndpoints.pricingOptions, { signal }),
  staleTime: MODELS_FRESH_MS,
  gcTime: MODELS_FRESH_MS,
});

/** What is left of the daily limit; asked for again at its reset. */
export const dailyLimitQuery = queryOptions({
  queryKey: ['daily-limit'],
  queryFn: ({ signal }) => callApi(generationEndpoints.rateLimitStatus, { signal }),
  staleTime: LIMIT_FRESH_MS,
  refetchInterval: ({ state: { data } }: { state: { data?: { data: DailyLimit } | undefined } }) =>
    data && Math.max(LIMIT_FRESH_MS, Date.parse(data.data.reset_at) - Date.now() + LIMIT_SPREAD_MS),
});

export type QuoteRequest =
  | { kind: 'video'; body: v.InferOutput<typeof VideoQuoteRequest> }
  | { kind: 'image'; body: v.InferOutput<typeof ImageQuoteRequest> };

/** The price of a request. The previous price stays while the next one loads. */
export const quoteQuery = (request: QuoteRequest) =>
  queryOptions({
    queryKey: ['quote', request],
    queryFn: ({ signal }) =>
      request.kind === 'video'
        ? callApi(generationEndpoints.calculateVideo, { body: request.body, signal })
        : callApi(generationEndpoints.calculateImage, { body: request.body, signal }),
    staleTime: QUOTE_FRESH_MS,
    placeholderData: keepPreviousData,
  });

export interface TaskList {
  root: TaskListRoot;
  filter: TaskFilter;
}

/** All tasks: the list beside the composer. */
export const LIBRARY: TaskList = { root: 'library', filter: {} };

const LIST_CALLS = {
  video: generationEndpoints.videos,
  image: generationEndpoints.images,
  any: generationEndpoints.library,
} as const;

/** The list of /home without filters; unfinished and failed items are shown above it. */
export const FINISHED: TaskList = { root: 'library', filter: { status: 'completed' } };

/** The lists above that: processing, pending, failed. */
export const UNFINISHED: TaskList[] = (['processing', 'pending', 'failed'] as const).map((status) => ({
  root: 'library',
  filter: { status },
}));

/**
 * One page of a task list. Each page is a query of its own: an infinite query would be written to the offline store as
 * a whole for every page.
 */
export const taskPageQuery = ({ root, filter }: TaskList, page: number) =>
  queryOptions({
    queryKey: [root, filter, page] as const,
    queryFn: ({ signal, client }) => {
      const { kind = 'any', favorite, ...rest } = filter;
      return fetchTaskPage(client, filter, () =>
        callApi(LIST_CALLS[kind], {
          query: { page, page_size: DEFAULT_PAGE_SIZE, ...rest, favorite: favorite && 'true' },
          signal,
        }),
      );
    },
    staleTime: TASKS_FRESH_MS,
    gcTime: TASKS_KEPT_MS,
  });

/** A page of the deleted items that can still be restored. Always refetched, because every deletion changes it. */
export const deletedQuery = (page: number) =>
  queryOptions({
    queryKey: [DELETED, page] as const,
    queryFn: ({ signal }) =>
      callApi(generationEndpoints.deleted, { query: { page, page_size: DEFAULT_PAGE_SIZE }, signal }),
    staleTime: 0,
  });

/** Every task that is stored on this device, from whatever list or as a single one, newest first. */
export const persistedTasksQuery = queryOptions({
  queryKey: ['kept-tasks'],
  queryFn: async ({ client }): Promise<readonly Task[]> => {
    const replies = await persistence.readPersisted<{ data: Task | Task[] }>([
      ...TASK_LIST_ROOTS,
      'video-task',
      'image-task',
    ]);
    const pages = replies.map(({ data }) => ({ data: Array.isArray(data) ? data : [data] }));
    return mergeTaskPages(pages, latestTasks(client).latestOf);
  },
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
