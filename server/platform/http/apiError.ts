import { ERROR_CODES, type ErrorCode } from '../../../contract/errorCodes.ts';
import type { ErrorBody } from '../../../contract/errorBody.ts';

type Extra = Omit<ErrorBody, 'code' | 'message' | 'detail'>;

/**
 * An error that callers may see: a code of `contract/errorCodes.ts` and its details. Other errors are reported as
 * `unavailable` or `internal`.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Extra;

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(ERROR_CODES[code].text);
    this.code = code;
    this.status = ERROR_CODES[code].status;
    this.extra = extra;
  }

  /** The JSON body; a validation error uses the message of its first field. */
  get body(): ErrorBody {
    const text = Object.values(this.extra.fields ?? {})[0]?.message ?? this.message;
    return { code: this.code, message: text, detail: text, ...this.extra };
  }
}

/** A 422 about one field, for rules that only the server can check. */
export function fieldError(field: string, code: ErrorCode): ApiError {
  return new ApiError('validation_failed', { fields: { [field]: { code, message: ERROR_CODES[code].text } } });
}
