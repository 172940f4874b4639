import type { Context } from 'hono';
import { StorageUnwritable } from '../storage/storage.ts';
import { ApiError } from './apiError.ts';
import type { ServerVariables } from './mountRoutes.ts';

/** The one place that decides what of an error leaves the server: an ApiError as it is, anything else as `internal` with the details only in the log. */
export function answerError(error: Error, context: Context<ServerVariables>): Response {
  const known = error instanceof ApiError ? error : asKnown(error);
  if (!(error instanceof ApiError)) {
    context.get('log').error({ error: error.stack ?? error.message, cause: describeCause(error) }, 'a request failed');
  }
  if (known.status === 401) context.header('WWW-Authenticate', 'Bearer');
  if (known.extra.retry_after !== undefined) context.header('Retry-After', String(known.extra.retry_after));
  context.header('Cache-Control', 'no-store');
  return context.json(known.body, known.status as 500);
}

/** Somebody has to make room first: that is said, and when to ask again. */
function asKnown(error: Error): ApiError {
  return error instanceof StorageUnwritable
    ? new ApiError('storage_unwritable', { retry_after: 60 })
    : new ApiError('internal');
}

function describeCause(error: Error): string | undefined {
  return error.cause instanceof Error ? error.cause.message : undefined;
}
