// @vitest-environment jsdom
/** A package is called more only where it gives more, and as many coins are offered at the lower price only. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../../../locales/en/payments.po';
import { orderSummaryQuery } from '../../../../../src/features/payments/paymentQueries.ts';
import { ShortfallOffer } from '../../../../../src/features/payments/topup/ShortfallOffer.tsx';

vi.mock('../../../../../src/ui/ButtonLink.tsx', () => ({
  ButtonLink: ({ children }: { children: React.ReactNode }) => <span>{children}</span>,
}));

i18n.loadAndActivate({ locale: 'en', messages });

function textOf(coins: number, better: { id: string; credit_amount: number; price: number } | null): string {
  const client = new QueryClient();
  const { queryKey } = orderSummaryQuery({ credit_amount: coins }, undefined);
  client.setQueryData(queryKey, { data: { subtotal: coins * 100, better_package: better } } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <ShortfallOffer coins={coins} bonusPercent={0} />
      </I18nProvider>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a package with more for no more money is offered beside the exact number', () => {
  const text = textOf(245, { id: 'coins-250', credit_amount: 250, price: 24_000 });
  expect(text).toContain('more credits for no more money');
  expect(text).toMatch(/Top up 245 credits .*Take 250 credits · Rp 24\D000/);
});

test('a package with as many for less takes the place of the exact number', () => {
  const text = textOf(250, { id: 'coins-250', credit_amount: 250, price: 24_000 });
  expect(text).not.toContain('more credits');
  expect(text).not.toContain('Top up 250');
  expect(text).toMatch(/Take 250 credits · Rp 24\D000/);
});

test('no package, no second offer', () => {
  expect(textOf(100, null)).toMatch(/Top up 100 credits · Rp 10\D000 $/);
});
