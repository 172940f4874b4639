import { ApiError } from '../../platform/http/apiError.ts';
import { createKeyedLimiter } from '../../platform/http/keyedLimiter.ts';

/** Uploads processed in memory at the same time; each needs up to 200 MB. */
const AT_ONCE = 2;
const WAITING = 8;
const RETRY_SECONDS = 5;

export interface UploadLimiter {
  /** @throws ApiError unavailable when too many are waiting already */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/** Limits concurrent uploads in this process, so that they cannot exhaust its memory. */
export function createUploadLimiter({ atOnce = AT_ONCE, waiting = WAITING } = {}): UploadLimiter {
  const uploads = createKeyedLimiter({
    atOnce,
    mostWaiting: waiting,
    refusal: () => new ApiError('unavailable', { retry_after: RETRY_SECONDS }),
  });
  return { run: (work) => uploads.run('uploads', work) };
}
