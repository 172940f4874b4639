import type { Context } from 'hono';
import { ApiError } from './apiError.ts';
import type { ServerVariables } from './mountRoutes.ts';

/** The one place that decides what of an error leaves the server: an ApiError as it is, anything else as `internal` with the details only in the log. */
export function answerError(error: Error, context: Context<ServerVariables>): Response {
  const known = error instanceof ApiError ? error : new ApiError('internal');
  if (!(error instanceof ApiError)) {
    context.get('log').error({ error: error.stack ?? error.message, cause: describeCause(error) }, 'a request failed');
  }
  if (known.status === 401) context.header('WWW-Authenticate', 'Bearer');
  if (known.extra.retry_after !== undefined) context.header('Retry-After', String(known.extra.retry_after));
  context.header('Cache-Control', 'no-store');
  return context.json(known.body, known.status as 500);
}

function describeCause(error: Error): string | undefined {
  return error.cause instanceof Error ? error.cause.message : undefined;
}
