/**
 * Tabs and worker share one session: a token is renewed once for all, only a refusal ends the session, and a late
 * renewal never undoes a sign-out.
 */
import { describe, expect, it } from 'vitest';
import { openSessionMirror, type SessionRecord, type SharedSession } from '../../../../src/offline/sessionRecord.ts';
import {
  createSessionStore,
  type RefreshTokens,
  type SessionChannel,
  type SessionEvent,
  SessionExpiredError,
} from '../../../../src/offline/sessionStore.ts';
import { StorageBlockedError, type TextStorage } from '../../../../src/offline/storageAccess.ts';

const NOW = 1_800_000_000_000;

/** A browser with any number of tabs and workers: one record, one local storage, one lock, one channel. */
function openBrowser({ refresh }: { refresh?: RefreshTokens } = {}) {
  let record: SessionRecord | null = null;
  let now = NOW;
  const writes: [key: string, value: string | null][] = [];
  /** Local storage as seen by a tab that has heard of this many writes: between processes they arrive one by one. */
  const storageAfter = (count: () => number): TextStorage => ({
    getItem: (key) => writes.slice(0, count()).findLast(([written]) => written === key)?.[1] ?? null,
    setItem: (key, value) => void writes.push([key, value]),
    removeItem: (key) => void writes.push([key, null]),
  });
  const storage = storageAfter(() => writes.length);
  const shared: SharedSession = {
    read: async () => structuredClone(record),
    async update(change) {
      await Promise.resolve();
      record = structuredClone(change(record));
      return structuredClone(record);
    },
  };
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, task: () => Promise<unknown>) => {
      const run = queue.then(task);
      queue = run.catch(() => undefined);
      return run;
    },
  } as unknown as LockManager;
  const ends: { handle: (event: SessionEvent) => void }[] = [];
  const openChannel = (): SessionChannel => {
    const own: { handle: (event: SessionEvent) => void }[] = [];
    return {
      post: (event) => ends.filter((end) => !own.includes(end)).forEach((end) => end.handle(event)),
      listen(handle) {
        const end = { handle };
        own.push(end);
        ends.push(end);
        return () => void ends.splice(ends.indexOf(end), 1);
      },
    };
  };
  let renewals = 0;
  const renewOnce: RefreshTokens = async (token) => {
    renewals += 1;
    await Promise.resolve();
    return { access_token: `access after ${token}`, refresh_token: `${token}+`, token_type: 'bearer', expires_in: 900 };
  };
  const open = (isPage: boolean, seen = storage) =>
    createSessionStore({
      shared,
      mirror: isPage ? openSessionMirror(seen) : undefined,
      channel: openChannel(),
      locks,
      refresh: refresh ?? renewOnce,
      now: () => now,
    });
  return {
    openTab: () => open(true),
    openTabThatHeardOf: (count: number) =>
      open(
        true,
        storageAfter(() => count),
      ),
    writes: () => writes.length,
    openWorker: () => open(false),
    storage,
    renewals: () => renewals,
    record: () => record,
    passTime: (milliseconds: number) => void (now += milliseconds),
  };
}

const TOKENS = { access_token: 'a1', refresh_token: 'r1', token_type: 'bearer', expires_in: 900 } as const;

describe('the session store', () => {
  it('keeps the tokens in local storage and where the worker can read them', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.signIn(TOKENS);
    await tab.bindAccount('account-1');
    expect(browser.storage.getItem('kilas.access_token')).toBe('a1');
    expect(browser.storage.getItem('kilas.refresh_token')).toBe('r1');
    expect(tab.peek()?.accountId).toBe('account-1');
    expect(await browser.openWorker().read()).toMatchObject({ access: 'a1', refresh: 'r1', accountId: 'account-1' });
  });

  it('renews once for three tabs and the worker, five calls each', async () => {
    const browser = openBrowser();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab(), browser.openWorker()];
    await tabs[0]?.signIn(TOKENS);
    browser.passTime(900_000);
    const tokens = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 5 }, () => tab.accessToken())));
    expect(new Set(tokens)).toEqual(new Set(['access after r1']));
    expect(browser.renewals()).toBe(1);
    expect(browser.storage.getItem('kilas.refresh_token')).toBe('r1+');
  });

  it('renews once when many calls were refused with the same token', async () => {
    const browser = openBrowser();
    const tabs = [browser.openTab(), browser.openTab()];
    await tabs[0]?.signIn(TOKENS);
    await Promise.all(tabs.flatMap((tab) => Array.from({ length: 4 }, () => tab.accessToken('a1'))));
    expect(browser.renewals()).toBe(1);
  });

  it('does not spend a refresh token again because a renewal has reached another tab’s local storage in part', async () => {
    for (let heardOf = 0; heardOf <= 3; heardOf += 1) {
      const browser = openBrowser();
      const tab = browser.openTab();
      await tab.signIn(TOKENS);
      const before = browser.writes();
      expect(await tab.accessToken('a1')).toBe('access after r1');
      expect(browser.writes() - before).toBe(3);
      expect(await browser.openTabThatHeardOf(before + heardOf).accessToken('a1')).toBe('access after r1');
      expect(browser.renewals()).toBe(1);
      expect(browser.record()).toMatchObject({ access: 'access after r1', refresh: 'r1+' });
    }
  });

  it('brings tokens that the worker renewed to a tab that opens later', async () => {
    const browser = openBrowser();
    await browser.openTab().signIn(TOKENS);
    await browser.openWorker().accessToken('a1');
    expect(browser.storage.getItem('kilas.access_token')).toBe('a1');
    await browser.openTab().reconcile();
    expect(browser.storage.getItem('kilas.access_token')).toBe('access after r1');
  });

  it('ends the session when the server refuses, and says so in every tab', async () => {
    const browser = openBrowser({ refresh: async () => null });
    const [first, second] = [browser.openTab(), browser.openTab()];
    const heard: SessionEvent[] = [];
    first.subscribe((event) => heard.push(event));
    second.subscribe((event) => heard.push(event));
    await first.signIn(TOKENS);
    await first.bindAccount('account-1');
    heard.length = 0;
    await expect(first.accessToken('a1')).rejects.toBeInstanceOf(SessionExpiredError);
    expect(heard).toEqual([
      { type: 'expired', accountId: 'account-1' },
      { type: 'expired', accountId: 'account-1' },
    ]);
    expect(first.peek()).toBeNull();
    expect(browser.record()).toBeNull();
    expect(await second.accessToken()).toBeNull();
  });

  it('says nothing of an end that comes after the person has signed out', async () => {
    const [asked, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<null>()];
    const browser = openBrowser({
      refresh: () => {
        asked.resolve();
        return refused.promise;
      },
    });
    const tab = browser.openTab();
    await tab.signIn(TOKENS);
    const heard: SessionEvent[] = [];
    tab.subscribe((event) => heard.push(event));
    // The server ended the session, and said so on the live channel before its answer to the sign-out was read.
    const renewal = tab.accessToken('a1');
    await asked.promise;
    await tab.signOut();
    refused.resolve(null);
    await expect(renewal).resolves.toBeNull();
    expect(heard.map(({ type }) => type)).toEqual(['signed-out']);
  });

  it('keeps the tokens when the server could not be asked', async () => {
    const browser = openBrowser({ refresh: () => Promise.reject(new TypeError('Failed to fetch')) });
    const tab = browser.openTab();
    await tab.signIn(TOKENS);
    await expect(tab.accessToken('a1')).rejects.toThrow('Failed to fetch');
    expect(tab.peek()?.refresh).toBe('r1');
  });

  it('does not bring a session back that was signed out while it was being renewed', async () => {
    let answer: (() => void) | undefined;
    const asked = Promise.withResolvers<void>();
    const browser = openBrowser({
      refresh: () =>
        new Promise((resolve) => {
          answer = () => resolve({ access_token: 'a2', refresh_token: 'r2', token_type: 'bearer', expires_in: 900 });
          asked.resolve();
        }),
    });
    const [first, second] = [browser.openTab(), browser.openTab()];
    await first.signIn(TOKENS);
    const renewing = first.accessToken('a1');
    await asked.promise;
    await second.signOut();
    answer?.();
    expect(await renewing).toBeNull();
    expect(browser.record()).toBeNull();
    expect(first.peek()).toBeNull();
  });

  it('takes tokens removed from local storage for a sign-out', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.signIn(TOKENS);
    browser.storage.removeItem('kilas.access_token');
    browser.storage.removeItem('kilas.refresh_token');
    expect(await tab.reconcile()).toBeNull();
    expect(browser.record()).toBeNull();
  });

  it('renews with the refresh token when only the access token was removed', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.signIn(TOKENS);
    browser.storage.removeItem('kilas.access_token');
    expect(await tab.accessToken()).toBe('access after r1');
  });

  it('takes over tokens that other hands put into local storage', async () => {
    const browser = openBrowser();
    browser.storage.setItem('kilas.access_token', 'from-elsewhere');
    browser.storage.setItem('kilas.refresh_token', 'r9');
    expect((await browser.openTab().reconcile())?.refresh).toBe('r9');
    expect(await browser.openWorker().accessToken()).toBe('access after r9');
  });

  it('says that storage is blocked instead of signing in for a moment', async () => {
    const blocked: TextStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      removeItem: () => undefined,
    };
    const shared: SharedSession = { read: async () => null, update: async (change) => change(null) };
    const channel: SessionChannel = { post: () => undefined, listen: () => () => undefined };
    const store = createSessionStore({
      shared,
      mirror: openSessionMirror(blocked),
      channel,
      locks: undefined,
      refresh: async () => null,
      now: () => NOW,
    });
    await expect(store.signIn(TOKENS)).rejects.toBeInstanceOf(StorageBlockedError);
  });
});
