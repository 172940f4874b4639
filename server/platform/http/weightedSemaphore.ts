import { ApiError } from './apiError.ts';

export interface Permit {
  /** Owner of the permit: an account's id. */
  subject: string;
  amount: number;
}

export interface WeightedSemaphore {
  /**
   * Runs `work` once its permit is free, first come, first served; returns or throws what it does.
   * @throws ApiError rate_limited, or the semaphore's own refusal, when too many calls of that subject are waiting
   */
  run<Answer>(permit: Permit, work: () => Promise<Answer>): Promise<Answer>;
}

/** Waiting calls per subject; no person sends more at the same time. */
const MOST_WAITING = 20;
const RETRY_SECONDS = 5;

interface Waiting extends Permit {
  begin: () => void;
}

/**
 * Hands out a limited resource of one process: bytes of large bodies, pixels being decoded. No subject uses more than
 * `perSubject` at a time, and a subject blocked by its own limit does not block others.
 */
export function createWeightedSemaphore({
  total,
  perSubject = total,
  refusal = 'rate_limited',
}: {
  total: number;
  perSubject?: number;
  refusal?: 'rate_limited' | 'unavailable';
}): WeightedSemaphore {
  const taken = new Map<string, number>();
  let used = 0;
  let waiting: Waiting[] = [];

  const fitsSubject = ({ subject, amount }: Permit) => {
    const own = taken.get(subject) ?? 0;
    // A permit above the limit may run alone.
    return own === 0 || own + amount <= perSubject;
  };
  const fitsTotal = ({ amount }: Permit) => used === 0 || used + amount <= total;
  const add = (subject: string, amount: number) => {
    used += amount;
    const own = (taken.get(subject) ?? 0) + amount;
    if (own > 0) taken.set(subject, own);
    else taken.delete(subject);
  };
  const beginWhatFits = () => {
    const left: Waiting[] = [];
    let isFull = false;
    for (const next of waiting) {
      // First come, first served, except past a subject blocked by its own limit.
      if (!isFull && fitsSubject(next) && !fitsTotal(next)) isFull = true;
      if (isFull || !fitsSubject(next)) left.push(next);
      else {
        add(next.subject, next.amount);
        next.begin();
      }
    }
    waiting = left;
  };
  return {
    async run({ subject, amount }, work) {
      if (waiting.filter((other) => other.subject === subject).length >= MOST_WAITING)
        throw new ApiError(refusal, { retry_after: RETRY_SECONDS });
      await new Promise<void>((begin) => {
        waiting.push({ subject, amount, begin });
        beginWhatFits();
      });
      try {
        return await work();
      } finally {
        add(subject, -amount);
        beginWhatFits();
      }
    },
  };
}
