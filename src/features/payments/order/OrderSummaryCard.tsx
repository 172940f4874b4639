import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderSummary } from '../../../../contract/payments.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { QueryState, type QueryStateProps } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

interface OrderSummaryCardProps {
  query: QueryStateProps<OrderSummary>['query'];
  /** False while the previous summary is shown and the next one loads. */
  isFresh: boolean;
  channelLabel: string | undefined;
  children: ReactNode;
}

/** Every line of the price, as computed by the server. */
export function OrderSummaryCard({ query, isFresh, channelLabel, children }: OrderSummaryCardProps) {
  const { errorText } = useErrorTexts();
  return (
    <section aria-labelledby="summary" className="bg-surface border-line rounded-box border p-5 lg:sticky lg:top-24">
      <h2 id="summary" className="text-lg font-bold">
        <Trans>Order summary</Trans>
      </h2>
      <QueryState
        query={query}
        skeleton={<Skeleton className="mt-3 h-52 w-full" />}
        title={<Trans>The order summary could not be loaded</Trans>}
        body={errorText}
      >
        {(summary) => (
          <dl className={classNames('mt-3 space-y-2.5 transition-opacity', !isFresh && 'opacity-60')}>
            <Line name={<Trans>Credits</Trans>} value={<Coins amount={summary.credit_amount} />} />
            {summary.bonus_credits > 0 && (
              <Line
                tone="text-success"
                name={<Trans>Bonus credits (first top-up)</Trans>}
                value={
                  <span className="whitespace-nowrap">
                    +<Coins amount={summary.bonus_credits} />
                  </span>
                }
              />
            )}
            <Line isStrong name={<Trans>Total credits</Trans>} value={<Coins amount={summary.total_credits} />} />
            <div className="border-line border-t" />
            <Line name={<Trans>Subtotal</Trans>} value={<Money rupiah={summary.subtotal} />} />
            <Line
              name={<Trans>Platform fee</Trans>}
              value={channelLabel ? <Money rupiah={summary.platform_fee} /> : <AfterChoice />}
            />
            <Line name={<Trans>VAT</Trans>} value={channelLabel ? <Money rupiah={summary.vat} /> : <AfterChoice />} />
            <div className="border-line border-t" />
            <Line
              isStrong
              isLarge
              name={<Trans>Total payment</Trans>}
              value={channelLabel ? <Money rupiah={summary.total_payment} /> : <AfterChoice />}
            />
          </dl>
        )}
      </QueryState>
      {children}
    </section>
  );
}

function AfterChoice() {
  return (
    <span className="text-base-content/75 text-sm font-normal">
      <Trans>depends on how you pay</Trans>
    </span>
  );
}

function Line({
  name,
  value,
  isStrong,
  isLarge,
  tone,
}: {
  name: ReactNode;
  value: ReactNode;
  isStrong?: boolean;
  isLarge?: boolean;
  tone?: string;
}) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline gap-x-4',
        isStrong ? 'font-bold' : 'text-sm',
        isLarge && 'text-lg',
        tone,
      )}
    >
      <dt className="grow basis-24">{name}</dt>
      <dd className="figures ms-auto text-end font-semibold">{value}</dd>
    </div>
  );
}
