import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../../api/errorTexts.ts';

/* Errors of passkeys. */
addErrorTexts({
  passkeys_unavailable: msg`Passkeys need the site’s own name and a secure address. Use your password here.`,
  passkey_refused: msg`This passkey could not be checked. Try again, or sign in another way.`,
  passkey_unknown: msg`This passkey is not known here any more. Sign in another way, then add it again.`,
  passkey_too_late: msg`That took too long. Please try once more.`,
  passkey_too_new: msg`This passkey was added after you signed in. Sign in again, then it counts here.`,
  passkey_taken: msg`This device already has a passkey for your account.`,
  too_many_passkeys: msg`You have 10 passkeys already. Remove one first.`,
  passkey_name_required: msg`Give the passkey a name, such as the device it is on.`,
  passkey_name_too_long: msg`The name is too long. Maximum 50 characters.`,
});
