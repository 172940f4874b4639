/** A bucket and how to reach it. */
export interface S3Place {
  /** Origin of the store, such as `https://s3.ap-southeast-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prepended to each key; empty, or ends with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `host/bucket/key` instead of `bucket.host/key`. */
  isPathStyle: boolean;
}

const SHAPE =
  /^s3:\/\/(?<user>[^:/@\s]+):(?<secret>\S+)@(?<host>[^/?@\s]+)\/(?<bucket>[^/?\s]+)(?:\/(?<prefix>[^?\s]*))?(?:\?(?<query>\S*))?$/;
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;
const PREFIX = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const OPTIONS = ['region', 'path-style', 'tls'] as const;
const AMAZON = /(^|\.)amazonaws\.com(\.cn)?$/i;
const REGION_OF_AMAZON = /^s3[.-]([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/i;

/**
 * Parses `s3://KEY:SECRET@host/bucket/prefix?region=…&path-style=yes&tls=no`. Slashes and plus signs in the secret need
 * no escaping.
 * @returns the place, or the problem, which quotes neither key nor secret
 */
export function readS3Address(address: string): S3Place | { problem: string } {
  const { user, secret, host, bucket, prefix = '', query = '' } = SHAPE.exec(address)?.groups ?? {};
  if (!user || !secret || !host || !bucket) return { problem: 'must look like s3://KEY:SECRET@host/bucket' };
  const [accessKeyId, secretAccessKey] = [decoded(user), decoded(secret)];
  if (accessKeyId === null || secretAccessKey === null)
    return { problem: 'has a key or secret with a % that does not begin an escape: write it as %25' };
  if (!HOST.test(host)) return { problem: 'names no host that can be called' };
  if (!BUCKET.test(bucket)) return { problem: 'names no possible bucket: 3 to 63 of a-z, 0-9, dot and dash' };
  const folder = prefix.replace(/\/$/, '');
  if (folder !== '' && !PREFIX.test(folder))
    return { problem: 'has a prefix with other signs than letters, digits, dot, dash, underscore and slash' };
  const options = new URLSearchParams(query);
  const unknown = [...options.keys()].find((name) => !OPTIONS.includes(name as (typeof OPTIONS)[number]));
  if (unknown !== undefined) return { problem: `knows no option "${unknown}", only ${OPTIONS.join(', ')}` };
  for (const name of ['path-style', 'tls'])
    if (!/^(yes|no)$/.test(options.get(name) ?? 'yes')) return { problem: `has a ${name} that is neither yes nor no` };
  const hostname = host.replace(/:\d+$/, '');
  return {
    endpoint: `${options.get('tls') === 'no' ? 'http' : 'https'}://${host}`,
    region: options.get('region') || REGION_OF_AMAZON.exec(hostname)?.[1] || 'us-east-1',
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    accessKeyId,
    secretAccessKey,
    isPathStyle: options.has('path-style') ? options.get('path-style') === 'yes' : !AMAZON.test(hostname),
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
