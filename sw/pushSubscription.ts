import { API_BASE } from '../contract/endpoint.ts';
import { apiHost } from '../src/offline/apiHost.ts';
import { openBrowserSession } from '../src/offline/browserSession.ts';
import { readDeviceValue, writeDeviceValue } from '../src/offline/deviceStore.ts';
import { refreshTokens } from '../src/offline/refreshTokens.ts';
import { currentAccount } from './session.ts';

/** What the browser says when it has replaced or lost a subscription; TypeScript's library does not know it. */
export interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

type Registration = Pick<ServiceWorkerRegistration, 'pushManager' | 'getNotifications'>;

/**
 * Registers the subscription that replaced the old one, creating it if the browser only ended the old one. Only for the
 * account that wants messages and is still signed in; if this fails, the app's next start does it.
 */
export async function renewSubscription(event: PushSubscriptionChangeEvent, registration: Registration): Promise<void> {
  const session = openBrowserSession(refreshTokens);
  const accountId = (await session.read())?.accountId;
  if (!accountId || (await readDeviceValue('pushOwner')) !== accountId) return;
  const subscription = event.newSubscription ?? (await subscribe(event.oldSubscription, registration));
  const access = await session.accessToken();
  if (!access) return;
  const { endpoint, keys } = subscription.toJSON();
  const response = await fetch(`${apiHost()}${API_BASE}/push/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
  if (!response.ok) throw new Error(`The subscription was not taken: ${response.status}.`);
}

async function subscribe(
  old: PushSubscription | null | undefined,
  { pushManager }: Registration,
): Promise<PushSubscription> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await publicKey());
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function publicKey(): Promise<string> {
  const response = await fetch(`${apiHost()}${API_BASE}/push/public-key`);
  return ((await response.json()) as { data: { public_key: string } }).data.public_key;
}

/**
 * Whether the account signed in wants notifications about its queue here: it wants some, and has not switched these off.
 */
export async function wantsQueueNotices(): Promise<boolean> {
  const accountId = await currentAccount();
  if (accountId === null || (await readDeviceValue('pushOwner')) !== accountId) return false;
  return (await readDeviceValue('queueNotices')) ?? true;
}

/** Ends an account's push messages on this browser and closes the notifications on its screen. */
export async function forgetPush(accountId: string, registration: Registration): Promise<void> {
  for (const notification of await registration.getNotifications()) notification.close();
  if ((await readDeviceValue('pushOwner')) !== accountId) return;
  await writeDeviceValue('pushOwner', null);
  await writeDeviceValue('queueNotices', true);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
