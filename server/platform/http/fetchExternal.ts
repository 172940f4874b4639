import { lookup } from 'node:dns/promises';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request as requestPlain,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { isPublicAddress } from './publicAddress.ts';

/** What one caller allows of an outside server. */
export interface ExternalFetchRules {
  /** Host names that may be called, with their subdomains: `bytepluses.com` also allows `tos-x.bytepluses.com`. */
  allowedHosts: string[];
  /** Origins that the operator configured, such as `http://127.0.0.1:8091`: plain HTTP and private addresses are allowed there. */
  trustedOrigins: string[];
  /** Maximum bytes of the response body. */
  maxBytes: number;
  /** Until the name is resolved, and from then on until the response headers arrive. */
  headersTimeoutMs: number;
  /** Until the response has ended. */
  totalTimeoutMs: number;
  /** Allowed prefixes of the content type; undefined: any. */
  contentTypes?: string[];
}

export interface ExternalResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Fails with an ExternalFetchError when it grows beyond `maxBytes`, ends early or takes too long. */
  body: Readable;
}

export interface ExternalRequest {
  url: string;
  rules: ExternalFetchRules;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer;
  /** Resolves all addresses of a name; by default with the system's resolver. */
  resolve?: (hostname: string) => Promise<string[]>;
}

/**
 * `refused`: the address or its response breaks a rule and always will; `failed`: the connection failed, and a retry may
 * succeed. Of the address, the message contains only the host: links carry signatures.
 */
export class ExternalFetchError extends Error {
  override name = 'ExternalFetchError';
  readonly reason: 'refused' | 'failed';

  constructor(message: string, reason: 'refused' | 'failed' = 'refused') {
    super(message);
    this.reason = reason;
  }
}

const resolveBySystem = async (hostname: string) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * The only way to call an address supplied by others: an engine's result link, a push endpoint. HTTPS to an allowed host
 * only; every address that the name resolves to must be public, and the connection uses exactly those addresses, so that
 * a second DNS lookup cannot return others (DNS rebinding). Redirects are refused.
 * @throws ExternalFetchError
 */
export async function fetchExternal({
  url,
  rules,
  method = 'GET',
  headers = {},
  body,
  resolve = resolveBySystem,
}: ExternalRequest): Promise<ExternalResponse> {
  // The URL parser accepts backslashes, spaces and line breaks, where other parsers may see a different host.
  const address = !/[\s\\]/.test(url) && URL.canParse(url) ? new URL(url) : null;
  if (!address) throw new ExternalFetchError('this is no address');
  const isTrusted = rules.trustedOrigins.includes(address.origin);
  if (!isTrusted) requireAllowed(address, rules.allowedHosts);
  const hostname = address.hostname.replace(/^\[|\]$/g, '');
  // A resolver that never answers must not keep the caller; its own tries may go on for as long as they like.
  const noAnswer = delay(rules.headersTimeoutMs, [], { ref: false });
  const addresses = await Promise.race([resolve(hostname), noAnswer]).catch(() => []);
  if (addresses.length === 0) throw new ExternalFetchError(`${hostname} cannot be found`, 'failed');
  if (!isTrusted && !addresses.every(isPublicAddress))
    throw new ExternalFetchError(`${hostname} leads to an address that is not public`);

  const options: RequestOptions = {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers, ...(body && { 'Content-Length': String(body.length) }) },
    lookup: pinned(addresses),
    agent: false,
    signal: AbortSignal.timeout(rules.totalTimeoutMs),
  };
  const answer = await send({ address, options, body, headersTimeoutMs: rules.headersTimeoutMs, hostname });
  try {
    checkAnswer(answer, rules, hostname);
  } catch (error) {
    answer.destroy();
    throw error;
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: capped(answer, rules.maxBytes, hostname) };
}

function requireAllowed(address: URL, allowedHosts: string[]): void {
  const { hostname, protocol, port, username, password } = address;
  if (protocol !== 'https:') throw new ExternalFetchError(`${protocol} addresses are not called`);
  if (port !== '') throw new ExternalFetchError(`${hostname} is not called at port ${port}`);
  if (username || password) throw new ExternalFetchError('addresses with a user name are not called');
  const isAllowed = allowedHosts.some((allowed) => hostname === allowed || hostname.endsWith(`.${allowed}`));
  if (!isAllowed) throw new ExternalFetchError(`${hostname} is not among the hosts that may be called`);
}

/** A DNS lookup that always returns the addresses that were checked. */
function pinned(addresses: string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_hostname, options, callback) => {
    if (options.all) callback(null, entries);
    else callback(null, entries[0]!.address, entries[0]!.family);
  };
}

function send({
  address,
  options,
  body,
  headersTimeoutMs,
  hostname,
}: {
  address: URL;
  options: RequestOptions;
  body: Buffer | undefined;
  headersTimeoutMs: number;
  hostname: string;
}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (address.protocol === 'https:' ? requestSecure : requestPlain)(address, options);
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), headersTimeoutMs);
    request.on('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(new ExternalFetchError(`${hostname} did not answer: ${error.message}`, 'failed'));
    });
    request.end(body);
  });
}

function checkAnswer(answer: IncomingMessage, { maxBytes, contentTypes }: ExternalFetchRules, hostname: string): void {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) throw new ExternalFetchError(`${hostname} sends us elsewhere`);
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new ExternalFetchError(`${hostname} packed its answer`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes)
    throw new ExternalFetchError(`${hostname} sends more than ${maxBytes} bytes`);
  const type = (answer.headers['content-type'] ?? '').toLowerCase();
  const isExpected = !contentTypes || status !== 200 || contentTypes.some((allowed) => type.startsWith(allowed));
  if (!isExpected) throw new ExternalFetchError(`${hostname} sends ${type || 'an unnamed type'}`);
}

/** Bounds the body by counting its bytes: the announced length may be wrong or missing. */
function capped(answer: IncomingMessage, maxBytes: number, hostname: string): Readable {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? new ExternalFetchError(`${hostname} sends more than ${maxBytes} bytes`) : null, chunk);
    },
  });
  answer.on('error', () =>
    counter.destroy(new ExternalFetchError(`${hostname} stopped in the middle of its answer`, 'failed')),
  );
  counter.on('close', () => answer.destroy());
  // The connection may break before the caller starts reading; an unhandled error would end the process.
  counter.on('error', () => undefined);
  return answer.pipe(counter);
}
