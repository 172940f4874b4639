// @vitest-environment jsdom
/** Stored payment figures stay on the screen when refetching fails, as it does without a network. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { InvoiceStatistics } from '../../../../../src/features/payments/history/InvoiceStatistics.tsx';
import { invoiceStatsQuery } from '../../../../../src/features/payments/paymentQueries.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

test('figures that are stored stay when asking anew fails', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  callApi.mockRejectedValue(new Error('There is no network.'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const { queryKey } = invoiceStatsQuery({ date_from: undefined, date_to: undefined });
  const stats = { count: 2, total_paid: 24_400, total_credits: 250, by_status: [], by_method: [] };
  client.setQueryData(queryKey, { data: stats } as never, { updatedAt: 0 });
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={client}>
        <I18nProvider i18n={i18n}>
          <InvoiceStatistics from={undefined} to={undefined} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'));
  await act(async () => undefined);
  expect(place.textContent).toContain('250');
});
