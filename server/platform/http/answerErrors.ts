import type { Context } from 'hono';
import { isDatabaseFault } from '../database/databaseFault.ts';
import { StorageAway, StorageUnwritable } from '../storage/storage.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import { ApiError } from './apiError.ts';
import { errorPage, preferredLanguage, wantsPage } from './errorPage.ts';
import type { ServerVariables } from './serverVariables.ts';
import { requestLog } from './requestContext.ts';

const RETRY_SECONDS = 2;

/**
 * The one place that decides which errors callers see: an ApiError as it is, an unreachable or busy database or storage
 * as `unavailable`, anything else as `internal`; details go only to the log. A person who opens a page is told on one that
 * can be read, everybody else in JSON.
 */
export function answerError(error: Error, context: Context<ServerVariables>): Response {
  const known = error instanceof ApiError ? error : hidden(error);
  if (known !== error) requestLog(context).error({ error }, 'a request failed');
  if (known.status === 401) context.header('WWW-Authenticate', 'Bearer');
  if (known.extra.retry_after !== undefined) context.header('Retry-After', String(known.extra.retry_after));
  context.header('Cache-Control', 'no-store');
  if (isOfNow(known.status) && !context.req.path.startsWith(`${API_BASE}/`)) {
    context.header('Vary', 'Accept, Accept-Language');
    const { headers } = context.req.raw;
    if (wantsPage(headers))
      return context.html(
        errorPage(known.status, preferredLanguage(headers.get('accept-language'))),
        known.status as 500,
      );
  }
  return context.json(known.body, known.status as 500);
}

/** Whether a status is about the server's state, so that reloading may help. */
const isOfNow = (status: number) => status === 429 || status >= 500;

/**
 * Hides errors that are not the request's fault, with a time to retry: longer for a full disk, which the operator must
 * clear first.
 */
function hidden(error: Error): ApiError {
  if (error instanceof StorageUnwritable) return new ApiError('storage_unwritable', { retry_after: 60 });
  return isDatabaseFault(error) || error instanceof StorageAway
    ? new ApiError('unavailable', { retry_after: RETRY_SECONDS })
    : new ApiError('internal');
}
