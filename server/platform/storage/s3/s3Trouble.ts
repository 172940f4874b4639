import { StorageAway, type StorageStanding, StorageUnwritable } from '../storage.ts';

/** What stores say when no more bytes fit; the words differ, the status mostly does not. */
const FULL = /StorageFull|Quota|InsufficientCapacity|InsufficientStorage|EntityTooLargeForBucket/i;
/** Known by its code where the status alone could mean the file. */
const REFUSED = new Set([
  'AccessDenied',
  'AccountProblem',
  'AllAccessDisabled',
  'AuthorizationHeaderMalformed',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidBucketState',
  'NoSuchBucket',
  'PermanentRedirect',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
]);

interface S3Fault {
  name?: string;
  Code?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** What an answer of the store says about the whole place; `writable`: it is about this request alone. */
export function standingAfter(error: unknown): StorageStanding {
  const fault = error as S3Fault;
  const status = fault.$metadata?.httpStatusCode;
  const code = fault.Code ?? fault.name ?? '';
  if (status === 507 || FULL.test(code)) return 'full';
  if (REFUSED.has(code) || status === 401 || status === 403) return 'refused';
  // Without a status it never answered.
  if (status === undefined || status >= 500 || status === 429 || status === 408) return 'away';
  return 'writable';
}

export function isMissing(error: unknown): boolean {
  const fault = error as S3Fault;
  return fault.$metadata?.httpStatusCode === 404 && (fault.Code ?? fault.name) !== 'NoSuchBucket';
}

/** The error of a read as the port promises it. */
export function readingError(error: unknown, name: string): unknown {
  return standingAfter(error) === 'writable' ? error : new StorageAway(`${name} ${wordsOf(error)}`, { cause: error });
}

/** The error of a write as the port promises it. */
export function writingError(error: unknown, name: string): unknown {
  const standing = standingAfter(error);
  if (standing === 'writable') return error;
  if (standing === 'away') return new StorageAway(`${name} ${wordsOf(error)}`, { cause: error });
  return new StorageUnwritable(`${name} ${wordsOf(error)}`, { standing, cause: error });
}

/** Whose fault it is, and what the store itself called it. */
function wordsOf(error: unknown): string {
  const fault = error as S3Fault;
  const told = [fault.$metadata?.httpStatusCode, fault.Code ?? fault.code ?? fault.name].filter(Boolean).join(' ');
  switch (standingAfter(error)) {
    case 'full':
      return `is full (${told})`;
    case 'refused':
      return `refuses us (${told}): look at bucket, region and keys in KILAS_STORAGE`;
    default:
      return `does not answer (${told})`;
  }
}
