import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { SpanKind } from '@opentelemetry/api';
import type { Log } from '../log.ts';
import { requestSeconds, requestsAnswered, requestsUnderWay } from '../instruments.ts';
import { inSpan } from '../spans.ts';
import type { ServerVariables } from './serverVariables.ts';
import { forwardedAddress } from './forwardedAddress.ts';
import { FOR_EVER } from './staticClient.ts';

/**
 * Sets every request's id and caller address, and records its log line, metrics and span.
 * @param trustProxy trusts the last entry of X-Forwarded-For
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
      // The pattern of the route, not the path: it has few values.
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
    // Caches store immutable files: the header would name another client's request.
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

/** Known methods; callers may send any other, which must not become a label value. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A log whose lines carry the request's id and, once known, the account's. */
export function requestLog(context: Context<ServerVariables>): Log {
  const account = context.get('account');
  return context.get('log').child({ request: context.get('requestId'), ...(account && { account }) });
}

const SECRET_PARTS = /:(token|secret)\b/;

/** Removes secrets from a path: the addresses of the local mailbox, engine callbacks and shared works contain one. */
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
