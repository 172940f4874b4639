import type { Queue } from '../platform/jobs/jobs.ts';

/** A mail job: the kind of message, and the id from which it is composed at sending time. Never addresses or codes. */
export interface MailJob {
  kind: string;
  reference: string;
}

/** Eight retries from 5 s on, doubling: covers a mail server that is down for about twenty minutes. */
export const sendMailQueue: Queue<MailJob> = {
  name: 'send-mail',
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  isKeyed: false,
};

/** What a message is about: a finished or failed item, a payment, or nothing, to try whether one arrives. */
export type PushTopic = 'task' | 'topup' | 'test';

/** One message to one browser. */
export interface PushJob {
  subscriptionId: string;
  topic: PushTopic;
  reference: string;
}

/** Eight retries from 5 s on, doubling: covers a push service that is down or throttles for about twenty minutes. */
export const sendPushQueue: Queue<PushJob> = {
  name: 'send-push',
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  isKeyed: false,
};
