import type { Database } from '../platform/database/database.ts';
import { EVERYBODY, publishSignal } from '../platform/events/liveEvents.ts';
import type { Queue } from '../platform/jobs/jobs.ts';

/** Job that notifies open screens when a scheduled price takes effect. */
export const announceOffersQueue: Queue<{ holdsFrom: string }> = {
  name: 'announce-offers',
  retryLimit: 5,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  isKeyed: false,
};

/** Makes all users' open screens reload the models on offer and their prices. */
export async function announceOffers(database: Database): Promise<void> {
  await publishSignal(database, { userId: EVERYBODY, type: 'offers' });
}
