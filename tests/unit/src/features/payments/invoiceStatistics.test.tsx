// @vitest-environment jsdom
/**
 * Stored payment figures stay on the screen when refetching fails, as it does without a network. What was bought does
 * not include the bonus.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { InvoiceStats } from '../../../../../contract/payments.ts';
import { messages } from '../../../../../locales/en/payments.po';
import { InvoiceStatistics } from '../../../../../src/features/payments/history/InvoiceStatistics.tsx';
import { invoiceStatsQuery } from '../../../../../src/features/payments/paymentQueries.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

i18n.loadAndActivate({ locale: 'en', messages });

/** The figures as they are stored, after asking anew has failed. */
async function showStored(sums: Pick<InvoiceStats, 'total_credits' | 'bonus_credits'>): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  callApi.mockRejectedValue(new Error('There is no network.'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const { queryKey } = invoiceStatsQuery({ date_from: undefined, date_to: undefined });
  const stats: InvoiceStats = { count: 2, total_paid: 24_400, by_status: [], by_method: [], ...sums };
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
  return place;
}

test('figures that are stored stay when asking anew fails', async () => {
  const place = await showStored({ total_credits: 250, bonus_credits: 0 });
  expect(place.textContent).toContain('Credits bought250 credits');
  expect(place.textContent).not.toContain('bonus');
});

test('what was bought is told without the bonus, as on the dashboard, and the bonus beside it', async () => {
  const place = await showStored({ total_credits: 520, bonus_credits: 20 });
  expect(place.textContent).toContain('Credits bought500 creditsplus 20 credits as a bonus');
});
