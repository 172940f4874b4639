import { queryOptions } from '@tanstack/react-query';
import { readDeviceValue } from '../../../offline/deviceStore.ts';
import { readDevicePush } from './devicePush.ts';

/** The state on this device; never cached, since it may change in the browser's own settings. */
export const devicePushQuery = queryOptions({
  queryKey: ['device-push'],
  queryFn: readDevicePush,
  staleTime: 0,
  gcTime: 0,
});

/**
 * Whether this device notifies about queued requests that need a decision: the worker detects those, not the server.
 */
export const queueNoticesQuery = queryOptions({
  queryKey: ['queue-notices'],
  queryFn: async () => (await readDeviceValue('queueNotices')) ?? true,
  staleTime: 0,
  gcTime: 0,
});
