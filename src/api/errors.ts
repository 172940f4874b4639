import type { ErrorBody } from '../../contract/errorBody.ts';

/** The device says it has no network. A POST that was on its way when it went may still have arrived. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/**
 * The device has a network, but the server was not reached or did not answer in time. A POST may still have arrived.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** A code of contract/errorCodes.ts, or of a newer server; `http_error` when the answer was not ours. */
  readonly code: string;
  /** What is wrong with each named field. */
  readonly fields: NonNullable<ErrorBody['fields']>;
  /** The whole body: coins of a 402, items and reset of a 429. */
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? body.detail ?? defaultMessage(status));
    this.status = status;
    this.code = body.code ?? (status === 429 ? 'rate_limited' : 'http_error');
    this.fields = body.fields ?? {};
    this.body = body;
  }
}

/** Texts for errors that come without one. */
function defaultMessage(status: number): string {
  return status === 429 ? 'Rate limit exceeded' : `HTTP error! status: ${status}`;
}

/**
 * True when no answer came: worth a retry under the same key, and no reason to doubt the session. What was sent may have
 * arrived all the same.
 */
export function isConnectionError(error: unknown): error is OfflineError | NetworkError {
  return error instanceof OfflineError || error instanceof NetworkError;
}
