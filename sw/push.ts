import { isOpenMessage } from '../src/offline/workerMessages.ts';

/** What is shown; contract/schemas/notices.ts, as far as it is read here. */
interface Notice {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/** A message that cannot be read is still news: browsers take the permission from a worker that shows nothing. */
const UNREADABLE: Notice = { title: 'Kilas', body: 'Ada kabar baru untukmu.', tag: 'kilas', url: '/home' };

/** Milliseconds that an open page has to say that it leads there itself, before it is sent there. */
const ANSWER_MS = 800;

export interface PushScope {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
}

/** Shows a message, always: as a toast where the very screen is being looked at, else as a notification. */
export async function showPush(data: PushMessageData | null, { registration, clients }: PushScope): Promise<void> {
  const notice = readNotice(data);
  const pages = await windows(clients);
  const watching = pages.find((page) => page.focused && placeOf(page.url) === notice.url);
  if (watching) return watching.postMessage({ type: 'kilas.notice', title: notice.title, body: notice.body });
  await registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { url: notice.url },
  });
}

/** A click leads to the item: in the window that is open, which finds its own way without losing anything, else in a new one. */
export async function openNotice(
  notification: Pick<Notification, 'close' | 'data'>,
  { clients }: Pick<PushScope, 'clients'>,
): Promise<void> {
  notification.close();
  const url = pathOf((notification.data as { url?: unknown } | null)?.url);
  const pages = await windows(clients);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await clients.openWindow(url));
  // Refused where the click is not counted as a person's; the page is led there all the same.
  const focused = await page.focus().catch(() => page);
  if (!(await isTaken(focused, url))) await focused.navigate(url).catch(() => clients.openWindow(url));
}

function isTaken(page: Client, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(isOpenMessage(data));
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ type: 'kilas.open', url }, [port2]);
  });
}

async function windows(clients: PushScope['clients']): Promise<readonly WindowClient[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

const placeOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** A path of this site; anything else leads home. */
const pathOf = (url: unknown): string => (typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : UNREADABLE.url);

function readNotice(data: PushMessageData | null): Notice {
  try {
    const { title, body, tag, url } = (data?.json() ?? {}) as Partial<Record<keyof Notice, unknown>>;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return UNREADABLE;
    return { title, body, tag, url: pathOf(url) };
  } catch {
    return UNREADABLE;
  }
}
