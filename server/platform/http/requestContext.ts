import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { SpanKind } from '@opentelemetry/api';
import type { Log } from '../log.ts';
import { requestSeconds, requestsAnswered, requestsUnderWay } from '../metrics/instruments.ts';
import { inSpan } from '../tracing/spans.ts';
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
    context.set('log', log);
    const startedAt = performance.now();
    requestsUnderWay.inc();
    const method = METHODS.has(context.req.method) ? context.req.method : 'other';
    let route = '';
    await inSpan(method, { kind: SpanKind.SERVER, headers: context.req.raw.headers }, async (span) => {
      await next();
      // The pattern of the handler that answered, of which there are as many as there are in the code.
      route = routePath(context);
      span?.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': context.res.status,
        'kilas.request': requestId,
        'kilas.account': context.get('account'),
      });
    });
    requestsUnderWay.dec();
    const ms = performance.now() - startedAt;
    requestSeconds.observe({ method, route }, ms / 1000);
    requestsAnswered.inc({ method, route, status: context.res.status });
    // In a file that caches keep for ever it would name somebody else's request.
    if (context.res.headers.get('Cache-Control') !== FOR_EVER) context.res.headers.set('X-Request-Id', requestId);
    log.debug(
      {
        request: requestId,
        account: context.get('account'),
        method: context.req.method,
        path: withoutSecrets(context.req.path, route),
        status: context.res.status,
        ms: Math.round(ms),
      },
      'request',
    );
  };
}

/** Anybody may send a method of his own making. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A log whose lines say which request they are about, and whose, where that is known. */
export function requestLog(context: Context<ServerVariables>): Log {
  const account = context.get('account');
  return context.get('log').child({ request: context.get('requestId'), ...(account && { account }) });
}

const SECRET_PARTS = /:(token|secret)\b/;

/** Some addresses are secrets themselves: the local mailbox's, an engine's callbacks, shared works. */
function withoutSecrets(path: string, route: string): string {
  return SECRET_PARTS.test(route) ? route : path.replace(/^(\/mailbox\/|\/s\/)[^/]+/, '$1…');
}

/** A request made inside the process, without a socket, has no address. */
function connectionAddress(context: Parameters<MiddlewareHandler>[0]): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
