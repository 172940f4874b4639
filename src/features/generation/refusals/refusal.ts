import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { errorText, isKnownCode } from '../../../api/errorTexts.ts';
import '../errorTexts.ts';
import type { ApiError } from '../../../api/errors.ts';
import type { FieldIssues } from '../draft/toRequest.ts';

/** Why the server refused a generation request, sorted by where the screen shows it. */
export type Refusal =
  /** Shown in the daily limit's dialog; the counts are null when the server did not send them. */
  | { kind: 'daily-limit'; remaining: number | null; requested: number | null; resetAt: string | null }
  | { kind: 'too-few-coins'; balance: number; required: number }
  | { kind: 'fields'; issues: FieldIssues }
  /** An earlier request under this key was accepted after all: its answer was lost. */
  | { kind: 'already-accepted' }
  /** `code` is null when this client does not know it; then there is only `text`. */
  | { kind: 'other'; code: ErrorCode | null; text: string };

/** Sorts an error answer by its code, which is stable (contract/errorCodes.ts). */
export function classifyRefusal(error: ApiError): Refusal {
  const { code, body, fields } = error;
  // `images.1` is the second image: its error is shown beside all images.
  const issues = Object.fromEntries(
    Object.entries(fields).map(([field, { code: issue }]) => [
      field.split('.')[0],
      isKnownCode(issue) ? issue : 'field_invalid',
    ]),
  );
  if (code === 'daily_limit_reached') {
    return {
      kind: 'daily-limit',
      remaining: body.remaining ?? null,
      requested: body.requested ?? null,
      resetAt: body.reset_at ?? null,
    };
  }
  if (code === 'insufficient_credits' && body.balance !== undefined && body.required !== undefined) {
    return { kind: 'too-few-coins', balance: body.balance, required: body.required };
  }
  if (code === 'idempotency_key_reused') return { kind: 'already-accepted' };
  if (Object.keys(issues).length > 0) return { kind: 'fields', issues };
  return { kind: 'other', code: isKnownCode(code) ? code : null, text: errorText(error) };
}

/** Whole hours until a moment, rounded up; at least 1. */
export function hoursUntil(moment: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(moment) - now) / 3_600_000));
}
