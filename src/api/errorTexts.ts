import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../contract/errorCodes.ts';
import { ApiError, NetworkError, OfflineError } from './errors.ts';
import { activeLanguage } from '../i18n/useLanguage.ts';
import { StorageBlockedError } from '../offline/storageAccess.ts';

export type ErrorTexts = Partial<Record<ErrorCode, MessageDescriptor>>;

/**
 * The contract's codes in the user's language; the English texts are the contract's own (a test compares them). Here
 * are those that any screen may show; each feature adds its own in an errorTexts.ts.
 */
const texts: ErrorTexts = {
  // Generic
  unauthorized: msg`Unauthorized - please login again`,
  forbidden: msg`You do not have access to this.`,
  not_found: msg`Not found. It may have been deleted.`,
  conflict: msg`This was changed in the meantime. Reload and try again.`,
  payload_too_large: msg`The request is too large. Send less at once.`,
  validation_failed: msg`Some of the information is not valid. Check the marked fields.`,
  field_invalid: msg`This value is not valid.`,
  rate_limited: msg`Rate limit exceeded`,
  internal: msg`Something went wrong on our side. Please try again.`,
  unavailable: msg`Kilas is busy right now. Please try again in a moment.`,

  // Sessions, which can end anywhere
  account_deactivated: msg`This account has been deactivated. Contact support.`,
  session_expired: msg`Session Expired`,

  // Generation, as far as a first visit can fail
  prompt_required: msg`Prompt is required`,
  prompt_too_long: msg`Prompt too long. Maximum 500 characters.`,
  image_unreadable: msg`This image cannot be read. Choose another one.`,
  model_unknown: msg`This model is not available. Choose another one.`,
  adaptive_ratio_only: msg`Image-to-video mode only supports adaptive aspect ratio`,
};

/** Adds a feature's texts; its catalog must be loaded before they are shown. */
export function addErrorTexts(more: ErrorTexts): void {
  Object.assign(texts, more);
}

/**
 * The text of an error in the active language: ours for its code, else the server's own. Outside of React only;
 * components use useErrorTexts, which renders again when the language changes.
 */
export function errorText(error: unknown): string {
  if (error instanceof OfflineError) return i18n._(msg`Check your connection, then try again.`);
  if (error instanceof NetworkError) return i18n._(msg`The connection didn’t go through. Try again in a moment.`);
  if (error instanceof StorageBlockedError)
    return i18n._(msg`This browser won’t let Kilas store anything. Leave private mode or free up some space.`);
  // While an operator pauses an engine, their own message is the reason.
  if (error instanceof ApiError && error.body.pause) return error.body.pause[activeLanguage()];
  if (error instanceof ApiError) {
    // A screen that marks fields does not ask for this text; any other has none to mark.
    const [field] = Object.values(error.fields);
    if (field) return codeText(field.code, field.message);
    return isMute(error) ? i18n._(msg`HTTP error! status: ${error.status}`) : codeText(error.code, error.message);
  }
  return codeText('internal');
}

/** Whether an answer has no text for users: it came from a proxy, not from our server. */
const isMute = ({ code, body }: ApiError): boolean => code === 'http_error' && !body.message && !body.detail;

/**
 * The text of a code (of an answer, of a field, of a schema's issue), or `fallback` for a code that this build does not
 * know, and for one whose catalog this page has not loaded.
 */
export function codeText(code: string, fallback = code): string {
  const text = (texts as Partial<Record<string, MessageDescriptor>>)[code];
  // A feature's module may be there without its catalog: another screen of it was prefetched.
  return text && i18n.messages[text.id] ? i18n._(text) : fallback;
}

/**
 * Whether this build has a text for a code. The contract's own table stays on the server: it would add every text
 * again.
 */
export function isKnownCode(code: string): code is ErrorCode {
  return Object.hasOwn(texts, code);
}
