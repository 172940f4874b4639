import type { Queue } from '../platform/jobs/jobs.ts';

/** Has the gateway prepare a top-up whose first try, made while the person waited, did not get through. */
export const prepareTopupQueue: Queue<{ topupId: string }> = {
  name: 'prepare-topup',
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  isKeyed: false,
};
