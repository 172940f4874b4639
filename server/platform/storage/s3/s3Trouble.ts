import { StorageAway, type StorageState, StorageUnwritable } from '../storage.ts';

/** Error codes of full stores; the codes differ, the status (507) mostly does not. */
const FULL = /StorageFull|Quota|InsufficientCapacity|InsufficientStorage|EntityTooLargeForBucket/i;
/** Codes that refuse the whole bucket, where the status alone could refer to one file. */
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

/** Maps a store's error to the state of the whole bucket; `writable`: the error concerns this request only. */
export function stateAfter(error: unknown): StorageState {
  const fault = error as S3Fault;
  const status = fault.$metadata?.httpStatusCode;
  const code = fault.Code ?? fault.name ?? '';
  if (status === 507 || FULL.test(code)) return 'full';
  if (REFUSED.has(code) || status === 401 || status === 403) return 'refused';
  // No status: the store never answered.
  if (status === undefined || status >= 500 || status === 429 || status === 408) return 'away';
  return 'writable';
}

/** Whether the store says that there is no such object; without the bucket nothing is known about its objects. */
export function isMissing(error: unknown): boolean {
  const fault = error as S3Fault;
  return fault.$metadata?.httpStatusCode === 404 && (fault.Code ?? fault.name) !== 'NoSuchBucket';
}

/** Converts a read's error to the one that the port specifies. */
export function readingError(error: unknown, name: string): unknown {
  return stateAfter(error) === 'writable' ? error : new StorageAway(`${name} ${wordsOf(error)}`, { cause: error });
}

/** Converts a write's error to the one that the port specifies. */
export function writingError(error: unknown, name: string): unknown {
  const state = stateAfter(error);
  if (state === 'writable') return error;
  if (state === 'away') return new StorageAway(`${name} ${wordsOf(error)}`, { cause: error });
  return new StorageUnwritable(`${name} ${wordsOf(error)}`, { state, cause: error });
}

/** Describes the cause, with the store's own status and code. */
function wordsOf(error: unknown): string {
  const fault = error as S3Fault;
  const told = [fault.$metadata?.httpStatusCode, fault.Code ?? fault.code ?? fault.name].filter(Boolean).join(' ');
  switch (stateAfter(error)) {
    case 'full':
      return `is full (${told})`;
    case 'refused':
      return `refuses us (${told}): look at bucket, region and keys in KILAS_STORAGE`;
    default:
      return `does not answer (${told})`;
  }
}
