import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../api/errorTexts.ts';

/* Errors of sign-up, sign-in and profile. */
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
  email_taken: msg`This email is already registered. Use another one or sign in.`,
  invalid_credentials: msg`Invalid email or password.`,
  email_not_verified: msg`Please verify your email first. Check your inbox.`,
  code_invalid: msg`That code isn’t right. Check it and try again.`,
  code_expired: msg`The code has expired. Request a new one.`,
  code_exhausted: msg`Too many wrong attempts. Request a new code.`,
  link_invalid: msg`This link is no longer valid. Request a new one.`,
  resend_too_soon: msg`We’ve just sent you an email. Wait a moment before asking for another.`,
  password_wrong: msg`That password isn’t right.`,
  email_mismatch: msg`This isn’t the email address of this account.`,
  last_admin: msg`The last admin can’t be deleted. Make someone else an admin first.`,

  // The return from Google
  google_unavailable: msg`Sign-in with Google is not set up here.`,
  google_failed: msg`Google sign-in did not complete. Try again.`,
  google_cancelled: msg`Google sign-in was cancelled.`,
});
