import { queryOptions } from '@tanstack/react-query';
import type { SharedItem } from '../../../contract/shares.ts';
import { ApiError } from '../../api/errors.ts';

/**
 * A shared item; null when its link has ended. `callApi` is imported on demand, because this file is in the first chunk
 * of every page, and a page that was rendered with the item does not need it.
 */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: async ({ signal }): Promise<SharedItem | null> => {
      const [{ callApi }, { sharesEndpoints }] = await Promise.all([
        import('../../api/callApi.ts'),
        import('../../../contract/shares.ts'),
      ]);
      try {
        return (await callApi(sharesEndpoints.shared, { params: { token }, signal })).data;
      } catch (error) {
        // Also of a link that was cut short on its way, which leads nowhere now and later.
        if (error instanceof ApiError && (error.status === 404 || error.fields.token)) return null;
        throw error;
      }
    },
    retry: false,
  });
