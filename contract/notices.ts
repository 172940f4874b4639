import { endpoint } from './endpoint.ts';
import { PublicKeyReply, SubscriptionEnd, SubscriptionReply, SubscriptionRequest } from './schemas/notices.ts';

export * from './schemas/notices.ts';

export const noticesEndpoints = {
  pushKey: endpoint('GET /push/public-key', {
    access: 'public',
    summary: 'The key that push subscriptions are made for (VAPID)',
    reply: PublicKeyReply,
  }),
  subscribe: endpoint('POST /push/subscriptions', {
    access: 'user',
    summary: 'Have messages sent to this browser while this session lasts; the same one again is kept once',
    body: SubscriptionRequest,
    reply: SubscriptionReply,
    status: 201,
  }),
  unsubscribe: endpoint('DELETE /push/subscriptions', {
    access: 'user',
    summary: 'Stop sending messages to this session’s browser',
    body: SubscriptionEnd,
  }),
  testPush: endpoint('POST /push/test', {
    access: 'user',
    summary: 'Send a test message to this session’s browser',
  }),
};
