import { queryOptions } from '@tanstack/react-query';
import { sharesEndpoints } from '../../../../contract/shares.ts';
import { callApi } from '../../../api/callApi.ts';

/** The public link of an item; null without one. */
export const shareQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['share', taskId] as const,
    queryFn: async ({ signal }) => (await callApi(sharesEndpoints.share, { params: { id: taskId }, signal })).data,
    // Another device may have ended it.
    staleTime: 0,
  });
