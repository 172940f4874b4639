import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { type PushTopic, sendPushQueue } from './queues.ts';
import { pushSubscriptions } from './tables.ts';

/**
 * Enqueues a push to every browser of an account, in the caller's transaction, so that it is sent only if the change
 * commits. The text is composed at sending time, from the state then.
 * @param topic selects the composer
 * @param reference what the composer reads the message from
 * @param sessionId limits it to this session's browser
 */
export async function pushNotice(
  queries: Queries,
  {
    jobs,
    userId,
    topic,
    reference,
    sessionId,
  }: { jobs: Jobs; userId: string; topic: PushTopic; reference: string; sessionId?: string },
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
