import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { API_BASE } from '../../../contract/endpoint.ts';
import { requestsAnswered } from '../metrics/instruments.ts';
import { ApiError } from './apiError.ts';

const RETRY_SECONDS = 1;
/** What has connections of its own, or may not be missed: sessions, the balance, the gateway's and engines' messages. */
const ALWAYS = /^\/(auth|me|webhooks|events)(\/|\?|$)|^\/credits\/balance(\?|$)/;

/**
 * Refuses calls while there are more than can be answered soon: at once, with when to ask again, before anything is made
 * of them. A refusal costs a fraction of an answer, so those who are let in are answered as fast as ever.
 * @param isCrowded looked at with each call
 * @param corsOrigins who may read the refusal from another origin
 */
export function refuseCrowds(
  listener: RequestListener,
  { isCrowded, corsOrigins }: { isCrowded: () => boolean; corsOrigins: readonly string[] },
): RequestListener {
  const { status, body } = new ApiError('unavailable', { retry_after: RETRY_SECONDS });
  const text = JSON.stringify(body);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const told = { method: 'other', route: 'refused in a crowd', status };
  return (request, response) => {
    const path = request.url ?? '';
    const isCall = path.startsWith(`${API_BASE}/`) && request.method !== 'OPTIONS';
    if (!isCall || ALWAYS.test(path.slice(API_BASE.length)) || !isCrowded()) return listener(request, response);
    requestsAnswered.inc(told);
    const { origin } = request.headers;
    if (origin && corsOrigins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
    response.writeHead(status, { ...headers, 'X-Request-Id': randomUUID() }).end(text);
  };
}
