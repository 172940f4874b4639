import { useLingui } from '@lingui/react/macro';
import type { PaymentRow, WebhookRow } from '../../../../contract/dashboard.ts';

/** The texts for the states of payments, receipts and messages. */
export function useMoneyLabels() {
  const { t } = useLingui();
  const payment: Record<PaymentRow['state'], string> = {
    pending: t`Waiting for payment`,
    completed: t`Paid`,
    failed: t`Failed`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
  };
  const receipt = { open: t`To be placed`, resolved: t`Placed by hand`, credited: t`Credited` };
  const message: Record<WebhookRow['state'], string> = {
    waiting: t`Waiting`,
    given_up: t`Given up`,
    done: t`Done`,
  };
  const outcome: Record<string, string | undefined> = {
    credited: t`Credited`,
    paid_twice: t`Paid twice`,
    wrong_amount: t`Another amount`,
    wrong_currency: t`Another currency`,
    unknown_reference: t`Unknown reference`,
    ignored: t`Not about a payment`,
    noted: t`Noted`,
  };
  const gatewayState: Record<string, string | undefined> = {
    open: t`Waiting for payment`,
    paid: t`Paid`,
    failed: t`Failed`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
  };
  return { payment, receipt, message, outcome, gatewayState };
}
