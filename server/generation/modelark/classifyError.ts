import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { Later, Refused } from '../remote/provider.ts';

/** ModelArk's error codes as ours; the first matching prefix wins (error list of the API, section by section). */
const REFUSALS: readonly (readonly [beginning: RegExp, code: ErrorCode])[] = [
  [/^(?:Input|Output)\w*SensitiveContentDetected\.PolicyViolation/, 'content_protected'],
  [/^Input(?:Image|Video)SensitiveContentDetected\.PrivacyInformation/, 'image_real_person'],
  [/^Input(?:Image|Video|Audio)(?:SensitiveContent|Risk)Detect/, 'image_sensitive'],
  [/^(?:InputText(?:SensitiveContent|Risk)Detect|SensitiveContentDetected)/, 'input_sensitive'],
  [/^Output\w+(?:SensitiveContent|Risk)Detect/, 'output_sensitive'],
  [/^InvalidImageURL/, 'image_unreadable'],
  [
    /^(?:InvalidEndpoint|InvalidSubscription|AuthenticationError|InvalidAccountStatus|AccountOverdueError|AccessDenied|OperationDenied|ModelNotOpen|UnsupportedModel|SetLimitExceeded)/,
    'engine_unavailable',
  ],
  [/^(?:MissingParameter|InvalidParameter|OutofContextError)/, 'request_refused'],
];
const PASSING =
  /^(?:RateLimitExceeded|Model\w*RateLimitExceeded|APIAccount\w*RateLimitExceeded|AccountRateLimitExceeded|ServerOverloaded|RequestBurstTooFast|InflightBatchsizeExceeded|ContentSecurityDetectionError)/;
/** The same code is sent for three reasons. This one, unlike the others, does not pass until the operator acts. */
const TRIAL_IS_OVER = /free trial/i;

export interface ArkError {
  code: string;
  message: string;
}

/** `unknown`: the server failed midway; the submission may or may not have been accepted. */
export type Verdict = Refused | Later | { is: 'unknown' };

/**
 * Classifies an error answer by its code or, if that is unknown, by its status.
 * @param status 200 for an error inside a task
 */
export function classifyError({
  status,
  error,
  afterSeconds,
}: {
  status: number;
  error: ArkError | null;
  afterSeconds: number | null;
}): Verdict {
  const code = error?.code ?? '';
  if (code.startsWith('QuotaExceeded')) {
    return TRIAL_IS_OVER.test(error!.message)
      ? { is: 'refused', code: 'engine_unavailable' }
      : { is: 'later', afterSeconds };
  }
  if (PASSING.test(code)) return { is: 'later', afterSeconds };
  const refusal = REFUSALS.find(([beginning]) => beginning.test(code));
  if (refusal) return { is: 'refused', code: refusal[1] };
  if (status === 429) return { is: 'later', afterSeconds };
  if (status === 401 || status === 403 || status === 404) return { is: 'refused', code: 'engine_unavailable' };
  if (status >= 400 && status < 500) return { is: 'refused', code: 'request_refused' };
  return { is: 'unknown' };
}

/** The `error` of an envelope or a task; null without a readable one. */
export function readError(value: unknown): ArkError | null {
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : null;
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return null;
  return { code: error.code, message: 'message' in error && typeof error.message === 'string' ? error.message : '' };
}
