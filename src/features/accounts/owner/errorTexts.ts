import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../../api/errorTexts.ts';

/* Errors of the proof of ownership. */
addErrorTexts({
  fresh_sign_in_required: msg`You logged in more than 10 minutes ago. Log out and log in again with Google or a passkey, then try once more.`,
});
