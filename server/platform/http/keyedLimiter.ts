import { ApiError } from './apiError.ts';

export interface KeyedLimiter {
  /**
   * Runs `work` when its subject has a free turn, first come, first served; returns or throws what it does.
   * @throws ApiError rate_limited, or the limiter's own refusal, when too many calls of that subject are waiting
   */
  run<Answer>(subject: string, work: () => Promise<Answer>): Promise<Answer>;
}

const RETRY_SECONDS = 2;

/**
 * Limits concurrency per subject in this process to `atOnce`. A waiting call holds no connection, so a busy subject slows
 * no other. Each process counts separately, so only speed may depend on it.
 */
export function createKeyedLimiter({
  atOnce,
  mostWaiting = Infinity,
  refusal = () => new ApiError('rate_limited', { retry_after: RETRY_SECONDS }),
}: {
  atOnce: number;
  mostWaiting?: number;
  refusal?: () => ApiError;
}): KeyedLimiter {
  const subjects = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    async run(subject, work) {
      const own = subjects.get(subject) ?? { running: 0, waiting: [] };
      subjects.set(subject, own);
      if (own.waiting.length >= mostWaiting) throw refusal();
      // A turn passes directly to the next waiting call, so that no new call can take it first.
      if (own.running < atOnce) own.running += 1;
      else await new Promise<void>((resolve) => own.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = own.waiting.shift();
        if (next) next();
        else if ((own.running -= 1) === 0) subjects.delete(subject);
      }
    },
  };
}
