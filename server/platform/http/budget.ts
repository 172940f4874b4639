import { ApiError } from './apiError.ts';

export interface Share {
  /** Whose share it is: an account's id. */
  subject: string;
  amount: number;
}

export interface Budget {
  /**
   * Runs `work` once its share is free, first come, first served; whatever it answers or throws is the answer.
   * @throws ApiError rate_limited, or what the budget says instead, when too many of that subject wait already
   */
  run<Answer>(share: Share, work: () => Promise<Answer>): Promise<Answer>;
}

/** Of one subject; more than that no person sends at once. */
const MOST_WAITING = 20;
const RETRY_SECONDS = 5;

interface Waiting extends Share {
  begin: () => void;
}

/**
 * Something that one process has only so much of: bytes of large bodies, pixels being decoded. Nobody gets more than
 * `perSubject` of it at a time, and who waits for his own share keeps nobody else waiting.
 */
export function createBudget({
  total,
  perSubject = total,
  refusal = 'rate_limited',
}: {
  total: number;
  perSubject?: number;
  refusal?: 'rate_limited' | 'unavailable';
}): Budget {
  const taken = new Map<string, number>();
  let used = 0;
  let waiting: Waiting[] = [];

  const fitsSubject = ({ subject, amount }: Share) => {
    const own = taken.get(subject) ?? 0;
    // A share larger than all there is gets through alone.
    return own === 0 || own + amount <= perSubject;
  };
  const fitsTotal = ({ amount }: Share) => used === 0 || used + amount <= total;
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
      // Nobody is overtaken by who came later and wants less; only who waits for himself is.
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
