import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../api/errorTexts.ts';

/* Errors of admin actions. */
addErrorTexts({
  reason_required: msg`Give a reason. It goes into the admin log.`,
  confirmation_required: msg`Enter your password again to do this.`,
  confirmation_impossible: msg`This account has no password. Set one with “Forgot password”. Or sign in again, add a passkey in your profile, and sign in once more.`,
  voucher_code_single: msg`A code of your own is for one voucher. Leave it out to make several.`,
  range_invalid: msg`Give both days, the first one first, and at most 366 days.`,
  package_credits_fixed: msg`A package keeps its number of credits. Add another package instead.`,
  price_in_the_past: msg`A price can only hold from now on, or from a later moment.`,
  price_out_of_bounds: msg`This number is too small, too large or not whole.`,
  price_not_coming: msg`This price holds already, or was withdrawn. Set a new one.`,
  report_unreadable: msg`This is no report of the gateway: it needs an amount and a reference or payment id on every line.`,
  report_too_large: msg`The file is too large. Export one day at a time.`,
  own_account: msg`You can’t do this to your own account.`,
  adjustment_too_large: msg`That is more than one correction may move.`,
  adjustment_below_zero: msg`That is more than this person has.`,
  price_changed: msg`This price was changed meanwhile. Look again before you set another.`,
  content_changed: msg`The number of items has changed. Look again before you delete them.`,
  removal_over: msg`The time to undo this is over.`,
});
