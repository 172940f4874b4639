import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { API_BASE } from '../../../contract/endpoint.ts';
import { requestsAnswered } from '../instruments.ts';
import { ApiError } from './apiError.ts';

const RETRY_SECONDS = 1;
/**
 * Never refused, because they have separate connections or must not be lost: sessions, the balance, webhooks, live
 * events.
 */
const ALWAYS = /^\/(auth|me|webhooks|events)(\/|\?|$)|^\/credits\/balance(\?|$)/;

/**
 * Refuses calls with `Retry-After` while more arrive than can be answered soon, before any work is done for them. A
 * refusal costs a fraction of an answer, so accepted calls stay fast.
 * @param isOverloaded checked for each call
 * @param corsOrigins origins that may read the refusal
 */
export function shedLoad(
  listener: RequestListener,
  { isOverloaded, corsOrigins }: { isOverloaded: () => boolean; corsOrigins: readonly string[] },
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
    if (!isCall || ALWAYS.test(path.slice(API_BASE.length)) || !isOverloaded()) return listener(request, response);
    requestsAnswered.inc(told);
    const { origin } = request.headers;
    if (origin && corsOrigins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
    response.writeHead(status, { ...headers, 'X-Request-Id': randomUUID() }).end(text);
  };
}
