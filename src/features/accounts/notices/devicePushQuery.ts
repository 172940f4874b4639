import { queryOptions } from '@tanstack/react-query';
import { readDevicePush } from './devicePush.ts';

/** The state on this device; never cached, since it may change in the browser's own settings. */
export const devicePushQuery = queryOptions({
  queryKey: ['device-push'],
  queryFn: readDevicePush,
  staleTime: 0,
  gcTime: 0,
});
