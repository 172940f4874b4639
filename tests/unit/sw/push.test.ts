import { describe, expect, it, vi } from 'vitest';
import { openNotice, showPush } from '../../../sw/push.ts';

const ORIGIN = 'https://kilas.example';
const NOTICE = {
  kind: 'task-finished',
  title: 'Videomu sudah jadi',
  body: 'Ketuk.',
  tag: 'batch-1',
  url: '/home?video=1',
};
const data = (value: unknown) => ({ json: () => value }) as NonNullable<Parameters<typeof showPush>[0]>;

function page(address: string, { focused = false, answers = false } = {}) {
  const client = {
    url: ORIGIN + address,
    focused,
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
  const clients = { matchAll: async () => pages, openWindow } as unknown as Parameters<typeof showPush>[1]['clients'];
  return { registration: { showNotification }, clients, showNotification, openWindow };
}

describe('a push message', () => {
  it('is shown, with its tag, and leads to its item', async () => {
    const self = scope(page('/home', { focused: true }));
    await showPush(data(NOTICE), self);
    expect(self.showNotification).toHaveBeenCalledWith(
      NOTICE.title,
      expect.objectContaining({ body: NOTICE.body, tag: 'batch-1', data: { url: '/home?video=1' } }),
    );
  });

  it('is a toast where the very item is being looked at', async () => {
    const watching = page('/home?video=1', { focused: true });
    const self = scope(page('/history'), watching);
    await showPush(data(NOTICE), self);
    expect(self.showNotification).not.toHaveBeenCalled();
    expect(watching.postMessage).toHaveBeenCalledWith({ type: 'kilas.notice', title: NOTICE.title, body: NOTICE.body });
  });

  it.each([
    null,
    data(null),
    data({ title: 1 }),
    { json: () => JSON.parse('{') } as NonNullable<Parameters<typeof showPush>[0]>,
  ])('is shown whatever came: %#', async (broken) => {
    const self = scope();
    await showPush(broken, self);
    expect(self.showNotification).toHaveBeenCalledOnce();
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
    await openNotice(clicked, self);
    expect(clicked.close).toHaveBeenCalled();
    expect(open.focus).toHaveBeenCalled();
    expect(open.navigate).not.toHaveBeenCalled();
    expect(self.openWindow).not.toHaveBeenCalled();
  });

  it('leads a page there that does not answer, and opens one where there is none', async () => {
    vi.useFakeTimers();
    const deaf = page('/generate');
    const leading = openNotice(notification(), scope(deaf));
    await vi.advanceTimersByTimeAsync(1000);
    await leading;
    expect(deaf.navigate).toHaveBeenCalledWith('/home?video=1');
    vi.useRealTimers();
    const self = scope();
    await openNotice(notification(), self);
    expect(self.openWindow).toHaveBeenCalledWith('/home?video=1');
  });
});
