import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import { Money } from '../../../ui/Money.tsx';
import { Countdown } from '../payment/Countdown.tsx';
import { useWaitingTopups } from './useWaitingTopups.ts';

/**
 * One line: the newest pending payment's amount and time left. Links to the payment, or to the list if there are
 * several; renders nothing without any.
 */
export function PendingPaymentBanner() {
  const { t } = useLingui();
  const { waiting, toldAt } = useWaitingTopups();
  const [newest] = waiting;
  if (!newest) return null;
  const line =
    'bg-surface border-warning rounded-field flex min-h-11 items-center gap-2 border px-3 text-sm tiny:flex-wrap tiny:gap-y-0 tiny:py-2';
  const content = (
    <>
      <Clock className="text-warning size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 grow">
        <span className="font-semibold">
          <Money rupiah={newest.order.total_payment} />
        </span>{' '}
        <span className="text-base-content/75">
          · <Countdown topup={newest} updatedAt={toldAt} />
        </span>
      </span>
      <span className="text-accent font-semibold whitespace-nowrap">
        {waiting.length > 1 ? (
          <Plural value={waiting.length} one="See # payment" other="See # payments" />
        ) : (
          <Trans>Finish payment</Trans>
        )}
      </span>
      <ChevronRight className="size-5 shrink-0 tiny:hidden" aria-hidden="true" />
    </>
  );
  return (
    <section aria-label={t`Waiting payments`}>
      {waiting.length > 1 ? (
        <Link to="/payments/history" search={{ status: 'pending' }} className={line}>
          {content}
        </Link>
      ) : (
        <Link to="/payments/detail/$referenceId" params={{ referenceId: newest.reference_id }} className={line}>
          {content}
        </Link>
      )}
    </section>
  );
}
