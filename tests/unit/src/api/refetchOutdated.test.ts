/**
 * After a change on the server nothing older than it stays on a screen as fresh: neither what is shown, nor an answer
 * that is still under way, nor what the page's first script requested.
 */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { refetchOutdated, refetchPricesAfterGap } from '../../../../src/api/refetchOutdated.ts';
import { waitFor } from '../../../support/waitFor.ts';

const KEY = ['library', {}, 1];

/** A list whose answers the test gives, in the order of the requests. */
function openList() {
  const queryClient = new QueryClient();
  const requests: { answer: (data: string) => void; fail: () => void }[] = [];
  const options = {
    queryKey: KEY,
    queryFn: () =>
      new Promise<string>((resolve, reject) =>
        requests.push({ answer: resolve, fail: () => reject(new Error('no answer')) }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
  return {
    queryClient,
    requests,
    options,
    show: () => new QueryObserver(queryClient, options).subscribe(() => undefined),
    shown: () => queryClient.getQueryData(KEY),
    isOutdated: () => queryClient.getQueryState(KEY)?.isInvalidated,
    refetch: () => void refetchOutdated(queryClient, [['library']]),
  };
}

afterEach(() => {
  globalThis.kilasEarly = undefined;
});

test('a list on the screen is refetched, one elsewhere when it is next shown', async () => {
  const { queryClient, requests, show, shown, isOutdated, refetch } = openList();
  queryClient.setQueryData(KEY, 'old');
  const hide = show();
  refetch();
  requests[0]!.answer('new');
  await waitFor(() => expect(shown()).toBe('new'));
  hide();
  refetch();
  expect(isOutdated()).toBe(true);
  expect(requests).toHaveLength(1);
});

test('a first answer that was read before the change is followed by another request', async () => {
  const { requests, show, shown, refetch } = openList();
  show();
  refetch();
  // Said twice, asked once.
  refetch();
  expect(requests).toHaveLength(1);
  requests[0]!.answer('old');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(shown()).toBe('old');
  requests[1]!.answer('new');
  await waitFor(() => expect(shown()).toBe('new'));
  expect(requests).toHaveLength(2);
});

test('so is a first request that fails', async () => {
  const { requests, show, shown, refetch } = openList();
  show();
  refetch();
  requests[0]!.fail();
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]!.answer('new');
  await waitFor(() => expect(shown()).toBe('new'));
});

test('an answer for a screen that is not there yet arrives as outdated, the first one and later ones', async () => {
  const { queryClient, requests, options, shown, isOutdated, refetch } = openList();
  const first = queryClient.prefetchQuery(options);
  refetch();
  requests[0]!.answer('old');
  await first;
  await waitFor(() => expect(isOutdated()).toBe(true));

  const second = queryClient.prefetchQuery(options);
  refetch();
  requests[1]!.answer('older than the change');
  await second;
  expect(shown()).toBe('older than the change');
  await waitFor(() => expect(isOutdated()).toBe(true));
});

test('a refetch that was read before the change gives way to a new one, whichever answers first', async () => {
  const { queryClient, requests, show, shown, refetch } = openList();
  queryClient.setQueryData(KEY, 'known');
  show();
  void queryClient.invalidateQueries({ queryKey: KEY });
  refetch();
  expect(requests).toHaveLength(2);
  requests[1]!.answer('new');
  await waitFor(() => expect(shown()).toBe('new'));
  requests[0]!.answer('old');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('new');
});

test('what the first script of the page requested is not used any more', () => {
  const { queryClient } = openList();
  globalThis.kilasEarly = {
    token: 'token',
    sentAt: Date.now(),
    answers: { '/library': Promise.resolve(new Response()) },
  };
  void refetchOutdated(queryClient, []);
  expect(globalThis.kilasEarly).toBeUndefined();
});

test('after a gap a price that was read within the last minute, or is being read, is not read again', async () => {
  const { queryClient, requests, show, isOutdated } = openList();
  show();
  await refetchPricesAfterGap(queryClient, [KEY]);
  expect(requests).toHaveLength(1);
  queryClient.setQueryData(KEY, 'new', { updatedAt: Date.now() - 59_000 });
  await refetchPricesAfterGap(queryClient, [KEY]);
  expect(isOutdated()).toBe(false);
  queryClient.setQueryData(KEY, 'old', { updatedAt: Date.now() - 61_000 });
  void refetchPricesAfterGap(queryClient, [KEY]);
  expect(isOutdated()).toBe(true);
});
