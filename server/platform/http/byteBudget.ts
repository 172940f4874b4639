import { ApiError } from './apiError.ts';

/** Takes this many more bytes; waits while there is no room. @throws ApiError unavailable when that takes too long */
export type TakeBytes = (bytes: number) => Promise<void>;

export interface ByteBudget {
  /** Runs `work`, which takes bytes as it needs them; they are returned when it ends. */
  run<Answer>(work: (take: TakeBytes) => Promise<Answer>): Promise<Answer>;
}

const RETRY_SECONDS = 5;

/**
 * Bounds bytes that arrive little by little in this process. What has been announced and not sent takes nothing, so a
 * slow sender keeps nobody waiting. Whoever waits longer than `patienceMs` is refused and returns its bytes: otherwise
 * unfinished ones could wait for each other for ever.
 */
export function createByteBudget({ total, patienceMs }: { total: number; patienceMs: number }): ByteBudget {
  let used = 0;
  let waiting: { bytes: number; begin: () => void }[] = [];
  // More than the total may be taken alone.
  const fits = (bytes: number) => used === 0 || used + bytes <= total;
  const beginWhatFits = () => {
    for (let first = waiting[0]; first && fits(first.bytes); first = waiting[0]) {
      waiting.shift();
      used += first.bytes;
      first.begin();
    }
  };
  const takeInTurn = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting = waiting.filter((other) => other !== mine);
        reject(new ApiError('unavailable', { retry_after: RETRY_SECONDS }));
        beginWhatFits();
      }, patienceMs);
      const mine = {
        bytes,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(mine);
      beginWhatFits();
    });
  return {
    async run(work) {
      let taken = 0;
      try {
        return await work(async (bytes) => {
          await takeInTurn(bytes);
          taken += bytes;
        });
      } finally {
        used -= taken;
        beginWhatFits();
      }
    },
  };
}
