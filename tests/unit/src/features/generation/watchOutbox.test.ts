// @vitest-environment jsdom
/** What the page shows of its queue is the newest reading of it, however long an earlier one takes. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { OutboxEntry } from '../../../../../src/offline/outbox/outboxEntry.ts';

const outbox = {
  accountId: 'rani',
  list: vi.fn<() => Promise<OutboxEntry[]>>(async () => []),
  takeSent: vi.fn<() => Promise<object[]>>(async () => []),
};
vi.mock('../../../../../src/api/persistence.ts', () => ({
  accountDatabase: () => ({ accountId: 'rani' }),
  subscribeToAccount: () => undefined,
}));
vi.mock('../../../../../src/api/session.ts', () => ({ session: () => ({}) }));
vi.mock('../../../../../src/offline/outbox/outboxDatabase.ts', () => ({ hasOutbox: async () => true }));
vi.mock('../../../../../src/features/generation/outbox/pageOutbox.ts', () => ({ pageOutbox: () => outbox }));
const cacheSentByWorker = vi.fn<() => Promise<void>>();
vi.mock('../../../../../src/features/generation/outbox/cacheSent.ts', () => ({
  cacheSent: () => undefined,
  cacheSentByWorker: () => cacheSentByWorker(),
}));

test('a request that the worker has sent does not come back as one that is being sent', async () => {
  const { watchOutbox } = await import('../../../../../src/features/generation/outbox/watchOutbox.ts');
  const { readQueued } = await import('../../../../../src/features/generation/outbox/queuedEntries.ts');
  watchOutbox(new QueryClient());
  await vi.waitFor(() => expect(outbox.list).toHaveBeenCalled());
  const { announceOutbox } = await import('../../../../../src/offline/outbox/drainAccount.ts');

  let finishCaching = () => {};
  cacheSentByWorker.mockImplementationOnce(() => new Promise((resolve) => (finishCaching = resolve)));
  outbox.list.mockResolvedValueOnce([{ id: 'a', state: 'sending' } as OutboxEntry]);
  outbox.takeSent.mockResolvedValueOnce([{}]);
  announceOutbox('rani');
  await vi.waitFor(() => expect(cacheSentByWorker).toHaveBeenCalled());
  const readingsBefore = outbox.takeSent.mock.calls.length;
  announceOutbox('rani');
  await vi.waitFor(() => expect(outbox.takeSent.mock.calls.length).toBeGreaterThan(readingsBefore));
  finishCaching();
  await new Promise((resolve) => setTimeout(resolve));
  expect(readQueued()).toEqual([]);
});
