import type { Context } from 'hono';
import { createBearerVerifier } from '../platform/http/bearerVerifier.ts';
import { bearerOf } from '../platform/http/mountRoutes.ts';
import type { Metrics } from './createMetrics.ts';

/** Serves the metrics to authorised readers. @param token null: everybody who reaches the address */
export function metricsRoute({ metrics, token }: { metrics: Metrics; token: string | null }) {
  const isRight = createBearerVerifier(token === null ? [] : [token]);
  return async (context: Context): Promise<Response> => {
    const given = bearerOf(context.req.raw.headers);
    if (token !== null && !(given && isRight(given)))
      return context.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' });
    const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' };
    return context.body(await metrics.read(), 200, headers);
  };
}
