import { queryOptions } from '@tanstack/react-query';
import { generationEndpoints, type Kind } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { TASKS_FRESH_MS } from '../queries.ts';
import { isGone } from './isGone.ts';
import { latestTasks } from './latestTasks.ts';
import { forgetTask } from './taskCache.ts';
import { taskKey } from './taskKeys.ts';

/** Fetches a task from the server, past every cache. */
export const fetchTask = (kind: Kind, id: string, signal?: AbortSignal) =>
  callApi(kind === 'video' ? generationEndpoints.videoStatus : generationEndpoints.imageTask, {
    params: { id },
    signal,
  });

/** A single task, for a deep link. One that the server no longer has is forgotten on this device, too. */
export const taskQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: taskKey(kind, id),
    queryFn: async ({ signal, client, queryKey }) => {
      try {
        const { data } = await fetchTask(kind, id, signal);
        const latest = latestTasks(client).record(data);
        // The deletion has overtaken this answer.
        if (!latest) throw new ApiError(404, { code: 'not_found' });
        return { data: latest };
      } catch (error) {
        if (isGone(error)) {
          // An earlier answer, also one that was stored, must not stay beside the error.
          client.getQueryCache().find({ queryKey })?.setState({ data: undefined, status: 'pending' });
          forgetTask(client, id);
        }
        throw error;
      }
    },
    staleTime: TASKS_FRESH_MS,
  });
