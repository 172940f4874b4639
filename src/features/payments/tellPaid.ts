import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { loadMessages } from '../../i18n/messages.ts';
import { showToast } from '../../ui/showToast.ts';
import { paymentQuery } from './paymentQueries.ts';

/** Tells whoever left the screen of a payment that it arrived; that screen itself says so. */
export async function tellPaid(queryClient: QueryClient, reference: string): Promise<void> {
  // Of several tabs the one that is looked at.
  if (document.visibilityState === 'hidden' || location.pathname === `/payments/detail/${reference}`) return;
  const [{ data }] = await Promise.all([queryClient.fetchQuery(paymentQuery(reference)), loadMessages('payments')]);
  const { total_credits: coins } = data.topup.order;
  showToast({
    type: 'success',
    title: i18n._(msg`Your payment arrived`),
    description: i18n._(
      msg`${plural(coins, { one: '# credit is ready to use.', other: '# credits are ready to use.' })}`,
    ),
  });
}
