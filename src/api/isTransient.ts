import { ApiError, isConnectionError } from './errors.ts';

/** True when the next attempt may succeed: no answer, a server error, a timeout or a rate limit. */
export const isTransient = (error: unknown): boolean =>
  isConnectionError(error) ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 408));
