import { useLingui } from '@lingui/react/macro';
import type { InvoiceStatus, PaymentMethod } from '../../../contract/payments.ts';

/** Labels for payment methods and invoice statuses, in the current language. */
export function usePaymentLabels() {
  const { t } = useLingui();
  const methods: Record<PaymentMethod, string> = {
    qris: t`QRIS`,
    ewallet: t`E-wallet`,
    'virtual-account': t`Virtual account`,
    retail: t`At a store`,
  };
  const statuses: Record<InvoiceStatus, string> = {
    pending: t`Waiting`,
    paid: t`Paid`,
    failed: t`Failed`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
  };
  return { methods, statuses };
}
