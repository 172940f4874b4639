import { queryOptions } from '@tanstack/react-query';
import { readDevicePush } from './devicePush.ts';

/** How it stands on this very device; asked anew each time, as it may change in the browser's own settings. */
export const devicePushQuery = queryOptions({
  queryKey: ['device-push'],
  queryFn: readDevicePush,
  staleTime: 0,
  gcTime: 0,
});
