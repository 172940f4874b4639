import type { Queue } from '../platform/jobs/jobs.ts';

/** What a mail job carries: which message, and the id that it is composed from when it is sent. No addresses, no codes. */
export interface MailJob {
  kind: string;
  reference: string;
}

/** Eight retries from 5 s on, doubling: a mail server may be away for about twenty minutes. */
export const sendMailQueue: Queue<MailJob> = {
  name: 'send-mail',
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  isKeyed: false,
};

/** One message to one browser. */
export interface PushJob {
  subscriptionId: string;
  topic: string;
  reference: string;
}

/** Eight retries from 5 s on, doubling: a push service may be away, or ask to be spared, for about twenty minutes. */
export const sendPushQueue: Queue<PushJob> = {
  name: 'send-push',
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  isKeyed: false,
};
