import type { Queue } from '../platform/jobs/jobs.ts';

/** Prepares a top-up at the gateway when the first try, made while the user waited, failed. */
export const prepareTopupQueue: Queue<{ topupId: string }> = {
  name: 'prepare-topup',
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  isKeyed: false,
};
