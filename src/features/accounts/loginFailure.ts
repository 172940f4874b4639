import { ApiError, isConnectionError } from '../../api/errors.ts';

/** What the login screen says about a failure. */
export type LoginFailure = 'wrong' | 'unverified' | 'server' | 'refused' | 'connection' | 'unknown';

/** `refused` is an error with a text of its own (account deactivated, too many tries), which is shown. */
export function loginFailure(error: unknown): LoginFailure {
  if (isConnectionError(error)) return 'connection';
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.code === 'email_not_verified') return 'unverified';
  if (error.code === 'invalid_credentials') return 'wrong';
  if (error.status >= 500) return 'server';
  return error.code === 'http_error' ? 'unknown' : 'refused';
}
