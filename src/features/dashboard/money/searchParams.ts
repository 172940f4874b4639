import { ODD_PAYMENT_STATES, RECEIPT_STATES, WEBHOOK_STATES } from '../../../../contract/schemas/dashboardMoney.ts';
import { GIVEN_KINDS } from '../../../../contract/schemas/dashboardUsers.ts';
import { TOPUP_STATES } from '../../../../contract/schemas/payments.ts';
import { VOUCHER_STATES } from '../../../../contract/schemas/vouchers.ts';
import { readListSearch } from '../searchParams.ts';
import type { Place } from '../ui/ListPager.tsx';
import { readOneOf, readWhole } from '../../../ui/searchCodecs.ts';

/** The views of the money screen. */
export const VIEWS = ['payments', 'receipts', 'messages', 'odd', 'given'] as const;

/** The money screen's search params. Payments continue after `before`, an id; the other lists after `number`. */
export function readMoneySearch(raw: Record<string, unknown>) {
  const view = readOneOf(VIEWS, raw.view);
  return {
    ...readListSearch(raw),
    view,
    number: readWhole(raw.number),
    status: readOneOf(TOPUP_STATES, raw.status),
    receipt: readOneOf(RECEIPT_STATES, raw.receipt),
    message: readOneOf(WEBHOOK_STATES, raw.message),
    odd: readOneOf(ODD_PAYMENT_STATES, raw.odd),
    given: readOneOf(GIVEN_KINDS, raw.given),
  };
}
export type Filters = ReturnType<typeof readMoneySearch>;

/** Props of each view. */
export interface PartProps {
  address: Filters;
  change: (next: Partial<Filters>) => void;
  move: (place: Place) => void;
}

/** The search params of the vouchers. */
export function readVouchersSearch(raw: Record<string, unknown>) {
  const { page, search } = readListSearch(raw);
  return { page, search, status: readOneOf(VOUCHER_STATES, raw.status) };
}
export type VouchersSearch = ReturnType<typeof readVouchersSearch>;
