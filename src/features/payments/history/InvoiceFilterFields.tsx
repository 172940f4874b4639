import { Trans, useLingui } from '@lingui/react/macro';
import { INVOICE_STATUSES, PAYMENT_METHODS } from '../../../../contract/payments.ts';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { PageLimit } from '../../../ui/list/PageLimit.tsx';
import type { InvoiceSearch } from '../searchParams.ts';
import { usePaymentLabels } from '../usePaymentLabels.ts';

/** The fields of the invoice filters. */
export function InvoiceFilterFields({
  filters,
  onChange,
}: {
  filters: InvoiceSearch;
  onChange: (change: Partial<InvoiceSearch>) => void;
}) {
  const { t } = useLingui();
  const { statuses, methods } = usePaymentLabels();
  return (
    <div className="space-y-5">
      <ChoiceChips
        legend={<Trans>Status</Trans>}
        anyLabel={t`All`}
        value={filters.status}
        choices={INVOICE_STATUSES.map((status) => [status, statuses[status]])}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceChips
        legend={<Trans>Payment method</Trans>}
        anyLabel={t`All`}
        value={filters.payment_method}
        choices={PAYMENT_METHODS.map((method) => [method, methods[method]])}
        onChange={(payment_method) => onChange({ payment_method })}
      />
      <DateRange from={filters.date_from} to={filters.date_to} onChange={onChange} />
      <PageLimit limit={filters.limit} onChange={(limit) => onChange({ limit })} />
    </div>
  );
}
