import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { sendPushQueue } from './queues.ts';
import { pushSubscriptions } from './tables.ts';

/**
 * Has a message pushed to every browser of an account, in the caller's transaction: it is sent exactly when what it
 * tells of is committed. Its text is written when it is sent, from what is true then.
 * @param topic whose composer writes it
 * @param reference what the composer reads it from
 * @param sessionId only to this session's browser
 */
export async function pushNotice(
  queries: Queries,
  {
    jobs,
    userId,
    topic,
    reference,
    sessionId,
  }: { jobs: Jobs; userId: string; topic: string; reference: string; sessionId?: string },
): Promise<number> {
  const subscriptions = await queries
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(sessionId === undefined ? eq(pushSubscriptions.userId, userId) : eq(pushSubscriptions.sessionId, sessionId));
  await jobs.enqueueAll(
    queries,
    sendPushQueue,
    subscriptions.map(({ id }) => ({ data: { subscriptionId: id, topic, reference } })),
  );
  return subscriptions.length;
}
