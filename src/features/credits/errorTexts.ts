import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../api/errorTexts.ts';

/* The errors of paying and redeeming. Every screen about money loads this feature's catalog. */
addErrorTexts({
  bonus_changed: msg`The bonus of this order is smaller than you saw. Nothing was charged.`,
  price_risen: msg`The price has risen since you saw it. Nothing was charged.`,
  package_required: msg`Choose a package or a number of credits.`,
  package_unknown: msg`This package is not available. Choose another one.`,
  credit_amount_invalid: msg`Choose a whole number of credits from 10 to 10000.`,
  payment_method_required: msg`Please select payment method`,
  payment_method_unavailable: msg`This payment method is not available. Choose another one.`,
  payment_amount_too_small: msg`The amount is too small for this payment method. Choose another one.`,
  payment_amount_too_large: msg`The amount is too large for this payment method. Choose another one.`,
  phone_required: msg`Enter the mobile number of your e-wallet.`,
  phone_invalid: msg`Enter an Indonesian mobile number, such as 081234567890.`,
  topup_pending: msg`A payment is still waiting for you. Finish or cancel it first.`,
  topup_not_pending: msg`This payment is no longer waiting.`,
  too_many_topups: msg`Too many payments are waiting. Finish or cancel one first.`,
  topup_failed: msg`The payment could not be prepared. Nothing was charged; choose a method and try again.`,
  payment_expired: msg`The time to pay is over. If you’ve paid, your credits still arrive.`,
  payment_cancelled: msg`This payment was cancelled.`,
  payment_declined: msg`The payment did not go through. Nothing was charged.`,
  gateway_unavailable: msg`The payment provider isn’t responding right now. Please try again in a moment.`,
  simulation_unavailable: msg`Payments can be simulated only on the sandbox or with a test key.`,
  webhook_refused: msg`The callback token is not right.`,

  voucher_code_required: msg`Please enter a voucher code`,
  voucher_code_invalid: msg`A code needs at least 4 letters or digits.`,
  voucher_unknown: msg`This voucher code is not valid. Check it and try again.`,
  voucher_not_started: msg`This voucher cannot be used yet.`,
  voucher_ended: msg`This voucher has expired.`,
  voucher_used_up: msg`This voucher has been used up.`,
  voucher_disabled: msg`This voucher is no longer valid.`,
  voucher_already_redeemed: msg`You have already redeemed this voucher.`,
  voucher_code_taken: msg`A voucher with this code exists already.`,
  field_unknown: msg`There is no such field. Check its name.`,
  voucher_window_invalid: msg`The end must be after the start.`,
});
