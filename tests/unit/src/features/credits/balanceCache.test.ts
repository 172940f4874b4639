/** The coins on the screen are the newest that are known, whatever answer is still under way and however late an event is. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../../../src/api/callApi.ts';
import { cacheBalance, cacheSpendable } from '../../../../../src/features/credits/balanceCache.ts';
import { balanceQuery } from '../../../../../src/features/credits/balanceQuery.ts';
import { waitFor } from '../../../../support/waitFor.ts';

vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi: vi.fn() }));

afterEach(() => vi.mocked(callApi).mockReset());

interface BalanceReply {
  data: { balance: number; held: number };
}

/** The badge with a request for the balance under way; `answers` gives the requests' answers, in their order. */
function open(known?: BalanceReply) {
  const answers: ((reply: BalanceReply) => void)[] = [];
  vi.mocked(callApi).mockImplementation(
    () => new Promise<BalanceReply>((resolve) => answers.push(resolve)) as unknown as ReturnType<typeof callApi>,
  );
  const queryClient = new QueryClient();
  if (known) queryClient.setQueryData(balanceQuery.queryKey, known, { updatedAt: Date.now() - 20_000 });
  new QueryObserver(queryClient, balanceQuery).subscribe(() => undefined);
  if (known) void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
  expect(answers).toHaveLength(1);
  return { queryClient, answers, shown: () => queryClient.getQueryData(balanceQuery.queryKey)?.data };
}

const before = { data: { balance: 90, held: 10 } };
const now = { balance: 100, held: 0 };

test.each([
  ['a refetch', before],
  ['the first answer', undefined],
])('%s that was read before a live event does not overwrite it', async (_, known) => {
  const { queryClient, answers, shown } = open(known);
  cacheBalance(queryClient, now);
  expect(shown()).toEqual(now);
  answers[0]!(before);
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toEqual(now);
  answers[1]!({ data: now });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown()).toEqual(now);
});

test('a live event asks for nothing while no answer is under way', async () => {
  const { queryClient, answers, shown } = open();
  answers[0]!(before);
  await waitFor(() => expect(shown()).toEqual(before.data));
  queryClient.setQueryData(balanceQuery.queryKey, before, { updatedAt: Date.now() - 20_000 });
  cacheBalance(queryClient, now);
  expect(queryClient.isFetching()).toBe(0);
  expect(shown()).toEqual(now);
});

test('a live event that comes after a newer answer does not overwrite it: the server is asked which is true', async () => {
  const { queryClient, answers, shown } = open();
  answers[0]!({ data: now });
  await waitFor(() => expect(shown()).toEqual(now));
  cacheBalance(queryClient, before.data);
  expect(shown()).toEqual(now);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!({ data: now });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown()).toEqual(now);
});

test('coins spent while the first balance is under way are read after it', async () => {
  const { queryClient, answers, shown } = open();
  cacheSpendable(queryClient, 80);
  answers[0]!({ data: now });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!({ data: { balance: 80, held: 20 } });
  await waitFor(() => expect(shown()).toEqual({ balance: 80, held: 20 }));
});
