import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Invoice } from '../../../../contract/payments.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ChannelMark } from '../ChannelMark.tsx';
import { StatusBadge } from '../StatusBadge.tsx';

/** One invoice; the whole row is a link to it. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const times = useBusinessTimes();
  return (
    <Link
      to="/payments/detail/$referenceId"
      params={{ referenceId: invoice.reference_id }}
      className="hover:bg-base-200 flex min-h-18 items-center gap-2 tiny:flex-wrap px-4 py-3"
    >
      <ChannelMark code={invoice.channel.code} method={invoice.payment_method} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">
          <Coins amount={invoice.total_credits} />
        </span>
        <span className="text-base-content/75 figures block text-xs whitespace-nowrap">{invoice.number}</span>
        <span className="text-base-content/75 figures block text-xs">
          {invoice.channel.label} · <time dateTime={invoice.created_at}>{times.dateTime(invoice.created_at)}</time>
        </span>
      </span>
      <span className="shrink-0 text-end tiny:text-start">
        <span className="block font-semibold">
          <Money rupiah={invoice.total_payment} />
        </span>
        <StatusBadge status={invoice.status} />
        {invoice.status === 'pending' && (
          <span className="text-accent mt-0.5 block text-sm font-semibold">
            <Trans>Continue</Trans>
          </span>
        )}
      </span>
    </Link>
  );
}
