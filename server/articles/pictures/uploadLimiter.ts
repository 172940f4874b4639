import { ApiError } from '../../platform/http/apiError.ts';
import { createKeyedLimiter } from '../../platform/http/keyedLimiter.ts';

/** Uploads that are held in memory and drawn at a time; a picture needs up to 200 MB while it is. */
const AT_ONCE = 2;
const WAITING = 8;
const RETRY_SECONDS = 5;

export interface UploadLimiter {
  /** @throws ApiError unavailable when too many are waiting already */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/** A limiter for uploads in this process, so that many at once cannot take all memory. */
export function createUploadLimiter({ atOnce = AT_ONCE, waiting = WAITING } = {}): UploadLimiter {
  const uploads = createKeyedLimiter({
    atOnce,
    mostWaiting: waiting,
    refusal: () => new ApiError('unavailable', { retry_after: RETRY_SECONDS }),
  });
  return { run: (work) => uploads.run('uploads', work) };
}
