import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageCode } from '../../contract/messages.ts';
import { ApiError, NetworkError, OfflineError } from './errors.ts';
import { StorageBlockedError } from '../offline/storageAccess.ts';

export type ErrorTexts = Partial<Record<MessageCode, MessageDescriptor>>;

/**
 * The contract's codes in the person's language; the English texts are the contract's own (a test compares them). Here
 * are those of any screen; accounts and money bring theirs along (features/accounts/errorTexts.ts, features/credits/errorTexts.ts).
 */
const texts: ErrorTexts = {
  // Generic
  unauthorized: msg`Unauthorized - please login again`,
  forbidden: msg`You do not have access to this.`,
  not_found: msg`Not found. It may have been deleted.`,
  method_not_allowed: msg`This address does not answer that method.`,
  conflict: msg`This was changed in the meantime. Reload and try again.`,
  payload_too_large: msg`The request is too large. Send less at once.`,
  unsupported_media_type: msg`Send the request as application/json.`,
  malformed_json: msg`The request is not valid JSON. Check its syntax.`,
  validation_failed: msg`Some of the information is not valid. Check the marked fields.`,
  field_invalid: msg`This value is not valid.`,
  rate_limited: msg`Rate limit exceeded`,
  internal: msg`Something went wrong on our side. Please try again.`,
  unavailable: msg`Kilas is busy right now. Please try again in a moment.`,
  idempotency_key_invalid: msg`Idempotency-Key must be 8 to 100 letters, digits, dashes or underscores.`,
  idempotency_key_reused: msg`This Idempotency-Key was already used for a different request. Use a new key.`,

  // Sessions, which can end anywhere, and the way back from Google
  account_deactivated: msg`This account has been deactivated. Contact support.`,
  login_failed: msg`Login failed`,
  session_expired: msg`Session Expired`,
  google_unavailable: msg`Sign-in with Google is not set up here.`,
  google_failed: msg`Google sign-in did not complete. Try again.`,
  google_cancelled: msg`Google sign-in was cancelled.`,

  // Generation
  prompt_required: msg`Prompt is required`,
  prompt_too_long: msg`Prompt too long. Maximum 500 characters.`,
  count_out_of_range: msg`Count must be between 1 and 10`,
  seed_out_of_range: msg`Seed must be a whole number from 0 to 2147483647.`,
  model_unknown: msg`This model is not available. Choose another one.`,
  resolution_unsupported: msg`Selected resolution is not supported for this model`,
  duration_unsupported: msg`Selected duration is not supported for this model`,
  aspect_ratio_unsupported: msg`Selected aspect ratio is not supported for this model`,
  fixed_camera_unsupported: msg`This model cannot hold the camera still.`,
  adaptive_ratio_only: msg`Image-to-video mode only supports adaptive aspect ratio`,
  image_required: msg`Image is required`,
  image_too_large: msg`Image size too large. Maximum 10MB.`,
  image_format_unsupported: msg`Unsupported image format. Use JPG, PNG, or WebP.`,
  image_unreadable: msg`This image cannot be read. Choose another one.`,
  too_many_images: msg`Too many images. Maximum 4.`,
  max_images_out_of_range: msg`Max images must be between 1 and 10 for storyboard generation`,
  insufficient_credits: msg`You do not have enough credits for this.`,
  daily_limit_reached: msg`You have exceeded your daily video generation limit.`,
  input_sensitive: msg`The request failed because the input text may contain sensitive information`,
  generation_failed: msg`Video generation failed. Please try again.`,
  output_sensitive: msg`The result was withheld because it may contain sensitive content. Change the prompt or try again.`,
  image_sensitive: msg`The request failed because the input image may contain sensitive content`,
  image_real_person: msg`This model does not accept pictures of real people. Choose another picture or another model.`,
  content_protected: msg`This may touch protected works or brands. Change the prompt or the picture and try again.`,
  image_shape_unsupported: msg`This picture is too long or too narrow for this model. Crop it and try again.`,
  engine_unavailable: msg`This model is not available right now. Choose another one or try again later.`,
  result_lost: msg`The connection to the engine was lost before the result arrived. Please generate it again.`,
  result_damaged: msg`The result arrived damaged. Please generate it again.`,
  result_unplayable: msg`The result came in a format that browsers cannot play, so it was not delivered.`,
  generation_timed_out: msg`This took longer than promised, so it was stopped.`,
  generation_cancelled: msg`This was cancelled.`,
  task_not_ready: msg`This is not finished yet.`,
  task_not_retryable: msg`Only failed items can be generated again.`,
  task_not_cancellable: msg`This has already started and can’t be stopped anymore.`,
  nothing_failed: msg`Nothing in this batch has failed.`,
  task_running: msg`This is still being made. Delete it once it has finished.`,
  template_name_required: msg`Give the template a name.`,
  template_name_too_long: msg`The name is too long. Maximum 80 characters.`,
  too_many_templates: msg`You already have 200 templates. Delete one first.`,
  link_expired: msg`This link has expired. Reload the page.`,
};

/** Adds the texts of a room; its catalog must be loaded before they are shown. */
export function addErrorTexts(more: ErrorTexts): void {
  Object.assign(texts, more);
}

/**
 * What a person reads about an error, in the active language: our text for its code, else the server's own words.
 * Outside of React only; components use useErrorTexts, which renders again when the language changes.
 */
export function errorText(error: unknown): string {
  if (error instanceof OfflineError) return i18n._(msg`Check your connection, then try again.`);
  if (error instanceof NetworkError) return i18n._(msg`The connection didn’t go through. Try again in a moment.`);
  if (error instanceof StorageBlockedError) return i18n._(msg`This browser won’t let Kilas store anything. Leave private mode or free up some space.`);
  if (error instanceof ApiError) return codeText(error.code, error.message);
  return codeText('internal');
}

/** The text of a code (of an answer, of a field, of a schema's issue), or `fallback` for a code this build does not know. */
export function codeText(code: string, fallback = code): string {
  return isKnownCode(code) ? i18n._(texts[code] as MessageDescriptor) : fallback;
}

/** Whether this build has words for a code. The contract's own table stays on the server: it holds every text again. */
export function isKnownCode(code: string): code is MessageCode {
  return Object.hasOwn(texts, code);
}
