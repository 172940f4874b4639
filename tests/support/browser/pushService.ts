import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ourWorker } from './backgroundSync.ts';

/** In the shape of `PushSubscription.toJSON()`. */
interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Gives the browser a push service: Chromium's own cannot be reached in tests. Subscribing returns the given
 * subscription, and the browser's permission prompt is answered with "allow".
 */
export async function givePushService(
  page: Page,
  { context, origin, subscription }: { context: BrowserContext; origin: string; subscription: Subscription },
): Promise<void> {
  await page.exposeFunction('allowNotifications', () => context.grantPermissions(['notifications'], { origin }));
  await page.addInitScript((given) => {
    const kept = () => {
      const key = localStorage.getItem('test.push');
      if (!key) return null;
      const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
      return {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => given,
        unsubscribe: async () => (localStorage.removeItem('test.push'), true),
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => kept(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('test.push', applicationServerKey);
        return kept();
      },
    });
    Notification.requestPermission = async () => {
      await (window as unknown as { allowNotifications(): Promise<void> }).allowNotifications();
      return Notification.permission;
    };
  }, subscription);
}

/** A function that delivers messages to the worker of a page, as the browser does when a push arrives. */
export async function pushTo(page: Page, origin: string): Promise<(message: unknown) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  return (message) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** The worker's own scope, and the tag of what it has shown last. */
interface NoticeScope {
  registration: ServiceWorkerRegistration;
  lastTag?: string;
}

/**
 * Asked for while it is on its way, a notification gets lost in Chromium at times: a test waits for it here before it
 * asks what is shown.
 * @returns a function that waits until the newest notification is the one with this tag
 */
export async function watchShown(context: BrowserContext, origin: string): Promise<(tag: string) => Promise<void>> {
  const worker = await ourWorker(context, origin);
  await worker.evaluate(() => {
    const scope = self as unknown as NoticeScope;
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.registration.showNotification = async (title, options) => {
      await show(title, options);
      scope.lastTag = options?.tag;
    };
  });
  const lastTag = () => worker.evaluate(() => (self as unknown as NoticeScope).lastTag);
  return (tag) => expect.poll(lastTag, 'the tag of the newest notification').toBe(tag);
}

/** Titles and texts of the notifications that are shown. */
export const notifications = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** Presses the first notification, or one of its buttons. */
export async function pressNotification(page: Page, action = ''): Promise<void> {
  const worker = await ourWorker(page.context(), new URL(page.url()).origin);
  await worker.evaluate(async (chosen) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification?: Notification; action: string }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: chosen }));
  }, action);
}
