/** Notifications are offered while somebody waits for an item, never once it is ready. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFirstWait } from '../../../../../src/features/accounts/notices/firstWait.ts';

const START = Date.parse('2026-11-20T08:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const client = new QueryClient();
  const loaded = Promise.withResolvers<void>();
  const handleWait = vi.fn();
  watchFirstWait(client, START, { prepare: () => loaded.promise, handleWait });
  const tell = (status: string, secondsLater = 1) =>
    client.setQueryData(['library'], {
      data: [{ status, created_at: new Date(START + secondsLater * 1000).toISOString() }],
    });
  return { loaded, handleWait, tell };
}

it('offers once somebody has waited and the offer can be shown', async () => {
  const { loaded, handleWait, tell } = setUp();
  tell('processing');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(handleWait).not.toHaveBeenCalled();
  loaded.resolve();
  await vi.advanceTimersByTimeAsync(0);
  tell('processing');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(handleWait).toHaveBeenCalledOnce();
});

it.each([
  ['before the wait is over', 3_000],
  ['while the offer is being loaded', 5_000],
])('offers nothing for an item that is ready %s, and does for the next one', async (_, readyAfter) => {
  const { loaded, handleWait, tell } = setUp();
  tell('processing');
  await vi.advanceTimersByTimeAsync(readyAfter);
  tell('completed');
  loaded.resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(handleWait).not.toHaveBeenCalled();
  tell('processing', 20);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(handleWait).toHaveBeenCalledOnce();
});

it('offers for an item that was sent before anybody watched', async () => {
  const client = new QueryClient();
  const handleWait = vi.fn();
  client.setQueryData(['library'], {
    data: [{ status: 'processing', created_at: new Date(START + 1000).toISOString() }],
  });
  watchFirstWait(client, START, { prepare: async () => undefined, handleWait });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(handleWait).toHaveBeenCalledOnce();
});

it('takes no item for awaited that was there before', async () => {
  const { loaded, handleWait, tell } = setUp();
  loaded.resolve();
  tell('processing', -60);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(handleWait).not.toHaveBeenCalled();
});
