import type { PushAction } from '../contract/notices.ts';
import { DEFAULT_LANGUAGE, type Language } from '../contract/languages.ts';
import type { PageMessage } from '../src/offline/workerMessages.ts';

/** What is shown; contract/schemas/notices.ts, as far as it is read here. */
interface Notice {
  title: string;
  body: string;
  tag: string;
  url: string;
  renotify: boolean;
  isGood: boolean;
  /** A test of notifications: a toast would not prove that they work. */
  isTest: boolean;
  actions: { action: PushAction; title: string }[];
  image: string | null;
  /** A result that counts as unseen until the app is viewed; null for other messages. */
  resultId: string | null;
}

/**
 * For a message that cannot be read or is for another account: browsers revoke the permission of a worker that shows
 * nothing.
 */
const NEWS: Record<Language, Pick<Notice, 'title' | 'body'>> = {
  id: { title: 'Kilas', body: 'Ada kabar baru untukmu.' },
  en: { title: 'Kilas', body: 'There is news for you.' },
};
const QUEUE_NEEDS_YOU: typeof NEWS = {
  id: { title: 'Antreanmu butuh kamu', body: 'Ada permintaan yang belum bisa dikirim. Ketuk untuk memutuskan.' },
  en: { title: 'Your queue needs you', body: 'A request could not be sent as it was. Tap to decide.' },
};
const HOME = '/home';

/** Milliseconds that an open page has to say that it handles the message. */
const ANSWER_MS = 800;

export interface PushScope {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  /** The account signed in; null for nobody. */
  currentAccount(): Promise<string | null>;
  /** Language of the worker's own texts. */
  language(): Promise<Language | undefined>;
  /** Whether the signed-in account wants notifications about its queue on this device. */
  wantsQueueNotices(): Promise<boolean>;
  /** Counts a result that is not on the screen. */
  countUnseen(id: string): Promise<void>;
}

/** Shows a message, always: as a toast where the item is on the screen, else as a notification. */
export async function showPush(data: PushMessageData | null, scope: PushScope): Promise<void> {
  const { notice, userId } = readNotice(data);
  const isOurs = notice !== null && userId === (await scope.currentAccount());
  if (!isOurs) return showNotice(await unreadable(scope), scope);
  const watching = notice.isTest ? undefined : (await windows(scope.clients)).find(({ focused }) => focused);
  const { title, body, isGood, url, resultId } = notice;
  const isResult = resultId !== null;
  // The text under a result's title invites to tap the notification; here the result itself is on the screen.
  const news = { type: 'kilas.notice', title, body: isResult ? '' : body, isGood, url, isResult } as const;
  if (watching && (await isTaken(watching, news))) return;
  await showNotice(notice, scope);
  if (resultId) await scope.countUnseen(resultId);
}

/**
 * Notifies that a queued request needs a decision, if such notifications are on and the app is not visible: a visible
 * app shows it already.
 */
export async function showQueueNeedsYou(scope: Omit<PushScope, 'countUnseen' | 'currentAccount'>): Promise<void> {
  if (!(await scope.wantsQueueNotices())) return;
  if ((await windows(scope.clients)).some((page) => page.visibilityState === 'visible')) return;
  const text = QUEUE_NEEDS_YOU[(await scope.language()) ?? DEFAULT_LANGUAGE];
  await showNotice(
    {
      ...text,
      tag: 'kilas-queue',
      url: HOME,
      renotify: true,
      isGood: false,
      isTest: false,
      actions: [],
      image: null,
      resultId: null,
    },
    scope,
  );
}

async function showNotice(notice: Notice, { registration }: Pick<PushScope, 'registration'>): Promise<void> {
  const { title, body, tag, url, renotify, actions, image } = notice;
  // TypeScript's library leaves out options that only some browsers know; the others ignore them.
  const options: NotificationOptions & Record<string, unknown> = {
    body,
    tag,
    renotify,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    timestamp: Date.now(),
    actions,
    data: { url },
    ...(image && { image }),
  };
  await registration.showNotification(title, options);
}

/**
 * A click opens the item: in a window that is already open, which navigates without losing anything, else in a new one.
 */
export async function openNotice(
  { notification, action }: { notification: Pick<Notification, 'close' | 'data'>; action: string },
  { clients }: Pick<PushScope, 'clients'>,
): Promise<void> {
  notification.close();
  const url = withAction(pathOf((notification.data as { url?: unknown } | null)?.url), action);
  const pages = await windows(clients);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await clients.openWindow(url));
  // Refused when the click does not count as a user gesture; the page is navigated all the same.
  const focused = await page.focus().catch(() => page);
  if (!(await isTaken(focused, { type: 'kilas.open', url })))
    await focused.navigate(url).catch(() => clients.openWindow(url));
}

/**
 * The item's details begin at the button that was chosen: sharing needs a tap in the page, and trying again shows its
 * price first.
 */
function withAction(url: string, action: string): string {
  if (action !== 'share' && action !== 'retry') return url;
  return `${url}${url.includes('?') ? '&' : '?'}begin=${action}`;
}

/** Whether a page handles it. Only the page knows its current route: a worker knows the address it was opened at. */
function isTaken(page: Client, message: PageMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage(message, [port2]);
  });
}

async function windows(clients: PushScope['clients']): Promise<readonly WindowClient[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** A path of this site; anything else leads home. */
const pathOf = (url: unknown): string => (typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : HOME);

async function unreadable({ language }: Pick<PushScope, 'language'>): Promise<Notice> {
  const words = NEWS[(await language()) ?? DEFAULT_LANGUAGE];
  return {
    ...words,
    tag: 'kilas',
    url: HOME,
    renotify: false,
    isGood: true,
    isTest: false,
    actions: [],
    image: null,
    resultId: null,
  };
}

function readNotice(data: PushMessageData | null): { notice: Notice | null; userId: unknown } {
  try {
    const message = (data?.json() ?? {}) as Record<string, unknown>;
    const { title, body, tag, url, user_id: userId, is_news, actions, image, about, kind } = message;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string')
      return { notice: null, userId };
    const notice: Notice = {
      title,
      body,
      tag,
      url: pathOf(url),
      renotify: is_news === true,
      isGood: kind !== 'task-failed',
      isTest: kind === 'test',
      actions: Array.isArray(actions) ? (actions as Notice['actions']) : [],
      image: typeof image === 'string' ? pathOf(image) : null,
      resultId: resultOf(about),
    };
    return { notice, userId };
  } catch {
    return { notice: null, userId: null };
  }
}

function resultOf(about: unknown): string | null {
  const { type, id } = (about ?? {}) as Record<string, unknown>;
  return type === 'task' && typeof id === 'string' ? id : null;
}
