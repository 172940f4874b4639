import { Trans } from '@lingui/react/macro';
import type { OrderSummary } from '../../../../contract/payments.ts';
import { CoinMark } from '../../../ui/CoinMark.tsx';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';

/** What is being bought, above the payment methods on small screens, where the summary is far below them. */
export function OrderHeadline({ summary }: { summary: OrderSummary }) {
  return (
    <p className="bg-surface border-line rounded-box flex items-center gap-3 border px-4 py-3 tiny:flex-wrap lg:hidden">
      <CoinMark className="size-7 shrink-0" />
      <span className="grow">
        <span className="block text-lg leading-tight font-extrabold">
          <Coins amount={summary.total_credits} />
        </span>
        {summary.bonus_credits > 0 && (
          <span className="text-success block text-sm font-medium">
            <Trans>
              With <Coins amount={summary.bonus_credits} /> as a bonus
            </Trans>
          </span>
        )}
      </span>
      <span className="font-bold">
        <Money rupiah={summary.subtotal} />
      </span>
    </p>
  );
}
