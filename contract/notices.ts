import { endpoint } from './endpoint.ts';
import {
  PublicKeyReply,
  PushSwitchChanges,
  PushSwitchesOrNone,
  PushSwitchesReply,
  SubscriptionEnd,
  SubscriptionReply,
  SubscriptionRequest,
} from './schemas/notices.ts';

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
  pushSwitches: endpoint('GET /push/subscriptions', {
    access: 'user',
    summary: 'What this session’s browser is told of; null: nothing is sent to it',
    reply: PushSwitchesOrNone,
  }),
  savePushSwitches: endpoint('PUT /push/subscriptions', {
    access: 'user',
    summary: 'Change the given switches of this session’s browser and leave the others',
    body: PushSwitchChanges,
    reply: PushSwitchesReply,
  }),
  testPush: endpoint('POST /push/test', {
    access: 'user',
    summary: 'Send a test message to this session’s browser',
  }),
};
