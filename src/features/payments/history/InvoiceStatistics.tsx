import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { INVOICE_STATUSES, type InvoiceStatus } from '../../../../contract/payments.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Figure, FourFiguresSkeleton } from '../../../ui/list/Figure.tsx';
import { invoiceStatsQuery } from '../paymentQueries.ts';
import { usePaymentLabels } from '../usePaymentLabels.ts';

const GRID = 'grid grid-cols-2 tiny:grid-cols-1 gap-3 lg:grid-cols-4';

/** Totals and counts of a period. Renders nothing without an answer or without invoices: the list matters more. */
export function InvoiceStatistics({ from, to }: { from: string | undefined; to: string | undefined }) {
  const formats = useFormats();
  const { statuses, methods } = usePaymentLabels();
  const { data, isPending } = useQuery(invoiceStatsQuery({ date_from: from, date_to: to }));
  if (isPending) return <FourFiguresSkeleton hasNotes className={GRID} />;
  // A stored answer stays when asking anew fails.
  if (!data || data.data.count === 0) return null;
  const stats = data.data;
  const countOf = (wanted: InvoiceStatus) =>
    stats.by_status
      .filter(({ status, count }) => status === wanted && count > 0)
      .map(({ count }) => `${statuses[wanted]} ${formats.number(count)}`);
  const waiting = stats.by_status.find(({ status }) => status === 'pending');
  return (
    <dl className={GRID}>
      <Figure
        name={<Trans>Total paid</Trans>}
        note={stats.by_method
          .map(({ payment_method, count }) => `${methods[payment_method]} ${formats.number(count)}`)
          .join(' · ')}
      >
        <Money rupiah={stats.total_paid} />
      </Figure>
      <Figure
        name={<Trans>Credits bought</Trans>}
        note={
          stats.bonus_credits > 0 && (
            <Trans>
              plus <Coins amount={stats.bonus_credits} /> as a bonus
            </Trans>
          )
        }
      >
        <Coins amount={stats.total_credits - stats.bonus_credits} />
      </Figure>
      <Figure name={<Trans>Invoices</Trans>} note={INVOICE_STATUSES.flatMap(countOf).join(' · ')}>
        {formats.number(stats.count)}
      </Figure>
      <Figure name={<Trans>Waiting</Trans>}>
        <Money rupiah={waiting?.total_payment ?? 0} />
      </Figure>
    </dl>
  );
}
