import type { Topup, TopupNow, TopupState } from '../../contract/payments.ts';
import type { TopupStatus } from '../../contract/topupStatus.ts';
import { isErrorCode, ERROR_CODES } from '../../contract/errorCodes.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import type { topups } from './tables.ts';

export type TopupRow = typeof topups.$inferSelect;

const STATUS_OF_STATE: Record<TopupState, TopupStatus> = {
  pending: 'PENDING',
  completed: 'COMPLETED',
  failed: 'FAILED',
  expired: 'FAILED',
  cancelled: 'FAILED',
};

const ENDING_CODES: Partial<Record<TopupState, keyof typeof ERROR_CODES>> = {
  expired: 'payment_expired',
  cancelled: 'payment_cancelled',
  failed: 'payment_declined',
};

/** The API's word for a state. */
export function statusOf(state: TopupState): TopupStatus {
  return STATUS_OF_STATE[state];
}

/** A top-up as the API shows it. */
export function presentTopup(row: TopupRow, { gateway }: Pick<PaymentsDeps, 'gateway'>): Topup {
  const isOfThisGateway = row.gateway === gateway.id;
  return {
    topup_id: row.id,
    reference_id: row.reference,
    invoice_number: row.invoiceNumber,
    status: statusOf(row.state),
    state: row.state,
    payment_method: row.method,
    channel: { code: row.channelCode, label: row.channelLabel },
    order: {
      package_id: row.packageId,
      credit_amount: row.creditAmount,
      subtotal: row.subtotal,
      platform_fee: row.platformFee,
      vat: row.vat,
      total_payment: row.totalPayment,
      bonus_credits: row.bonusCredits,
      total_credits: row.creditAmount + row.bonusCredits,
    },
    payment: row.instructions,
    is_sandbox: row.gateway === 'sandbox',
    can_simulate: isOfThisGateway && gateway.canSimulate && row.state === 'pending' && row.instructions !== null,
    failure: failureOf(row),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}

/** `presentTopup` with the server's time, for countdowns. */
export function presentTopupNow(row: TopupRow, deps: Pick<PaymentsDeps, 'gateway' | 'clock'>): TopupNow {
  return { ...presentTopup(row, deps), server_time: deps.clock.now().toISOString() };
}

function failureOf(row: TopupRow): Topup['failure'] {
  const code = row.failureCode ?? ENDING_CODES[row.state];
  return code && isErrorCode(code) && statusOf(row.state) === 'FAILED'
    ? { code, message: ERROR_CODES[code].text }
    : null;
}
