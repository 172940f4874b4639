import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../../api/errorTexts.ts';

/* Errors of the proof of ownership. */
addErrorTexts({
  fresh_sign_in_required: msg`You signed in more than 10 minutes ago. Sign out and sign in again with Google or a passkey, then try once more.`,
});
