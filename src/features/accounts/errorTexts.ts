import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../api/errorTexts.ts';

/* What signing up, signing in and the profile may be refused with. */
addErrorTexts({
  full_name_required: msg`Full name is required`,
  full_name_too_long: msg`Full name is too long. Maximum 100 characters.`,
  email_required: msg`Email is required`,
  email_invalid: msg`Enter a valid email address.`,
  password_required: msg`Password is required`,
  password_too_short: msg`Password must be at least 8 characters`,
  password_too_long: msg`Password must be at most 128 characters`,
  password_too_common: msg`This password is too common. Choose a less obvious one.`,
  passwords_do_not_match: msg`Passwords do not match`,
  email_taken: msg`This email is already registered. Use another one or log in.`,
  invalid_credentials: msg`Invalid email or password.`,
  email_not_verified: msg`Please verify your email first. Check your inbox.`,
  code_invalid: msg`The code is not right. Check it and try again.`,
  code_expired: msg`The code has expired. Request a new one.`,
  code_exhausted: msg`Too many wrong tries. Request a new code.`,
  link_invalid: msg`This link is no longer valid. Request a new one.`,
  resend_too_soon: msg`A message was sent a moment ago. Wait before asking for another.`,
  password_wrong: msg`The password is not right.`,
  email_mismatch: msg`This is not the email address of the account.`,
  last_admin: msg`The last admin cannot be deleted. Make somebody else an admin first.`,
  email_verification_failed: msg`Email verification failed`,
  password_reset_failed: msg`Password reset failed`,
});
