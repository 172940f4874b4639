import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { ServerVariables } from './mountRoutes.ts';
import { forwardedAddress } from './forwardedAddress.ts';
import { FOR_EVER } from './staticClient.ts';

/**
 * Gives every request an id, a log line and the caller's address.
 * @param trustProxy believes the last entry of X-Forwarded-For
 */
export function requestContext({
  log,
  trustProxy,
}: {
  log: Log;
  trustProxy: boolean;
}): MiddlewareHandler<ServerVariables> {
  return async (context, next) => {
    const requestId = randomUUID();
    const forwarded = trustProxy ? forwardedAddress(context.req.header('x-forwarded-for')) : undefined;
    context.set('requestId', requestId);
    context.set('ip', forwarded || connectionAddress(context));
    context.set('log', log.child({ request: requestId }));
    const startedAt = performance.now();
    await next();
    // In a file that caches keep for ever it would name somebody else's request.
    if (context.res.headers.get('Cache-Control') !== FOR_EVER) context.res.headers.set('X-Request-Id', requestId);
    log.debug(
      {
        request: requestId,
        method: context.req.method,
        path: withoutSecrets(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  };
}

/** The addresses of the local mailbox and of an engine's callbacks are secrets themselves. */
function withoutSecrets(path: string): string {
  return path.replace(/^(\/mailbox\/|.*\/callbacks?\/[\w-]+\/|\/s\/)[^/]+/, '$1…');
}

/** A request made inside the process, without a socket, has no address. */
function connectionAddress(context: Parameters<MiddlewareHandler>[0]): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
