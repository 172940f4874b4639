import { noticesEndpoints as calls } from '../../contract/notices.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { type Route, route } from '../platform/http/call.ts';
import { countTry, type RateLimitRule } from '../platform/http/rateLimit.ts';
import type { NoticesDeps } from './noticesDeps.ts';
import { pushNotice } from './pushNotice.ts';
import { changeSwitches, presentSwitches, readSwitches } from './pushSwitches.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

/** Each test calls a push service, which throttles frequent senders. */
const TESTS: RateLimitRule = { kind: 'push-test', limit: 10, windowSeconds: 600 };
/** A browser confirms its subscription at each start. */
const SUBSCRIPTIONS: RateLimitRule = { kind: 'push-subscribe', limit: 120, windowSeconds: 3600 };

/** Every call of `contract/notices.ts` with the operation that answers it. */
export function noticesRoutes(deps: NoticesDeps): Route[] {
  const { database, clock, jobs, vapid } = deps;
  return [
    route(calls.pushKey, async () => ({ data: { public_key: vapid.publicKey } })),
    route(calls.subscribe, async ({ session, body }) => {
      const { userId, id: sessionId } = session;
      await countTry({ queries: database, clock, rule: SUBSCRIPTIONS, subject: userId });
      return { data: { id: await subscribe(deps, { userId, sessionId, request: body }) } };
    }),
    route(calls.unsubscribe, async ({ session, body }) => {
      await unsubscribe(database, { sessionId: session.id, endpoint: body.endpoint });
    }),
    route(calls.pushSwitches, async ({ session }) => {
      const switches = await readSwitches(database, { sessionId: session.id });
      return { data: switches ? presentSwitches(switches) : null };
    }),
    route(calls.savePushSwitches, async ({ session, body }) => ({
      data: presentSwitches(await changeSwitches(database, { sessionId: session.id, changes: body })),
    })),
    route(calls.testPush, async ({ session }) => {
      const { userId, id: sessionId } = session;
      await countTry({ queries: database, clock, rule: TESTS, subject: userId });
      const sent = await pushNotice(database, { jobs, userId, topic: 'test', reference: sessionId, sessionId });
      if (sent === 0) throw new ApiError('push_not_subscribed');
    }),
  ];
}
