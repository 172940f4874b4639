import type { InvoiceStatus } from '../../../contract/payments.ts';
import { usePaymentLabels } from './usePaymentLabels.ts';

const LOOKS: Record<InvoiceStatus, string> = {
  pending: 'bg-warning text-warning-content',
  paid: 'bg-success text-success-content',
  failed: 'bg-error text-error-content',
  expired: 'bg-base-300 text-base-content',
  cancelled: 'bg-base-300 text-base-content',
};

/** The status of an invoice as a coloured word. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  return (
    <span className={`inline-flex rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${LOOKS[status]}`}>
      {usePaymentLabels().statuses[status]}
    </span>
  );
}
