import * as v from 'valibot';
import { code, dataOf, Uuid } from '../primitives.ts';

/** Characters of a push service's address. */
const MAX_ENDPOINT_LENGTH = 1000;

const Endpoint = v.pipe(
  v.string(code('push_invalid')),
  v.maxLength(MAX_ENDPOINT_LENGTH, code('push_invalid')),
  v.url(code('push_invalid')),
);

/** Base64url: an uncompressed point of P-256, and sixteen random bytes. */
const bytes = (characters: number) =>
  v.pipe(v.string(code('push_invalid')), v.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), code('push_invalid')));

/** What `PushSubscription.toJSON()` gives. */
export const SubscriptionRequest = v.object({
  endpoint: Endpoint,
  keys: v.object({ p256dh: bytes(87), auth: bytes(22) }, code('push_invalid')),
});
export type SubscriptionRequest = v.InferOutput<typeof SubscriptionRequest>;

/** The subscription to end; left out: all of this session. */
export const SubscriptionEnd = v.object({ endpoint: v.optional(Endpoint) });

export const PublicKeyReply = dataOf(v.object({ public_key: v.string() }));

export const SubscriptionReply = dataOf(v.object({ id: Uuid }));

/** Which notifications one browser gets; each browser of an account has its own switches. */
export const PushSwitches = v.object({ notify_generation: v.boolean(), notify_payment: v.boolean() });
export type PushSwitches = v.InferOutput<typeof PushSwitches>;
export const PushSwitchChanges = v.partial(PushSwitches);
export const PushSwitchesReply = dataOf(PushSwitches);
export const PushSwitchesOrNone = dataOf(v.nullable(PushSwitches));

const PUSH_KINDS = ['task-finished', 'first-of-batch', 'task-failed', 'payment', 'test'] as const;

/** Buttons of a notification: to the item, to its share button, to its "try again" with the price. */
const PUSH_ACTIONS = ['open', 'share', 'retry'] as const;
export type PushAction = (typeof PUSH_ACTIONS)[number];

/** The decrypted content of a push message. Texts are in the account's language. */
export const PushMessage = v.object({
  kind: v.picklist(PUSH_KINDS),
  title: v.string(),
  body: v.string(),
  /** A later message with the same tag replaces an earlier one: one per batch or payment. */
  tag: v.string(),
  /** Path of the screen that a click leads to. */
  url: v.string(),
  /** The recipient: a browser where somebody else, or nobody, is signed in does not show the message. */
  user_id: Uuid,
  /** Whether to sound again when it replaces an earlier notification. */
  is_news: v.boolean(),
  actions: v.array(v.object({ action: v.picklist(PUSH_ACTIONS), title: v.string() })),
  /** Path of its picture, only if the user allows details in notifications. */
  image: v.nullable(v.string()),
  /** Its subject, to recognise the screen that shows it. */
  about: v.nullable(v.object({ type: v.picklist(['task', 'topup']), id: v.string() })),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
