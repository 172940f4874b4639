import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Money } from '../../../ui/Money.tsx';
import { ChannelMark } from '../marks/ChannelMark.tsx';
import { Countdown } from '../payment/Countdown.tsx';
import { pendingTopupsQuery } from '../paymentQueries.ts';

/** The newest payment that waits, and how many more do; nothing when none does. */
export function PendingPaymentBanner() {
  const { t } = useLingui();
  const { data, dataUpdatedAt } = useQuery(pendingTopupsQuery);
  const [newest, ...others] = data?.data ?? [];
  if (!newest) return null;
  return (
    <section aria-label={t`Waiting payments`} className="bg-surface border-warning rounded-box border">
      <Link to="/payments/detail/$referenceId" params={{ referenceId: newest.reference_id }} className="flex min-h-16 items-center gap-3 px-4 py-2.5">
        <ChannelMark code={newest.channel.code} method={newest.payment_method} label={newest.channel.label} />
        <span className="min-w-0 grow">
          <span className="block font-semibold">
            <Trans>
              Finish your payment of <Money rupiah={newest.order.total_payment} />
            </Trans>
          </span>
          <span className="text-base-content/75 block text-sm">
            <Trans>
              {newest.channel.label}, time left: <Countdown topup={newest} updatedAt={dataUpdatedAt} />
            </Trans>
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
      </Link>
      {others.length > 0 && (
        <Link to="/payments/history" search={{ status: 'pending' }} className="border-line text-base-content/80 flex min-h-11 items-center border-t px-4 text-sm font-medium">
          <Plural value={others.length} one="and # more waiting" other="and # more waiting" />
        </Link>
      )}
    </section>
  );
}
