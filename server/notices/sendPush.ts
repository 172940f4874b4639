import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { PushMessage } from '../../contract/notices.ts';
import { fetchExternal, ExternalFetchError } from '../platform/http/fetchExternal.ts';
import { pushesSent } from '../platform/instruments.ts';
import type { NoticesDeps } from './noticesDeps.ts';
import { PUSH_SERVICES } from './pushServices.ts';
import type { PushJob, PushTopic } from './queues.ts';
import { pushSubscriptions } from './tables.ts';

/** TTL of a message at the push service while the browser is offline: after a day it is no longer news. */
const KEPT_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 20_000;
/** Statuses of a subscription that has ended or never existed. */
const GONE = [404, 410];
/** Statuses of a permanent refusal: too large, malformed, wrong key. */
const REFUSED = [400, 401, 403, 413];

type PushOutcome = 'sent' | 'nothing' | 'gone' | 'refused';
type Subscription = typeof pushSubscriptions.$inferSelect;

/**
 * Composes, encrypts and sends one message to one browser. A subscription that its service reports as gone is deleted.
 * @throws when a retry makes sense: no answer, 429, 5xx
 */
export async function sendPush(deps: NoticesDeps, push: PushJob): Promise<PushOutcome> {
  const { topic } = push;
  try {
    const outcome = await writeAndPost(deps, push);
    pushesSent.inc({ topic, outcome });
    return outcome;
  } catch (error) {
    pushesSent.inc({ topic, outcome: 'failed' });
    throw error;
  }
}

async function writeAndPost(deps: NoticesDeps, { subscriptionId, topic, reference }: PushJob): Promise<PushOutcome> {
  const { database, log } = deps;
  const [subscription] = await database
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, subscriptionId));
  if (!subscription || !wants(subscription, topic)) return 'nothing';
  const { userId } = subscription;
  const recipient = await deps.readRecipient(database, { userId });
  const content = recipient && (await deps.composers[topic]?.(database, { reference, recipient }));
  if (!content) return 'nothing';
  const status = await post(deps, { subscription, message: { ...content, user_id: userId } });
  if (status < 300) return 'sent';
  if (GONE.includes(status)) {
    await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
    return 'gone';
  }
  if (REFUSED.includes(status)) {
    log.warn({ status, topic }, 'a push service refused a message');
    return 'refused';
  }
  throw new Error(`the push service answered ${status}`);
}

/** Whether this browser wants a topic; a test, which it requested itself, is always sent. */
function wants({ notifyGeneration, notifyPayment }: Subscription, topic: PushTopic): boolean {
  if (topic === 'task') return notifyGeneration;
  return topic === 'topup' ? notifyPayment : true;
}

async function post(
  { vapid, trustedOrigins, log }: NoticesDeps,
  { subscription, message }: { subscription: Subscription; message: PushMessage },
): Promise<number> {
  const { endpoint, p256dh, auth } = subscription;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: vapid,
      TTL: KEPT_SECONDS,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      topic: topicOf(message.tag),
    },
  );
  // The fetcher sets Content-Length itself.
  const { 'Content-Length': _, ...sent } = headers as Record<string, string | number>;
  try {
    const answer = await fetchExternal({
      url: endpoint,
      method: 'POST',
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
      body: body as Buffer,
      rules: {
        allowedHosts: PUSH_SERVICES,
        trustedOrigins,
        maxBytes: ANSWER_BYTES,
        headersTimeoutMs: TIMEOUT_MS,
        totalTimeoutMs: TIMEOUT_MS,
      },
    });
    answer.body.destroy();
    return answer.status;
  } catch (error) {
    // An endpoint that is not allowed: a retry would be refused too.
    if (error instanceof ExternalFetchError && error.reason === 'refused') {
      log.warn({ error: error.message }, 'a push endpoint was refused');
      return REFUSED[0]!;
    }
    throw error;
  }
}

/**
 * The push service's `Topic`: a newer message replaces an undelivered one with the same topic. At most 32 base64url
 * characters.
 */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
