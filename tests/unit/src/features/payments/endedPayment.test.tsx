// @vitest-environment jsdom
/**
 * A payment that ended says once that it did, and only what can be so: one that was never prepared had no number to pay
 * to, so nobody is asked whether it was paid.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { TopupNow } from '../../../../../contract/payments.ts';
import { messages } from '../../../../../locales/en/payments.po';
import { EndedPayment } from '../../../../../src/features/payments/payment/EndedPayment.tsx';

vi.mock('../../../../../src/ui/ButtonLink.tsx', () => ({ ButtonLink: () => null }));
vi.mock('../../../../../src/features/payments/payment/CheckStatus.tsx', () => ({ CheckStatus: () => null }));

i18n.loadAndActivate({ locale: 'en', messages });

function textOf(state: TopupNow['state'], code?: string): string {
  const topup = {
    state,
    failure: code ? { code, message: 'The payment did not go through. Nothing was charged.' } : null,
    order: { package_id: 'coins-250', credit_amount: 250 },
  } as TopupNow;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <EndedPayment topup={topup} />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, ' ');
}

test('a declined payment says once that it failed', () => {
  const text = textOf('failed', 'payment_declined');
  expect(text).toContain('This payment failed');
  expect(text).not.toContain('did not go through');
  expect(text).toContain('Nothing was charged');
});

test('a payment that could not be prepared asks nobody whether it was paid', () => {
  const text = textOf('failed', 'topup_failed');
  expect(text).toContain('could not be prepared');
  expect(text).toContain('Nothing was charged');
  expect(text).not.toMatch(/Paid anyway|after all/);
});

test('an expired or cancelled payment says what becomes of money that comes late', () => {
  for (const state of ['expired', 'cancelled'] as const)
    expect(textOf(state)).toContain('a late payment still becomes credits');
});
