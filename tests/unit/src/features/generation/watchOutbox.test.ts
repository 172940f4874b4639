// @vitest-environment jsdom
/** What the page shows of its queue is the newest reading of it, of its own account, however long another one takes. */
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';
import { readQueued } from '../../../../../src/features/generation/outbox/queuedEntries.ts';
import { watchOutbox } from '../../../../../src/features/generation/outbox/watchOutbox.ts';
import { announceOutbox } from '../../../../../src/offline/outbox/drainAccount.ts';
import type { OutboxEntry } from '../../../../../src/offline/outbox/outboxEntry.ts';

const account = vi.hoisted(() => ({ id: 'rani' }));
const outbox = vi.hoisted(() => ({
  accountId: 'rani',
  list: vi.fn<() => Promise<OutboxEntry[]>>(async () => []),
  takeSent: vi.fn<() => Promise<object[]>>(async () => []),
}));
vi.mock('../../../../../src/api/persistence.ts', () => ({
  accountDatabase: () => ({ accountId: account.id }),
  persistence: {},
  subscribeToAccount: () => undefined,
}));
vi.mock('../../../../../src/api/session.ts', () => ({ session: () => ({}) }));
vi.mock('../../../../../src/offline/outbox/outboxDatabase.ts', () => ({
  hasOutbox: async () => account.id === 'rani',
}));
vi.mock('../../../../../src/features/generation/outbox/pageOutbox.ts', () => ({ pageOutbox: () => outbox }));
const cacheSentByWorker = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../../../../src/features/generation/outbox/cacheSent.ts', () => ({
  cacheSent: () => undefined,
  cacheSentByWorker: () => cacheSentByWorker(),
}));

/** Starts a reading that is held up while it caches what the worker has sent; returns what lets it go on. */
async function holdReading(): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  cacheSentByWorker.mockReset().mockReturnValueOnce(held.promise);
  outbox.list.mockResolvedValueOnce([{ id: 'a', state: 'sending' } as OutboxEntry]);
  outbox.takeSent.mockResolvedValueOnce([{}]);
  announceOutbox('rani');
  await vi.waitFor(() => expect(cacheSentByWorker).toHaveBeenCalled());
  return held.resolve;
}

beforeAll(async () => {
  watchOutbox(new QueryClient());
  await vi.waitFor(() => expect(outbox.takeSent).toHaveBeenCalled());
});

test('a request that the worker has sent does not come back as one that is being sent', async () => {
  const release = await holdReading();
  const readingsBefore = outbox.takeSent.mock.calls.length;
  announceOutbox('rani');
  await vi.waitFor(() => expect(outbox.takeSent.mock.calls.length).toBeGreaterThan(readingsBefore));
  release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(readQueued()).toEqual([]);
});

test('what somebody has queued is not shown to who signs in meanwhile', async () => {
  const release = await holdReading();
  account.id = 'budi';
  release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(readQueued()).toEqual([]);
});
