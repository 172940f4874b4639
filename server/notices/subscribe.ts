import { ECDH } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SubscriptionRequest } from '../../contract/notices.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import type { NoticesDeps } from './noticesDeps.ts';
import { isPushService } from './pushServices.ts';
import { readSwitches } from './pushSwitches.ts';
import { pushSubscriptions } from './tables.ts';

/** Browsers per account: more than people have, bounded because each message goes to all of them. */
const MAX_SUBSCRIPTIONS = 20;

/** Default switches of a new subscription. */
const EVERYTHING = { notifyGeneration: true, notifyPayment: true };

interface Owner {
  userId: string;
  sessionId: string;
}

/**
 * Stores a browser's push subscription until its session ends. A browser has one subscription: the next account that
 * signs in on it takes it over, and a session's new subscription replaces its old one.
 * @throws ApiError push_unsupported for an endpoint of an unknown push service, push_invalid for a key that nothing can be encrypted with
 */
export async function subscribe(
  { database, clock, trustedOrigins }: NoticesDeps,
  { userId, sessionId, request }: Owner & { request: SubscriptionRequest },
): Promise<string> {
  const { endpoint, keys } = request;
  if (!isPushService(endpoint, trustedOrigins)) throw new ApiError('push_unsupported');
  if (!isPoint(keys.p256dh)) throw fieldError('keys.p256dh', 'push_invalid');
  const now = clock.now();
  const owned = { userId, sessionId, p256dh: keys.p256dh, auth: keys.auth, confirmedAt: now };
  return database.transaction(async (transaction) => {
    // A replacement inherits the switches of the old subscription.
    const switches = await readSwitches(transaction, { sessionId });
    const [kept] = await transaction
      .insert(pushSubscriptions)
      .values({ id: newId(now), endpoint, createdAt: now, ...owned, ...switches })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...owned, ...(switches ?? EVERYTHING) } })
      .returning({ id: pushSubscriptions.id });
    await transaction
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.sessionId, sessionId), sql`${pushSubscriptions.id} <> ${kept!.id}`));
    const surplus = transaction
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(sql`${pushSubscriptions.confirmedAt} desc`)
      .offset(MAX_SUBSCRIPTIONS);
    await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
    return kept!.id;
  });
}

/** Whether a browser's public key is a point of its curve; every message to another one would fail, and be retried. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Deletes this session's subscription. @param endpoint only if it has this endpoint */
export async function unsubscribe(
  queries: Queries,
  { sessionId, endpoint }: { sessionId: string; endpoint: string | undefined },
): Promise<void> {
  await queries
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.sessionId, sessionId),
        endpoint === undefined ? undefined : eq(pushSubscriptions.endpoint, endpoint),
      ),
    );
}

/** Deletes every subscription of an account. */
export async function unsubscribeEverywhere(queries: Queries, { userId }: { userId: string }): Promise<void> {
  await queries.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** Deletes the subscriptions of an account's other sessions. */
export async function unsubscribeOthers(queries: Queries, { userId, sessionId }: Owner): Promise<void> {
  await queries
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionId, sessionId)));
}
