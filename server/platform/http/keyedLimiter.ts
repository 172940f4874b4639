import { ApiError } from './apiError.ts';

export interface KeyedLimiter {
  /**
   * Runs `work` when it is its subject's turn, first come, first served; whatever it answers or throws is the answer.
   * @throws ApiError rate_limited, or the limiter's own refusal, when too many of that subject wait already
   */
  run<Answer>(subject: string, work: () => Promise<Answer>): Promise<Answer>;
}

const RETRY_SECONDS = 2;

/**
 * Turns, per subject and process: no subject has more than `atOnce` works running. Who waits here holds nothing but his
 * place, so a busy subject slows nobody else. Only speed depends on it, however many processes there are.
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
      // A turn is handed over, not given back and taken again: nobody can slip in between.
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
