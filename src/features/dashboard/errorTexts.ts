import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../api/errorTexts.ts';

/* What an admin may be refused with. */
addErrorTexts({
  reason_required: msg`Give a reason. It goes into the admin log.`,
  confirmation_required: msg`Enter your password again to do this.`,
  confirmation_impossible: msg`This account has no password. Set one with “Forgot password”, then try again.`,
  own_account: msg`You can’t do this to your own account.`,
  adjustment_too_large: msg`That is more than one correction may move.`,
  content_changed: msg`The number of items has changed. Look again before you delete them.`,
  removal_over: msg`The time to undo this is over.`,
});
