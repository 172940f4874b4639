import { Trans } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useRef, useState } from 'react';
import type { TopupNow } from '../../../../contract/payments.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Money } from '../../../ui/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { usePaymentPolling } from '../usePaymentPolling.ts';
import { CopyValue } from './CopyValue.tsx';
import { HowToPay } from './HowToPay.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentClock } from './PaymentClock.tsx';
import { PayWith } from './PayWith.tsx';
import { PollingTimeout } from './PollingTimeout.tsx';
import { SandboxTools } from './SandboxTools.tsx';

/** Milliseconds for which a payment counts as just ordered. */
const NEW_MS = 30_000;

/**
 * A pending payment: the amount, the deadline and how to pay; polled until it is paid. After the deadline, while the
 * server asks once more, nothing invites to pay.
 */
export function PendingPayment({ topup, updatedAt }: { topup: TopupNow; updatedAt: number }) {
  const isOnline = useOnline();
  const { deadline } = useBusinessTimes();
  const { hasTimedOut, askOn } = usePaymentPolling(topup, isOnline);
  const [isOver, setIsOver] = useState(false);
  const { channel, order, payment } = topup;
  const [isNew] = useState(() => Date.parse(topup.server_time) - Date.parse(topup.created_at) < NEW_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that ordered it is gone, and the focus would be nowhere.
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);

  function handleOver(over: boolean) {
    setIsOver(over);
    if (over) askOn();
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="space-y-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-2xl font-extrabold outline-none lg:text-3xl">
              {isOver ? <Trans>Don’t pay anymore</Trans> : <Trans>Finish your payment</Trans>}
            </h1>
            <p className="text-base-content/75 mt-1">
              {isOver ? (
                <Trans>If you already did, your credits still arrive.</Trans>
              ) : (
                <Trans>Pay before {deadline(topup.expires_at)}</Trans>
              )}
            </p>
          </div>
          <PaymentClock topup={topup} updatedAt={updatedAt} onOver={handleOver} />
        </div>
        {!isOver && (
          <>
            <section className="bg-surface border-line rounded-box divide-line divide-y border">
              <CopyValue
                label={<Trans>Total payment</Trans>}
                value={String(order.total_payment)}
                note={<Trans>Exactly this amount, to the last digit.</Trans>}
              >
                <Money rupiah={order.total_payment} />
              </CopyValue>
              {payment ? (
                <PayWith topup={topup} payment={payment} />
              ) : (
                <div role="status" className="space-y-3 p-5">
                  <Skeleton className="h-8 w-56" />
                  <p className="text-base-content/75 text-sm">
                    <Trans>{channel.label} is preparing your payment. This takes a few seconds.</Trans>
                  </p>
                </div>
              )}
            </section>
            {topup.is_sandbox && <SandboxTools topup={topup} />}
            <p role="status" className="text-base-content/80 flex items-start gap-2.5 text-sm">
              <ShieldCheck className="text-success mt-0.5 size-5 shrink-0" aria-hidden="true" />
              <span>
                <Trans>
                  Payments usually take 5 to 15 minutes. Credits are added within 5 minutes after that; this screen
                  updates by itself, so you can leave it.
                </Trans>{' '}
                <strong>
                  <Trans>Pay only once.</Trans>
                </strong>
              </span>
            </p>
          </>
        )}
        {hasTimedOut && <PollingTimeout onAskOn={askOn} />}
        <PaymentActions topup={topup} />
      </div>
      {!isOver && <HowToPay topup={topup} />}
    </div>
  );
}
