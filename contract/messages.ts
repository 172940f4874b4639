import type { Quote, ThingName } from './schemas/generation.ts';

/**
 * Stable error codes with HTTP status and English text. The texts are part of the API: third-party clients show them.
 * Our own client translates codes itself and shows the server's text only for codes it does not know.
 */
interface MessageRow {
  status: number;
  text: string;
}

const row = (status: number, text: string): MessageRow => ({ status, text });

export const MESSAGES = {
  // Generic
  unauthorized: row(401, 'Unauthorized - please login again'),
  forbidden: row(403, 'You do not have access to this.'),
  not_found: row(404, 'Not found. It may have been deleted.'),
  method_not_allowed: row(405, 'This address does not answer that method.'),
  conflict: row(409, 'This was changed in the meantime. Reload and try again.'),
  payload_too_large: row(413, 'The request is too large. Send less at once.'),
  unsupported_media_type: row(415, 'Send the request as application/json.'),
  malformed_json: row(400, 'The request is not valid JSON. Check its syntax.'),
  validation_failed: row(422, 'Some of the information is not valid. Check the marked fields.'),
  field_invalid: row(422, 'This value is not valid.'),
  field_unknown: row(422, 'There is no such field. Check its name.'),
  rate_limited: row(429, 'Rate limit exceeded'),
  internal: row(500, 'Something went wrong on our side. Please try again.'),
  unavailable: row(503, 'Kilas is busy right now. Please try again in a moment.'),
  idempotency_key_invalid: row(422, 'Idempotency-Key must be 8 to 100 letters, digits, dashes or underscores.'),
  idempotency_key_reused: row(422, 'This Idempotency-Key was already used for a different request. Use a new key.'),
  request_withdrawn: row(409, 'This request was withdrawn before it arrived. Nothing was done.'),

  // Accounts
  full_name_required: row(422, 'Full name is required'),
  full_name_too_long: row(422, 'Full name is too long. Maximum 100 characters.'),
  email_required: row(422, 'Email is required'),
  email_invalid: row(422, 'Enter a valid email address.'),
  password_required: row(422, 'Password is required'),
  password_too_short: row(422, 'Password must be at least 8 characters'),
  password_too_long: row(422, 'Password must be at most 128 characters'),
  password_too_common: row(422, 'This password is too common. Choose a less obvious one.'),
  passwords_do_not_match: row(422, 'Passwords do not match'),
  email_taken: row(409, 'This email is already registered. Use another one or log in.'),
  invalid_credentials: row(401, 'Invalid email or password.'),
  email_not_verified: row(403, 'Please verify your email first. Check your inbox.'),
  account_deactivated: row(403, 'This account has been deactivated. Contact support.'),
  login_failed: row(500, 'Login failed'),
  code_invalid: row(422, 'That code isn’t right. Check it and try again.'),
  code_expired: row(422, 'The code has expired. Request a new one.'),
  code_exhausted: row(422, 'Too many wrong attempts. Request a new code.'),
  link_invalid: row(422, 'This link is no longer valid. Request a new one.'),
  resend_too_soon: row(429, 'We’ve just sent you an email. Wait a moment before asking for another.'),
  session_expired: row(401, 'Session Expired'),
  google_unavailable: row(404, 'Sign-in with Google is not set up here.'),
  google_failed: row(400, 'Google sign-in did not complete. Try again.'),
  google_cancelled: row(400, 'Google sign-in was cancelled.'),
  push_invalid: row(422, 'This is no push subscription.'),
  push_unsupported: row(422, 'Notifications of this browser’s push service are not supported.'),
  push_not_subscribed: row(409, 'Notifications are not switched on in this browser.'),
  password_wrong: row(422, 'That password isn’t right.'),
  passkeys_unavailable: row(409, 'Passkeys need the site’s own name and a secure address. Use your password here.'),
  passkey_refused: row(422, 'This passkey could not be checked. Try again, or sign in another way.'),
  passkey_unknown: row(422, 'This passkey is not known here any more. Sign in another way, then add it again.'),
  passkey_too_late: row(409, 'That took too long. Please try once more.'),
  passkey_too_new: row(409, 'This passkey was added after you logged in. Log in again, then it counts here.'),
  fresh_sign_in_required: row(
    403,
    'You logged in more than 10 minutes ago. Log out and log in again with Google or a passkey, then try once more.',
  ),
  passkey_taken: row(409, 'This device already has a passkey for your account.'),
  too_many_passkeys: row(409, 'You have 10 passkeys already. Remove one first.'),
  passkey_name_required: row(422, 'Give the passkey a name, such as the device it is on.'),
  passkey_name_too_long: row(422, 'The name is too long. Maximum 50 characters.'),
  email_mismatch: row(422, 'This isn’t the email address of this account.'),
  last_admin: row(409, 'The last admin can’t be deleted. Make someone else an admin first.'),
  email_verification_failed: row(422, 'Email verification failed'),
  password_reset_failed: row(422, 'Password reset failed'),

  // Generation
  prompt_required: row(422, 'Prompt is required'),
  prompt_too_long: row(422, 'Prompt too long. Maximum 500 characters.'),
  count_out_of_range: row(422, 'Count must be between 1 and 10'),
  seed_out_of_range: row(422, 'Seed must be a whole number from 0 to 2147483647.'),
  model_unknown: row(422, 'This model is not available. Choose another one.'),
  resolution_unsupported: row(422, 'Selected resolution is not supported for this model'),
  duration_unsupported: row(422, 'Selected duration is not supported for this model'),
  aspect_ratio_unsupported: row(422, 'Selected aspect ratio is not supported for this model'),
  fixed_camera_unsupported: row(422, 'This model cannot hold the camera still.'),
  adaptive_ratio_only: row(422, 'Image-to-video mode only supports adaptive aspect ratio'),
  image_required: row(422, 'Image is required'),
  image_too_large: row(422, 'Image size too large. Maximum 10MB.'),
  image_format_unsupported: row(422, 'Unsupported image format. Use JPG, PNG, or WebP.'),
  image_too_small: row(422, 'This image is too small. Each side needs at least 16 pixels.'),
  image_too_narrow: row(422, 'This image is too long or too narrow. Crop it and try again.'),
  image_unreadable: row(422, 'This image cannot be read. Choose another one.'),
  too_many_images: row(422, 'Too many images. Maximum 4.'),
  max_images_out_of_range: row(422, 'Max images must be between 1 and 10 for storyboard generation'),
  bonus_changed: row(409, 'The bonus of this order is smaller than you saw. Nothing was charged.'),
  price_risen: row(409, 'The price has risen since you saw it. Nothing was charged.'),
  insufficient_credits: row(402, 'You do not have enough credits for this.'),
  daily_limit_reached: row(429, 'You have exceeded your daily video generation limit.'),
  input_sensitive: row(422, 'The request failed because the input text may contain sensitive information'),
  generation_failed: row(500, 'Video generation failed. Please try again.'),
  output_sensitive: row(
    422,
    'The result was withheld because it may contain sensitive content. Change the prompt or try again.',
  ),
  image_sensitive: row(422, 'The request failed because the input image may contain sensitive content'),
  image_real_person: row(
    422,
    'This model does not accept pictures of real people. Choose another picture or another model.',
  ),
  content_protected: row(
    422,
    'This may touch protected works or brands. Change the prompt or the picture and try again.',
  ),
  image_shape_unsupported: row(422, 'This picture is too long or too narrow for this model. Crop it and try again.'),
  engine_unavailable: row(503, 'This model is not available right now. Choose another one or try again later.'),
  engine_faulty: row(
    502,
    'The server of this model answered with errors several times. Choose another model or try again later.',
  ),
  engine_unreadable: row(
    502,
    'The server of this model answered with something unreadable. Choose another model or try again later.',
  ),
  engine_silent: row(504, 'The server of this model did not answer in time. Choose another model or try again later.'),
  engine_lacks_mode: row(422, 'The server of this model cannot do this kind of work. Choose another model.'),
  result_lost: row(502, 'The connection to the engine was lost before the result arrived. Please generate it again.'),
  result_damaged: row(502, 'The result arrived damaged. Please generate it again.'),
  result_unplayable: row(502, 'The result came in a format that browsers cannot play, so it was not delivered.'),
  engine_paused: row(503, 'This model is paused right now. Choose another one, or try again later.'),
  maintenance: row(503, 'Nothing new is made during maintenance. Try again in a while.'),
  storage_unwritable: row(503, 'The server cannot save results right now. Try again a little later.'),
  subject_unknown: row(
    422,
    'The built-in engine cannot draw what this is about. Nothing was charged. Use your own picture, or another subject.',
  ),
  edit_unknown: row(422, 'Nothing of this can be done to the picture. Nothing was charged. Say it differently.'),
  result_unchanged: row(422, 'The picture would have stayed as it was. Your credits came back.'),
  object_not_found: row(
    422,
    'The object could not be told from its background. Your credits came back. Try a picture with a plainer background.',
  ),
  sky_not_found: row(
    422,
    'No sky was found in the picture. Your credits came back. Try a picture that shows more of it.',
  ),
  generation_timed_out: row(504, 'This took longer than promised, so it was stopped.'),
  generation_cancelled: row(409, 'This was cancelled.'),
  task_not_ready: row(409, 'This is not finished yet.'),
  task_not_retryable: row(409, 'Only failed items can be generated again.'),
  task_not_cancellable: row(409, 'This has already started and can’t be stopped anymore.'),
  nothing_failed: row(409, 'Nothing in this batch has failed.'),
  task_running: row(409, 'This is still being made. Delete it once it has finished.'),
  template_name_required: row(422, 'Give the template a name.'),
  template_name_too_long: row(422, 'The name is too long. Maximum 80 characters.'),
  too_many_templates: row(409, 'You already have 200 templates. Delete one first.'),
  report_reason_required: row(422, 'Choose what is wrong with it.'),
  report_note_too_long: row(422, 'The note is too long. Maximum 500 characters.'),
  link_expired: row(403, 'This link has expired. Reload the page.'),

  // Payments
  package_required: row(422, 'Choose a package or a number of credits.'),
  package_unknown: row(422, 'This package is not available. Choose another one.'),
  credit_amount_invalid: row(422, 'Choose a whole number of credits from 10 to 10000.'),
  payment_method_required: row(422, 'Please select payment method'),
  payment_method_unavailable: row(422, 'This payment method is not available. Choose another one.'),
  payment_amount_too_small: row(422, 'The amount is too small for this payment method. Choose another one.'),
  payment_amount_too_large: row(422, 'The amount is too large for this payment method. Choose another one.'),
  phone_required: row(422, 'Enter the mobile number of your e-wallet.'),
  phone_invalid: row(422, 'Enter an Indonesian mobile number, such as 081234567890.'),
  topup_pending: row(409, 'A payment is still waiting for you. Finish or cancel it first.'),
  topup_not_pending: row(409, 'This payment is no longer waiting.'),
  too_many_topups: row(429, 'Too many payments are waiting. Finish or cancel one first.'),
  topup_failed: row(502, 'The payment could not be prepared. Nothing was charged; choose a method and try again.'),
  payment_expired: row(410, 'The time to pay is over. If you’ve paid, your credits still arrive.'),
  payment_cancelled: row(409, 'This payment was cancelled.'),
  payment_declined: row(402, 'The payment did not go through. Nothing was charged.'),
  gateway_unavailable: row(503, 'The payment provider isn’t responding right now. Please try again in a moment.'),
  simulation_unavailable: row(403, 'Payments can be simulated only on the sandbox or with a test key.'),
  webhook_refused: row(401, 'The callback token is not right.'),

  // Vouchers
  voucher_code_required: row(422, 'Please enter a voucher code'),
  voucher_code_invalid: row(422, 'A code needs at least 4 letters or digits.'),
  voucher_unknown: row(404, 'This voucher code is not valid. Check it and try again.'),
  voucher_not_started: row(409, 'This voucher cannot be used yet.'),
  voucher_ended: row(410, 'This voucher has expired.'),
  voucher_used_up: row(409, 'This voucher has been used up.'),
  voucher_disabled: row(410, 'This voucher is no longer valid.'),
  voucher_already_redeemed: row(409, 'You have already redeemed this voucher.'),
  voucher_failed: row(500, 'Failed to redeem voucher'),
  voucher_code_taken: row(409, 'A voucher with this code exists already.'),
  voucher_window_invalid: row(422, 'The end must be after the start.'),

  // Articles
  article_title_required: row(422, 'Article must have a title before saving'),
  article_title_too_long: row(422, 'The title is too long. Maximum 140 characters.'),
  article_content_required: row(422, 'Article must have content before saving'),
  article_too_long: row(422, 'The article has too many blocks. Maximum 400.'),
  article_conflict: row(409, 'Somebody else saved this article in the meantime.'),
  slug_invalid: row(422, 'An address has small letters, digits and single dashes.'),
  slug_taken: row(422, 'Another article has this address. Choose another one.'),
  counterpart_invalid: row(422, 'The counterpart must be an article in the other language.'),
  picture_unknown: row(422, 'A picture of this article is no longer there. Add it again.'),
  embed_unsupported: row(422, 'Only videos from YouTube and Vimeo can be embedded.'),

  // Admin console
  reason_required: row(422, 'Give a reason. It goes into the admin log.'),
  price_in_the_past: row(422, 'A price can only hold from now on, or from a later moment.'),
  price_out_of_bounds: row(422, 'This number is too small, too large or not whole.'),
  price_not_coming: row(409, 'This price holds already, or was withdrawn. Set a new one.'),
  report_unreadable: row(
    422,
    'This is no report of the gateway: it needs an amount and a reference or payment id on every line.',
  ),
  report_too_large: row(413, 'The file is too large. Export one day at a time.'),
  confirmation_required: row(403, 'Enter your password again to do this.'),
  confirmation_impossible: row(
    409,
    'This account has no password. Set one with “Forgot password”. Or log in again, add a passkey in your profile, and log in once more.',
  ),
  own_account: row(409, 'You can’t do this to your own account.'),
  adjustment_too_large: row(422, 'That is more than one correction may move.'),
  content_changed: row(409, 'The number of items has changed. Look again before you delete them.'),
  removal_over: row(410, 'The time to undo this is over.'),
  removed_by_admin: row(409, 'This was removed by Kilas.'),
} as const satisfies Record<string, MessageRow>;

export type MessageCode = keyof typeof MESSAGES;

/** True for a code of the table above; validation issues carry such codes as their message. */
export function isMessageCode(value: string): value is MessageCode {
  return Object.hasOwn(MESSAGES, value);
}

/** The body of every error answer. `message` and `detail` carry the same human text. */
export interface ErrorBody {
  code: MessageCode;
  message: string;
  detail: string;
  /** Validation: what is wrong with each named field. */
  fields?: Record<string, { code: MessageCode; message: string }>;
  /** 402: coins. */
  balance?: number;
  required?: number;
  /** 429 of the daily limit: items and the moment of the reset (ISO-8601). */
  remaining?: number;
  requested?: number;
  reset_at?: string;
  /** engine_paused, maintenance: the operator's message in both languages. */
  pause?: ThingName;
  /** price_risen: what the request costs now. */
  quote?: Quote;
  /** topup_pending: the top-up that still awaits payment. */
  topup_id?: string;
  reference_id?: string;
  /** voucher_already_redeemed: when (ISO-8601). */
  redeemed_at?: string;
  /** Seconds until a retry makes sense; the same number as `Retry-After`. */
  retry_after?: number;
}
