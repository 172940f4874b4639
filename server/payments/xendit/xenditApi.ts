import { GatewayBusy, GatewayRefusal, GatewayUncertain } from '../gateway.ts';

const API_VERSION = '2024-11-11';
const TIMEOUT_MS = 10_000;
const DEFAULT_RETRY_SECONDS = 5;

export interface XenditApi {
  /** @throws GatewayRefusal, GatewayBusy, GatewayUncertain */
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>>;
}

/**
 * A small client of Xendit's Payments API v3: Basic auth with the secret key, a version header, and timeouts. The error
 * class tells whether a failed call may have had an effect.
 * @param baseUrl without a trailing slash
 */
export function createXenditApi({
  fetch,
  baseUrl,
  secretKey,
  timeoutMs = TIMEOUT_MS,
}: {
  fetch: typeof globalThis.fetch;
  baseUrl: () => string;
  secretKey: string;
  timeoutMs?: number;
}): XenditApi {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return {
    async call(method, path, body) {
      const answer = await send(() =>
        fetch(baseUrl() + path, {
          method,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            Authorization: authorization,
            'api-version': API_VERSION,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const content = await readContent(answer);
      if (answer.ok) return content;
      throw errorOf(answer, content);
    },
  };
}

async function send(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    if (isNeverSent(error)) throw new GatewayBusy('the gateway cannot be reached', DEFAULT_RETRY_SECONDS);
    throw new GatewayUncertain(`no answer from the gateway: ${(error as Error).message}`);
  }
}

/** True when no connection was made, so that the gateway cannot have acted. */
function isNeverSent(error: unknown): boolean {
  const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];
  for (let current = error; current instanceof Error; current = current.cause) {
    if (codes.includes((current as NodeJS.ErrnoException).code ?? '')) return true;
    if (current instanceof AggregateError) return current.errors.every(isNeverSent);
  }
  return false;
}

async function readContent(answer: Response): Promise<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(await answer.text());
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  } catch {
    if (answer.ok) throw new GatewayUncertain('the gateway answered something that is not JSON');
    return {};
  }
}

function errorOf(answer: Response, content: Record<string, unknown>): Error {
  const reason = String(content.error_code ?? `HTTP_${answer.status}`);
  const message = `${answer.status} ${reason}: ${String(content.message ?? '')}`;
  if (answer.status === 429)
    return new GatewayBusy(message, Number(answer.headers.get('rate-limit-reset')) || DEFAULT_RETRY_SECONDS);
  // A channel that is down refuses before any effect; other server errors may occur after one.
  if (answer.status === 503 && ['CHANNEL_UNAVAILABLE', 'ISSUER_UNAVAILABLE'].includes(reason))
    return new GatewayBusy(message, DEFAULT_RETRY_SECONDS);
  if (reason === 'TEMPORARILY_UNAVAILABLE') return new GatewayBusy(message, DEFAULT_RETRY_SECONDS);
  if (answer.status >= 500 || answer.status === 409) return new GatewayUncertain(message);
  return new GatewayRefusal(reason, message);
}
