// @vitest-environment jsdom
/**
 * The app is offline when the server does not answer, whatever the browser says, and online again as soon as anybody
 * answers; it checks less and less often.
 */
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../../src/api/errors.ts';
import { createQueryClient } from '../../../../src/api/queryClient.ts';
import { lastAnswer } from '../../../../src/api/lastAnswer.ts';
import { pingUntilReachable } from '../../../../src/api/connectivity.ts';

/** Whether the server answers, and after how many milliseconds; set by the tests. */
const network = { leadsSomewhere: true, delay: 0 };
const probe = vi.fn(async (_address: unknown, { signal }: RequestInit = {}) => {
  if (network.delay > 0)
    await new Promise((resolve, reject) => {
      setTimeout(resolve, network.delay);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  if (!network.leadsSomewhere) throw new TypeError('Load failed');
  return new Response();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', probe.mockClear());
  // The browser's own timers do not follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(), milliseconds);
    return deadline.signal;
  });
  Object.assign(network, { leadsSomewhere: true, delay: 0 });
  lastAnswer.at = Number.NEGATIVE_INFINITY;
  onlineManager.setOnline(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Longer than the longest pause between checks. */
const LONG_MS = 60_000;

test('a network that is lost while the app starts, before anything is mounted, is lost', () => {
  createQueryClient();
  window.dispatchEvent(new Event('offline'));
  expect(onlineManager.isOnline()).toBe(false);
});

test('a call that fails where the device says that it has no network is enough to be offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pingUntilReachable();
  expect(onlineManager.isOnline()).toBe(false);
  expect(probe).not.toHaveBeenCalled();
});

test('one failed call whose server answers at once changes nothing', async () => {
  const heard = vi.fn();
  const stop = onlineManager.subscribe(heard);
  await pingUntilReachable();
  stop();
  expect(probe).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test('a probe that fails after another call was answered changes nothing', async () => {
  const heard = vi.fn();
  const stop = onlineManager.subscribe(heard);
  probe.mockImplementationOnce(async () => {
    await vi.advanceTimersByTimeAsync(10);
    lastAnswer.at = performance.now();
    throw new TypeError('Load failed');
  });
  await pingUntilReachable();
  stop();
  expect(heard).not.toHaveBeenCalled();
});

test('a slow network is none that is missing: an answer after two and a half seconds is one', async () => {
  network.delay = 2_500;
  const heard = vi.fn();
  const stop = onlineManager.subscribe(heard);
  const asking = pingUntilReachable();
  await vi.advanceTimersByTimeAsync(2_500);
  await asking;
  stop();
  expect(probe).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test('a network that takes everything and answers nothing is none', async () => {
  network.delay = LONG_MS;
  const asking = pingUntilReachable();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onlineManager.isOnline()).toBe(false);
  network.delay = 0;
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await asking;
  expect(onlineManager.isOnline()).toBe(true);
});

test('without an answer the app is offline until there is one, asked for ever more rarely', async () => {
  network.leadsSomewhere = false;
  const asking = pingUntilReachable();
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  const soon = probe.mock.calls.length;
  expect(soon).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(10 * LONG_MS);
  expect(probe.mock.calls.length).toBeLessThan(soon + 10 * (LONG_MS / 15_000) + 10);
  network.leadsSomewhere = true;
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await asking;
  expect(onlineManager.isOnline()).toBe(true);
});

test('many failed calls ask once, and an answer to any of them ends it', async () => {
  network.leadsSomewhere = false;
  const asking = [pingUntilReachable(), pingUntilReachable(), pingUntilReachable()];
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await Promise.all(asking);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(probe).toHaveBeenCalledTimes(1);
});

test('a portal’s page is not the server', async () => {
  probe.mockImplementationOnce(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  const asking = pingUntilReachable();
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await asking;
  expect(onlineManager.isOnline()).toBe(true);
});

test('who comes back to the page need not wait for the next try', async () => {
  network.leadsSomewhere = false;
  const asking = pingUntilReachable();
  await vi.advanceTimersByTimeAsync(0);
  network.leadsSomewhere = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await asking;
  expect(onlineManager.isOnline()).toBe(true);
});

test('a device without a network is told by the browser when it has one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await pingUntilReachable();
  expect(probe).not.toHaveBeenCalled();
});

test('a query gives up when nobody is there, and asks again by itself once somebody is', async () => {
  network.leadsSomewhere = false;
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn(async () => {
    if (network.leadsSomewhere) return 'an answer';
    void pingUntilReachable();
    throw new NetworkError('The server was not reached.');
  });
  const observer = new QueryObserver(client, { queryKey: ['price'], queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  network.leadsSomewhere = true;
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'an answer' });
  stop();
  client.unmount();
});
