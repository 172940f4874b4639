/** The worker obeys its pages, deletes unused caches, accepts no page as a script, and caches no calls. */
import '../../support/workerScope.ts';
import { describe, expect, it } from 'vitest';
import { isShellFile } from '../../../sw/precache.ts';
import { refreshShell } from '../../../sw/refreshShell.ts';
import { rowFor, isMainMedia } from '../../../sw/runtimeCaches.ts';
import { deleteUnknownCaches, receiveMessage } from '../../../sw/update.ts';
import { memoryCaches } from '../../support/memoryCaches.ts';

describe('receiveMessage', () => {
  async function post(data: unknown) {
    const calls: string[] = [];
    const replies: unknown[] = [];
    const pending: Promise<unknown>[] = [];
    const ports = [{ postMessage: (reply: unknown) => replies.push(reply) }] as unknown as MessagePort[];
    receiveMessage(
      { data, ports, waitUntil: (work: Promise<unknown>) => pending.push(work) },
      {
        skipWaiting: async () => void calls.push('skip waiting'),
        tidy: async () => void calls.push('tidy'),
        forgetAccount: async (id) => void calls.push(`forget ${id}`),
      },
    );
    await Promise.all(pending);
    return { calls, replies };
  }

  it('does what a page asks, and answers once an account is forgotten', async () => {
    expect((await post({ type: 'kilas.skip-waiting' })).calls).toEqual(['skip waiting']);
    expect((await post({ type: 'kilas.tidy' })).calls).toEqual(['tidy']);
    expect(await post({ type: 'kilas.forget-account', accountId: 'a' })).toEqual({
      calls: ['forget a'],
      replies: ['done'],
    });
  });

  it.each([null, 'skip-waiting', { type: 'SKIP_WAITING' }, { type: 'kilas.forget-account' }])(
    'ignores %j',
    async (data) => {
      expect((await post(data)).calls).toEqual([]);
    },
  );
});

describe('deleteUnknownCaches', () => {
  it('removes caches of ours that no code uses any more, and nobody else’s', async () => {
    const caches = memoryCaches();
    for (const name of [
      'kilas.precache',
      'kilas.assets',
      'kilas.previews.a',
      'kilas.media.a',
      'kilas.shell-v0',
      'other',
    ])
      await caches.open(name);
    await deleteUnknownCaches(caches);
    expect(await caches.keys()).toEqual([
      'kilas.precache',
      'kilas.assets',
      'kilas.previews.a',
      'kilas.media.a',
      'other',
    ]);
  });
});

describe('isShellFile', () => {
  const script = { status: 200, headers: new Headers({ 'content-type': 'text/javascript' }) };
  const page = { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }) };

  it('takes a script where a script belongs and a page where a page belongs', () => {
    expect(isShellFile('https://kilas.test/assets/a.js', script)).toBe(true);
    expect(isShellFile('https://kilas.test/app.html', page)).toBe(true);
  });

  it('refuses a page in place of a script, and anything but a 200', () => {
    expect(isShellFile('https://kilas.test/assets/a.js', page)).toBe(false);
    expect(isShellFile('https://kilas.test/assets/a.js', { ...script, status: 404 })).toBe(false);
    expect(isShellFile('https://kilas.test/assets/a.js', { ...script, status: 206 })).toBe(false);
  });
});

describe('refreshShell', () => {
  const shell = {
    address: 'https://kilas.test/app.html',
    key: 'https://kilas.test/app.html?rev=1',
    integrity: 'sha256-a',
  };
  const page = (policy: string, status = 200) =>
    new Response('<div id="app">', {
      status,
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    });

  async function refresh(answer: () => Response): Promise<string | null> {
    const caches = memoryCaches();
    const cache = await caches.open('kilas.precache');
    await cache.put(shell.key, page('img-src old'));
    await refreshShell(shell, {
      caches,
      async fetch(address, { integrity, cache: mode }) {
        expect([address, integrity, mode]).toEqual([shell.address, shell.integrity, 'no-cache']);
        return answer();
      },
    });
    return (await cache.match(shell.key))!.headers.get('content-security-policy');
  }

  it('takes over what the server allows the same page today', async () => {
    expect(await refresh(() => page('img-src new'))).toBe('img-src new');
  });

  it('keeps what it has where another page, an error or nobody answers', async () => {
    const failures: (() => Response)[] = [
      () => page('img-src new', 503),
      () => Response.json({}),
      () => {
        throw new TypeError('The hash is another, or there is no network.');
      },
    ];
    for (const failure of failures) expect(await refresh(failure)).toBe('img-src old');
  });
});

describe('the table of runtime caches', () => {
  const id = '0191f2c4-7a1b-7c3d-8e5f-0123456789ab';
  const at = (path: string) => new URL(path, 'https://kilas.test');

  it('knows previews and hashed files', () => {
    expect(rowFor(at(`/media/${id}/thumbnail?expires=1&signature=x`))?.isPersonal).toBe(true);
    expect(rowFor(at(`/media/${id}/poster`))?.isPersonal).toBe(true);
    expect(rowFor(at('/assets/Editor-abc.js'))?.isPersonal).toBe(false);
    expect(isMainMedia(at(`/media/${id}/main`))).toBe(true);
  });

  it.each([
    '/api-lens/auth/me',
    '/api-lens/library/',
    `/api-lens/videos/${id}`,
    `/media/${id}/other`,
    '/app.html',
    '/icons/mark.svg',
  ])('keeps nothing of %s', (path) => {
    expect(rowFor(at(path))).toBeUndefined();
    expect(isMainMedia(at(path))).toBe(false);
  });
});
