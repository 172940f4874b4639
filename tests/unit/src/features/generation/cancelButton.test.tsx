// @vitest-environment jsdom
/**
 * After a cancellation no balance is shown as fresh that was read before the credits came back. A batch is cancelled
 * together, and says once what was not.
 */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { creditsEndpoints } from '../../../../../contract/credits.ts';
import { generationEndpoints } from '../../../../../contract/generation.ts';
import { messages } from '../../../../../locales/en/generation.po';
import { ApiError } from '../../../../../src/api/errors.ts';
import { balanceQuery } from '../../../../../src/features/credits/balanceQuery.ts';
import { CancelBatchButton } from '../../../../../src/features/generation/tasks/CancelBatchButton.tsx';
import { CancelButton } from '../../../../../src/features/generation/tasks/CancelButton.tsx';
import { subscribeToToasts } from '../../../../../src/ui/showToast.ts';
import { makeTask } from '../../../../support/tasks.ts';

const callApi = vi.hoisted(() => vi.fn<(endpoint: unknown, call?: { params: { id: string } }) => Promise<unknown>>());
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

i18n.loadAndActivate({ locale: 'en', messages });

/** Shows one button and presses it. */
async function press(queryClient: QueryClient, button: ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>{button}</I18nProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => place.querySelector('button')!.click());
}

test('a first balance that was read before the credits came back is read again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const task = makeTask({ status: 'pending', can_cancel: true });
  const cancelled = { ...task, status: 'failed', can_cancel: false };
  const balances: ((balance: number) => void)[] = [];
  callApi.mockImplementation((endpoint) => {
    if (endpoint === generationEndpoints.cancel) return Promise.resolve({ data: cancelled });
    if (endpoint !== creditsEndpoints.balance) throw new Error('Nothing else is asked for.');
    return new Promise((resolve) => balances.push((balance) => resolve({ data: { balance, held: 0 } })));
  });
  const queryClient = new QueryClient();
  new QueryObserver(queryClient, balanceQuery).subscribe(() => undefined);
  await press(queryClient, <CancelButton task={task} />);
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  balances[0]!(7);
  await vi.waitFor(() => expect(balances).toHaveLength(2));
  balances[1]!(10);
  await vi.waitFor(() => expect(queryClient.getQueryData(balanceQuery.queryKey)?.data.balance).toBe(10));
});

test('what can be cancelled of a batch is cancelled together, and one that was not is told of', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const tasks = ['a1', 'a2', 'a3', 'a4'].map((end, index) =>
    makeTask({ id: `0190d1a0-0000-7000-8000-0000000000${end}`, status: 'pending', can_cancel: index < 3 }),
  );
  const asked: string[] = [];
  callApi.mockImplementation(async (endpoint, call) => {
    const task = tasks.find(({ id }) => id === call?.params.id)!;
    if (endpoint !== generationEndpoints.cancel) return { data: { ...task, status: 'completed' } };
    asked.push(task.id);
    if (task === tasks[1]) throw new ApiError(409, { code: 'task_not_cancellable' });
    return { data: { ...task, status: 'failed', can_cancel: false } };
  });
  const told: unknown[] = [];
  subscribeToToasts(({ title }) => told.push(title));
  const queryClient = new QueryClient();
  await press(queryClient, <CancelBatchButton unfinished={tasks} />);
  await vi.waitFor(() => expect(told).toEqual(['Not all were cancelled']));
  expect(asked).toEqual(tasks.slice(0, 3).map(({ id }) => id));
});
