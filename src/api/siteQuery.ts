import { queryOptions } from '@tanstack/react-query';
import { siteEndpoints } from '../../contract/site.ts';

/** Milliseconds an answer counts as fresh: an operator seldom changes it. */
const SITE_FRESH_MS = 10 * 60_000;

/** What the public pages tell of this installation. They come with it; the code that calls is fetched only without. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ signal }) => {
    const { callApi } = await import('./callApi.ts');
    return callApi(siteEndpoints.site, { signal });
  },
  staleTime: SITE_FRESH_MS,
  retry: false,
});
