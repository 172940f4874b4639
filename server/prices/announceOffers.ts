import type { Database } from '../platform/database/database.ts';
import { EVERYBODY, publishSignal } from '../platform/events/liveEvents.ts';
import type { Queue } from '../platform/jobs/jobs.ts';

/** Tells open screens of a price at the moment from which it holds. */
export const announceOffersQueue: Queue<{ holdsFrom: string }> = {
  name: 'announce-offers',
  retryLimit: 5,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  isKeyed: false,
};

/** Has everybody's open screens ask again what is offered and what it costs. */
export async function announceOffers(database: Database): Promise<void> {
  await publishSignal(database, { userId: EVERYBODY, type: 'offers' });
}
