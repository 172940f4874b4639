/** A screen first waits for what is stored on the device, but only for a moment. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { balanceQuery } from '../../../../../src/features/credits/balanceQuery.ts';
import { prefetchHome } from '../../../../../src/features/generation/prefetchGenerator.ts';
import { FINISHED, taskPageQuery, UNFINISHED } from '../../../../../src/features/generation/queries.ts';

const PAGE = { data: [], page: 1, page_size: 20, total: 0 };
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Whether it has resolved after this many milliseconds. */
async function isThere(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return done;
}

it('waits for no more than a moment when nothing answers', async () => {
  queryClient.setDefaultOptions({ queries: { persister: () => new Promise(() => undefined) } });
  const look = prefetchHome(queryClient);
  expect(await isThere(look, 150)).toBe(false);
  expect(await isThere(look, 100)).toBe(true);
});

it('is there as soon as what is kept has been read', async () => {
  queryClient.setDefaultOptions({ queries: { persister: async () => PAGE as never } });
  expect(await isThere(prefetchHome(queryClient), 0)).toBe(true);
  expect(queryClient.getQueryData(taskPageQuery(FINISHED, 1).queryKey)).toEqual(PAGE);
});

it('waits for nothing that can be drawn already, however old', async () => {
  queryClient.setDefaultOptions({ queries: { persister: () => new Promise(() => undefined) } });
  for (const list of [FINISHED, ...UNFINISHED])
    queryClient.setQueryData(taskPageQuery(list, 1).queryKey, PAGE, { updatedAt: 1 });
  queryClient.setQueryData(balanceQuery.queryKey, { data: { balance: 200, held: 0 } }, { updatedAt: 1 });
  expect(await isThere(prefetchHome(queryClient), 0)).toBe(true);
});
