/** A provider's answer. `body` is undefined when it is not JSON: an unknown path may answer with an empty body. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** No complete answer arrived. `mayHaveArrived` is false only if no connection was made, so the call had no effect. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly mayHaveArrived: boolean;
  /** The connection was made, and the answer did not arrive within the timeout. */
  readonly isTimeout: boolean;

  constructor(message: string, { mayHaveArrived, isTimeout }: { mayHaveArrived: boolean; isTimeout: boolean }) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
    this.isTimeout = isTimeout;
  }
}

const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
const NO_ANSWER_IN_TIME = 'no answer in time';
const TOO_SLOW = [NO_ANSWER_IN_TIME, 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
const BAD_CERTIFICATE = /CERT|ERR_TLS|SELF_SIGNED|UNABLE_TO_VERIFY/;

/**
 * Calls a provider at the address that the operator configured. Redirects are refused: they would take the key along.
 * @throws NoAnswerError, whose message names neither key nor body
 */
export async function callProvider({
  fetch,
  url,
  method,
  headers,
  body,
  timeoutMs,
  maxBytes = 4 * 1024 * 1024,
}: {
  fetch: typeof globalThis.fetch;
  url: string;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  /** JSON text, or a form whose boundary names itself in the headers. */
  body?: string | FormData;
  timeoutMs: number;
  maxBytes?: number;
}): Promise<ApiAnswer> {
  const what = `${method} ${new URL(url).pathname}`;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Accept: 'application/json',
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    const reason = codeOf(error);
    throw new NoAnswerError(`${what}: ${reason}`, {
      mayHaveArrived: !(NEVER_CONNECTED.includes(reason) || BAD_CERTIFICATE.test(reason)),
      isTimeout: TOO_SLOW.includes(reason),
    });
  }
  try {
    return { status: answer.status, headers: answer.headers, body: parse(await readText(answer, maxBytes)) };
  } catch (error) {
    const reason = codeOf(error);
    throw new NoAnswerError(`${what}: ${reason} after status ${answer.status}`, {
      mayHaveArrived: true,
      isTimeout: TOO_SLOW.includes(reason),
    });
  }
}

/** Seconds that `Retry-After` asks for (RFC 9110, section 10.2.3): a number or a date; null without one. */
export function retryAfterSeconds(headers: Headers, now: Date): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}

async function readText(answer: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The innermost error code: fetch wraps the system's errors. */
function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (!(current.cause instanceof Error)) return current.name === 'TimeoutError' ? NO_ANSWER_IN_TIME : current.message;
  }
  return 'unknown error';
}
