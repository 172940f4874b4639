// @vitest-environment jsdom
/** After a cancellation no balance is shown as fresh that was read before the credits came back. */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { creditsEndpoints } from '../../../../../contract/credits.ts';
import { generationEndpoints } from '../../../../../contract/generation.ts';
import { messages } from '../../../../../locales/en/generation.po';
import { balanceQuery } from '../../../../../src/features/credits/balanceQuery.ts';
import { CancelButton } from '../../../../../src/features/generation/tasks/CancelButton.tsx';
import { makeTask } from '../../../../support/tasks.ts';

const callApi = vi.hoisted(() => vi.fn<(endpoint: unknown) => Promise<unknown>>());
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

i18n.loadAndActivate({ locale: 'en', messages });

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
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <CancelButton task={task} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => place.querySelector('button')!.click());
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  balances[0]!(7);
  await vi.waitFor(() => expect(balances).toHaveLength(2));
  balances[1]!(10);
  await vi.waitFor(() => expect(queryClient.getQueryData(balanceQuery.queryKey)?.data.balance).toBe(10));
});
