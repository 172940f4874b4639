import { useLingui } from '@lingui/react/macro';
import type { InvoiceStatus, PaymentMethod } from '../../../contract/payments.ts';

/** The words of the screens for the contract's values, in the language shown. */
export function usePaymentWords() {
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
