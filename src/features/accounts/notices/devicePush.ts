import { noticesEndpoints } from '../../../../contract/notices.ts';
import { callApi } from '../../../api/callApi.ts';
import { session } from '../../../api/session.ts';
import { readDeviceValue, writeDeviceValue } from '../../../offline/deviceStore.ts';

/**
 * Whether this browser shows this account's notifications. `install-first`: iOS has push only for apps on the home
 * screen. `blocked`: the person refused, and only the browser's own settings can change that.
 */
export type DevicePush = 'on' | 'off' | 'blocked' | 'unsupported' | 'install-first';

/** Chromium's `subscribe` never settles when its push service cannot be reached. */
const SUBSCRIBE_DEADLINE_MS = 15_000;

export class PushUnreachableError extends Error {
  override readonly name = 'PushUnreachableError';
}

/** What this browser supports. */
export function pushCapability(): 'supported' | 'unsupported' | 'install-first' {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) return 'supported';
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return isApple && /Mac|iPhone|iPad/.test(navigator.userAgent) && !isInstalled ? 'install-first' : 'unsupported';
}

const account = () => session().peek()?.accountId ?? null;
const wantedBy = async () => (await readDeviceValue('pushOwner')) ?? null;

/** The actual state: permission, subscription, and whose it is. */
export async function readDevicePush(): Promise<DevicePush> {
  const able = pushCapability();
  if (able !== 'supported') return able;
  if (Notification.permission === 'denied') return 'blocked';
  if (Notification.permission !== 'granted' || account() === null || (await wantedBy()) !== account()) return 'off';
  return (await (await worker()).pushManager.getSubscription()) ? 'on' : 'off';
}

/**
 * Calls back when the permission is changed in the browser's own settings, which leaves the page in sight. @returns a
 * function that ends it
 */
export function watchPermission(onChange: () => void): () => void {
  const watched = new AbortController();
  // Older Safari does not know this permission; there the state is read with the next look at the screen.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal: watched.signal }))
    .catch(() => undefined);
  return () => watched.abort();
}

/**
 * Asks for permission, so it must run inside a tap, and subscribes. @returns the state after that. @throws
 * PushUnreachableError, and as callApi does
 */
export async function switchPushOn(): Promise<DevicePush> {
  if ((await Notification.requestPermission()) !== 'granted') return readDevicePush();
  await confirm();
  const owner = account();
  if (owner) await writeDeviceValue('pushOwner', owner);
  return readDevicePush();
}

/** Unsubscribes on the server and in the browser. Throws as callApi does. */
export async function switchPushOff(): Promise<DevicePush> {
  await callApi(noticesEndpoints.unsubscribe, { body: {} });
  await writeDeviceValue('pushOwner', null);
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
  return readDevicePush();
}

/**
 * Sends the server this browser's subscription at each start, and re-creates it when the browser has lost it or the
 * server's key has changed.
 */
export async function confirmDevicePush(): Promise<void> {
  if (pushCapability() !== 'supported' || Notification.permission !== 'granted') return;
  const owner = account();
  if (owner === null || (await wantedBy()) !== owner) return;
  await confirm();
}

async function confirm(): Promise<void> {
  const { data } = await callApi(noticesEndpoints.pushKey);
  const { pushManager } = await worker();
  const kept = await pushManager.getSubscription();
  const isOfThisKey = kept !== null && keyOf(kept) === data.public_key;
  if (kept && !isOfThisKey) await kept.unsubscribe();
  const subscription = isOfThisKey ? kept : await subscribe(pushManager, data.public_key);
  const { endpoint, keys } = subscription.toJSON();
  await callApi(noticesEndpoints.subscribe, {
    body: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } },
  });
}

function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  return Promise.race([
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    new Promise<never>((_, reject) => setTimeout(() => reject(new PushUnreachableError()), SUBSCRIBE_DEADLINE_MS)),
  ]);
}

function keyOf({ options }: PushSubscription): string {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;
