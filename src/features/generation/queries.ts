import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import {
  generationEndpoints,
  type ImageQuoteRequest,
  type Kind,
  type Model,
  type Task,
  type VideoQuoteRequest,
} from '../../../contract/generation.ts';
import { DEFAULT_PAGE_SIZE } from '../../../contract/limits.ts';
import { callApi } from '../../api/callApi.ts';
import { persistence } from '../../api/persistence.ts';
import { askForPage, latestTasks } from './tasks/latestTasks.ts';
import { gatherTasks, type TaskFilter } from './tasks/taskPages.ts';

/** Milliseconds an answer counts as fresh. */
const MODELS_FRESH_MS = 10 * 60_000;
const PAUSED_POLL_MS = 60_000;
const QUOTE_FRESH_MS = 5 * 60_000;
const LIMIT_FRESH_MS = 60_000;
/** Live events patch the lists; this only says how soon a list that is opened again is asked for again. */
const TASKS_FRESH_MS = 30_000;
/** Pages scrolled past leave memory soon; the offline store still has them. */
const TASKS_KEPT_MS = 60_000;

interface ModelsQuery {
  state: { data?: { data: readonly Model[] } | undefined };
}
const isAnyPaused = ({ state }: ModelsQuery) => state.data?.data.some(({ pause }) => pause) ?? false;

/** What was paused may go on any moment: that is asked again, a list kept from earlier at once. */
const modelsFreshness = {
  staleTime: (query: ModelsQuery) => (isAnyPaused(query) ? 0 : MODELS_FRESH_MS),
  refetchInterval: (query: ModelsQuery) => isAnyPaused(query) && PAUSED_POLL_MS,
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

/** The public price table, for the badges of the models. */
export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => callApi(generationEndpoints.pricingOptions, { signal }),
  staleTime: MODELS_FRESH_MS,
});

/** What is left of today. */
export const dailyLimitQuery = queryOptions({
  queryKey: ['daily-limit'],
  queryFn: ({ signal }) => callApi(generationEndpoints.rateLimitStatus, { signal }),
  staleTime: LIMIT_FRESH_MS,
});

export type QuoteRequest =
  | { kind: 'video'; body: v.InferOutput<typeof VideoQuoteRequest> }
  | { kind: 'image'; body: v.InferOutput<typeof ImageQuoteRequest> };

/** What a request would cost. The last price stays on the button while the next one is asked for. */
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

/** The two roots under which task lists are cached and kept offline: the library of /home and the history of videos. */
export const TASK_LIST_ROOTS = ['library', 'history'] as const;
export type TaskListRoot = (typeof TASK_LIST_ROOTS)[number];

export interface TaskList {
  root: TaskListRoot;
  filter: TaskFilter;
}

/** Everything; what the generator shows beside the composer and /home under its first filter. */
export const LIBRARY: TaskList = { root: 'library', filter: {} };

const LIST_CALLS = {
  video: generationEndpoints.videos,
  image: generationEndpoints.images,
  any: generationEndpoints.library,
} as const;

/** What /home shows before anything is narrowed: what is unfinished or failed stands above it. */
export const FINISHED: TaskList = { root: 'library', filter: { status: 'completed' } };

/** What stands above that: what is being made, what waits, what failed. */
export const UNFINISHED: TaskList[] = (['processing', 'pending', 'failed'] as const).map((status) => ({
  root: 'library',
  filter: { status },
}));

/**
 * One page of a task list: one query a page, because an infinite query is rewritten whole in the offline store at each
 * page.
 */
export const taskPageQuery = ({ root, filter }: TaskList, page: number) =>
  queryOptions({
    queryKey: [root, filter, page] as const,
    queryFn: ({ signal, client }) => {
      const { kind = 'any', favorite, ...rest } = filter;
      return askForPage(client, filter, () =>
        callApi(LIST_CALLS[kind], {
          query: { page, page_size: DEFAULT_PAGE_SIZE, ...rest, favorite: favorite && 'true' },
          signal,
        }),
      );
    },
    staleTime: TASKS_FRESH_MS,
    gcTime: TASKS_KEPT_MS,
  });

/** The root of the pages of deleted items; they are not kept offline. */
export const DELETED = 'deleted';

/** A page of what can still be brought back. Always asked for anew: it changes with every deletion. */
export const deletedQuery = (page: number) =>
  queryOptions({
    queryKey: [DELETED, page] as const,
    queryFn: ({ signal }) =>
      callApi(generationEndpoints.deleted, { query: { page, page_size: DEFAULT_PAGE_SIZE }, signal }),
    staleTime: 0,
  });

/** Asks the server for a task, whatever was kept of it. */
export const fetchTask = (kind: Kind, id: string, signal?: AbortSignal) =>
  callApi(kind === 'video' ? generationEndpoints.videoStatus : generationEndpoints.imageTask, {
    params: { id },
    signal,
  });

/** One task by itself: a deep link, a poll. */
export const taskQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: [kind === 'video' ? 'video-task' : 'image-task', id] as const,
    queryFn: async ({ signal, client }) => {
      const { data } = await fetchTask(kind, id, signal);
      return { data: latestTasks(client).hear(data) ?? data };
    },
    staleTime: TASKS_FRESH_MS,
  });

/** Every task that this device has stored, whatever list it was seen in or opened alone, newest first. */
export const persistedTasksQuery = queryOptions({
  queryKey: ['kept-tasks'],
  queryFn: async ({ client }): Promise<readonly Task[]> => {
    const replies = await persistence.readPersisted<{ data: Task | Task[] }>([
      ...TASK_LIST_ROOTS,
      'video-task',
      'image-task',
    ]);
    const pages = replies.map(({ data }) => ({ data: Array.isArray(data) ? data : [data] }));
    return gatherTasks(pages, latestTasks(client).latestOf);
  },
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
