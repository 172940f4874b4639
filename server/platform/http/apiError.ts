import { MESSAGES, type MessageCode } from '../../../contract/messages.ts';
import type { ErrorBody } from '../../../contract/errorBody.ts';

type Extra = Omit<ErrorBody, 'code' | 'message' | 'detail'>;

/**
 * An error that callers may see: a code of `contract/messages.ts` and its details. Other errors are reported as
 * `unavailable` or `internal`.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: MessageCode;
  readonly status: number;
  readonly extra: Extra;

  constructor(code: MessageCode, extra: Extra = {}) {
    super(MESSAGES[code].text);
    this.code = code;
    this.status = MESSAGES[code].status;
    this.extra = extra;
  }

  /** The JSON body; a validation error uses the message of its first field. */
  get body(): ErrorBody {
    const text = Object.values(this.extra.fields ?? {})[0]?.message ?? this.message;
    return { code: this.code, message: text, detail: text, ...this.extra };
  }
}

/** A 422 about one field, for rules that only the server can check. */
export function fieldError(field: string, code: MessageCode): ApiError {
  return new ApiError('validation_failed', { fields: { [field]: { code, message: MESSAGES[code].text } } });
}
