/**
 * Every push is shown, as a toast where a page shows its item. It reveals nothing to another account and leads only to
 * our own pages.
 */
import { describe, expect, it, vi } from 'vitest';
import { isOnScreen } from '../../../src/features/accounts/notices/isOnScreen.ts';
import { openNotice, type PushScope, showPush, showQueueNeedsYou } from '../../../sw/push.ts';

const ORIGIN = 'https://kilas.example';
const NOTICE = {
  kind: 'task-finished',
  title: 'Videomu sudah jadi',
  body: 'Ketuk.',
  tag: 'batch-1',
  url: '/home?video=1',
  user_id: 'rani',
  is_news: true,
  actions: [{ action: 'share', title: 'Bagikan' }],
  image: null,
  about: { type: 'task', id: '1' },
};
const data = (value: unknown) => ({ json: () => value }) as NonNullable<Parameters<typeof showPush>[0]>;

function page(address: string, { focused = false, answers = false } = {}) {
  const client = {
    url: ORIGIN + address,
    focused,
    visibilityState: focused ? 'visible' : 'hidden',
    focus: vi.fn(async () => client),
    navigate: vi.fn(async () => client),
    postMessage: vi.fn((message: unknown, ports?: MessagePort[]) => {
      if (answers) ports?.[0]?.postMessage(message);
    }),
  };
  return client;
}

function scope(...pages: ReturnType<typeof page>[]) {
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const clients = { matchAll: async () => pages, openWindow } as unknown as PushScope['clients'];
  return {
    registration: { showNotification },
    clients,
    currentAccount: async (): Promise<string | null> => 'rani',
    language: async () => 'en' as const,
    wantsQueueNotices: vi.fn(async () => true),
    countUnseen: vi.fn(async () => undefined),
    showNotification,
    openWindow,
  };
}

describe('a push message', () => {
  it.each([page('/activity', { focused: true }), page('/home')])(
    'is shown, with its tag and actions, leads to its item and counts as unseen: %#',
    async (elsewhere) => {
      const self = scope(elsewhere);
      await showPush(data(NOTICE), self);
      expect(self.showNotification).toHaveBeenCalledWith(
        NOTICE.title,
        expect.objectContaining({
          body: NOTICE.body,
          tag: 'batch-1',
          renotify: true,
          actions: NOTICE.actions,
          data: { url: '/home?video=1' },
        }),
      );
      expect(self.countUnseen).toHaveBeenCalledWith('1');
    },
  );

  it('is a toast where a page says that it shows the item, wherever that page was opened', async () => {
    const watching = page('/privacy-policy', { focused: true, answers: true });
    const self = scope(page('/history'), watching);
    await showPush(data(NOTICE), self);
    expect(self.showNotification).not.toHaveBeenCalled();
    const { title, url } = NOTICE;
    // Without the text that invites to tap: nothing is left to open.
    const news = { type: 'kilas.notice', title, body: '', isGood: true, url, isResult: true };
    expect(watching.postMessage).toHaveBeenCalledWith(news, expect.anything());
  });

  it.each([
    ['/home', '?video=1', true],
    ['/home', '', true],
    ['/generate/text-to-video', '', true],
    ['/home', '?video=2', false],
    ['/activity', '', false],
  ])('is on the screen at %s%s: %s', (pathname, search, expected) => {
    expect(isOnScreen({ url: '/home?video=1', isResult: true }, { pathname, search })).toBe(expected);
  });

  it('is a notification where somebody tries whether they arrive, whatever is on the screen', async () => {
    const self = scope(page('/home', { focused: true, answers: true }));
    await showPush(data({ ...NOTICE, kind: 'test', url: '/home', about: null }), self);
    expect(self.showNotification).toHaveBeenCalledExactlyOnceWith(
      NOTICE.title,
      expect.objectContaining({ body: NOTICE.body, data: { url: '/home' } }),
    );
  });

  it.each([null, 'dewi'])('tells nothing of it where its owner is not signed in any more: %s', async (account) => {
    const self = { ...scope(), currentAccount: async () => account };
    await showPush(data({ ...NOTICE, image: '/media/1/poster' }), self);
    const [title, options] = self.showNotification.mock.calls[0] as unknown as [string, { body: string }];
    expect([title, options.body]).toEqual(['Kilas', 'There is news for you.']);
    expect(JSON.stringify(options)).not.toMatch(/video|poster|Ketuk/);
  });

  it.each([
    null,
    data(null),
    data({ title: 1 }),
    { json: () => JSON.parse('{') } as NonNullable<Parameters<typeof showPush>[0]>,
  ])('is shown whatever came: %#', async (broken) => {
    const self = scope();
    await showPush(broken, self);
    expect(self.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Kilas',
      expect.objectContaining({ body: 'There is news for you.', data: { url: '/home' } }),
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7])('never leads to %j', async (url) => {
    const self = scope();
    await showPush(data({ ...NOTICE, url }), self);
    expect(self.showNotification).toHaveBeenCalledWith(
      NOTICE.title,
      expect.objectContaining({ data: { url: '/home' } }),
    );
  });
});

describe('a click', () => {
  const notification = () => ({ close: vi.fn(), data: { url: '/home?video=1' } });

  it('focuses the open page, which finds its own way', async () => {
    const open = page('/generate', { answers: true });
    const self = scope(open);
    const clicked = notification();
    await openNotice({ notification: clicked, action: '' }, self);
    expect(clicked.close).toHaveBeenCalled();
    expect(open.focus).toHaveBeenCalled();
    expect(open.navigate).not.toHaveBeenCalled();
    expect(self.openWindow).not.toHaveBeenCalled();
  });

  it('leads a page there that does not answer, and opens one where there is none', async () => {
    vi.useFakeTimers();
    const deaf = page('/generate');
    const leading = openNotice({ notification: notification(), action: 'retry' }, scope(deaf));
    await vi.advanceTimersByTimeAsync(1000);
    await leading;
    expect(deaf.navigate).toHaveBeenCalledWith('/home?video=1&begin=retry');
    vi.useRealTimers();
    const self = scope();
    await openNotice({ notification: notification(), action: '' }, self);
    expect(self.openWindow).toHaveBeenCalledWith('/home?video=1');
  });
});

describe('a queue that waits for the person', () => {
  it('is told in their language, unless they are looking', async () => {
    const away = scope(page('/home'));
    await showQueueNeedsYou(away);
    expect(away.showNotification).toHaveBeenCalledWith('Your queue needs you', expect.anything());
    const looking = scope(page('/home', { focused: true }));
    await showQueueNeedsYou(looking);
    expect(looking.showNotification).not.toHaveBeenCalled();
  });

  it('is told nothing where such notifications are switched off', async () => {
    const self = scope(page('/home'));
    self.wantsQueueNotices.mockResolvedValue(false);
    await showQueueNeedsYou(self);
    expect(self.showNotification).not.toHaveBeenCalled();
  });
});
