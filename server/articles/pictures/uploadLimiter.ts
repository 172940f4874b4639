import { ApiError } from '../../platform/http/apiError.ts';

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
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else {
        if (queue.length >= waiting) throw new ApiError('unavailable', { retry_after: RETRY_SECONDS });
        await new Promise<void>((resolve) => queue.push(resolve));
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
