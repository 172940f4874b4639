import { queryOptions } from '@tanstack/react-query';
import type { SharedWork } from '../../../contract/shares.ts';
import { ApiError } from '../../api/errors.ts';

/**
 * A shared work, asked for at each look: it ends with its link. Null: it has ended. The code that calls is fetched when
 * the page did not bring the work along: this stands in the first file of every page.
 */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: async ({ signal }): Promise<SharedWork | null> => {
      const [{ callApi }, { sharesEndpoints }] = await Promise.all([
        import('../../api/callApi.ts'),
        import('../../../contract/shares.ts'),
      ]);
      try {
        return (await callApi(sharesEndpoints.shared, { params: { token }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    retry: false,
  });
