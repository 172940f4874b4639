import { ODD_PAYMENT_STATES, RECEIPT_STATES, WEBHOOK_STATES } from '../../../../contract/schemas/dashboardMoney.ts';
import { GIVEN_KINDS } from '../../../../contract/schemas/dashboardUsers.ts';
import { TOPUP_STATES } from '../../../../contract/schemas/payments.ts';
import { wholeOrNothing } from '../../credits/list/addressValues.ts';
import { oneOf, readListAddress } from '../console/addressValues.ts';
import type { Place } from '../console/ListPager.tsx';

/** What the money screen can show. */
export const VIEWS = ['payments', 'receipts', 'messages', 'odd', 'given'] as const;

/** The money screen's search params. Payments continue after `before`, an id; the other lists after `number`. */
export function readMoneyAddress(raw: Record<string, unknown>) {
  const view = oneOf(VIEWS, raw.view);
  return {
    ...readListAddress(raw),
    view,
    number: wholeOrNothing(raw.number),
    status: oneOf(TOPUP_STATES, raw.status),
    receipt: oneOf(RECEIPT_STATES, raw.receipt),
    message: oneOf(WEBHOOK_STATES, raw.message),
    odd: oneOf(ODD_PAYMENT_STATES, raw.odd),
    given: oneOf(GIVEN_KINDS, raw.given),
  };
}
export type Filters = ReturnType<typeof readMoneyAddress>;

/** What each of its views is given. */
export interface PartProps {
  address: Filters;
  change: (next: Partial<Filters>) => void;
  move: (place: Place) => void;
}
