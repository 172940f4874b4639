import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import ClockAlert from 'lucide-react/icons/clock-alert';
import CircleX from 'lucide-react/icons/circle-x';
import type { TopupNow } from '../../../../contract/payments.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CheckStatus } from './CheckStatus.tsx';

/** A payment that expired, was cancelled or failed: why, and what to do now. */
export function EndedPayment({ topup }: { topup: TopupNow }) {
  const { package_id: packageId, credit_amount: coins } = topup.order;
  // It never had a number or code, so nobody can have paid it.
  const isUnprepared = topup.state === 'failed' && topup.failure?.code === 'topup_failed';
  const Icon = topup.state === 'expired' ? ClockAlert : topup.state === 'cancelled' ? Ban : CircleX;
  return (
    <section
      aria-labelledby="ended"
      className="bg-surface border-line rounded-box flex flex-col gap-4 border p-5 sm:p-6"
    >
      <div className="flex items-start gap-4">
        <Icon className="text-warning mt-1 size-7 shrink-0" aria-hidden="true" />
        <div role="status">
          <h1 id="ended" className="text-2xl font-extrabold">
            {topup.state === 'expired' && <Trans>The time to pay is over</Trans>}
            {topup.state === 'cancelled' && <Trans>This payment was cancelled</Trans>}
            {topup.state === 'failed' &&
              (isUnprepared ? <Trans>This payment could not be prepared</Trans> : <Trans>This payment failed</Trans>)}
          </h1>
          <p className="text-base-content/80 mt-1">
            {isUnprepared ? (
              <Trans>Nothing was charged. Order again, with another payment method if you like.</Trans>
            ) : topup.state === 'failed' ? (
              <Trans>
                Nothing was charged. If money was taken after all, it still becomes credits, usually within 5 to 15
                minutes.
              </Trans>
            ) : (
              <Trans>
                Paid anyway? Don’t worry: a late payment still becomes credits, usually within 5 to 15 minutes.
              </Trans>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/order" search={packageId ? { package_id: packageId } : { credit_amount: coins }}>
          <Trans>Order again</Trans>
        </ButtonLink>
        <CheckStatus topup={topup} variant="outline" />
      </div>
    </section>
  );
}
