import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** A request as received: nothing is decoded. */
export interface SignedRequest {
  method: string;
  /** Path without query. */
  path: string;
  /** Without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const SKEW_MS = 15 * 60_000;
const WEEK_SECONDS = 7 * 24 * 3600;

/**
 * Checks a request's AWS Signature Version 4, in its headers or, for a link, in its query.
 * @returns the stores' error code for what is wrong, or null
 */
export function findSignatureFault(request: SignedRequest, keys: S3Keys): string | null {
  const query = new URLSearchParams(request.query);
  return query.has('X-Amz-Signature') ? findLinkFault(request, keys, query) : findHeaderFault(request, keys);
}

function findHeaderFault(request: SignedRequest, keys: S3Keys): string | null {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!parts) return 'AccessDenied';
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const at = String(request.headers['x-amz-date']);
  if (Math.abs(readTime(at) - Date.now()) > SKEW_MS) return 'RequestTimeTooSkewed';
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  return compare({ request, keys, credential, signedHeaders, signature, at, hash, query: request.query });
}

function findLinkFault(request: SignedRequest, keys: S3Keys, query: URLSearchParams): string | null {
  const at = query.get('X-Amz-Date') ?? '';
  const seconds = Number(query.get('X-Amz-Expires'));
  if (!(seconds >= 1 && seconds <= WEEK_SECONDS)) return 'AuthorizationQueryParametersError';
  if (readTime(at) > Date.now() + SKEW_MS || readTime(at) + seconds * 1000 < Date.now()) return 'AccessDenied';
  return compare({
    request,
    keys,
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    at,
    hash: 'UNSIGNED-PAYLOAD',
    query: request.query
      .split('&')
      .filter((part) => !part.startsWith('X-Amz-Signature='))
      .join('&'),
  });
}

function compare({
  request,
  keys,
  credential,
  signedHeaders,
  signature,
  at,
  hash,
  query,
}: {
  request: SignedRequest;
  keys: S3Keys;
  credential: string;
  signedHeaders: string;
  signature: string;
  at: string;
  hash: string;
  query: string;
}): string | null {
  const [accessKeyId, day = '', region = '', service = ''] = credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const names = signedHeaders.split(';');
  if (!names.includes('host')) return 'AccessDenied';
  const canonical = [
    request.method,
    request.path,
    query
      .split('&')
      .filter(Boolean)
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .toSorted()
      .join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signedHeaders,
    hash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/${service}/aws4_request`, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  const right = hmac(key, toSign).toString('hex');
  const isRight = right.length === signature.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
  return isRight ? null : 'SignatureDoesNotMatch';
}

function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
