import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useEffectEvent } from 'react';
import type { TopupNow } from '../../../../contract/payments.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Countdown, useSecondsLeft } from './Countdown.tsx';

/** Seconds left from which the clock is red. */
const SOON_SECONDS = 120;

/**
 * The time left, large. Tells `onOver` whether it is at zero: the server may take a minute to end the payment, or its
 * next answer may leave more time than the device's clock did.
 */
export function PaymentClock({
  topup,
  updatedAt,
  onOver,
}: {
  topup: TopupNow;
  updatedAt: number;
  onOver: (isOver: boolean) => void;
}) {
  const left = useSecondsLeft({ topup, updatedAt });
  const isOver = left === 0;
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    handleOver(isOver);
  }, [isOver]);
  return (
    <p
      className={classNames(
        'bg-base-200 rounded-field flex items-center gap-2.5 px-4 py-2.5 text-xl font-bold',
        left <= SOON_SECONDS && 'text-error',
      )}
    >
      <Clock className="size-5" aria-hidden="true" />
      {isOver ? (
        <span className="text-base">
          <Trans>Time is up. One last check…</Trans>
        </span>
      ) : (
        <>
          <span className="sr-only">
            <Trans>Time left:</Trans>
          </span>
          <Countdown topup={topup} updatedAt={updatedAt} />
        </>
      )}
      <span className="sr-only" role="status">
        {left > 0 && left <= SOON_SECONDS && <Trans>Less than two minutes left to pay.</Trans>}
      </span>
    </p>
  );
}
