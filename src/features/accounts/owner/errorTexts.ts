import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../../api/errorTexts.ts';

/* Why it may not be the owner who asks. */
addErrorTexts({
  fresh_sign_in_required: msg`You logged in more than 10 minutes ago. Log out and log in again with Google or a passkey, then try once more.`,
});
