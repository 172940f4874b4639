import { ApiError } from './apiError.ts';

/** Takes this many more bytes; waits while there is no room. @throws ApiError unavailable when that takes too long */
export type TakeBytes = (bytes: number) => Promise<void>;

/** The place of one body among those that are being received. */
export interface BodyRoom {
  take: TakeBytes;
  /**
   * Runs what receives the body. Until it ends the body can be told to make room for others; what it has kept must not
   * be referred to afterwards.
   * @throws ApiError upload_too_slow, and what `receive` throws
   */
  whileReceiving<Answer>(receive: () => Promise<Answer>): Promise<Answer>;
}

export interface ByteBudget {
  /** Runs `work`, which takes bytes as it needs them; they are returned when it ends. @param subject whose bytes they are */
  run<Answer>(subject: string, work: (room: BodyRoom) => Promise<Answer>): Promise<Answer>;
}

const RETRY_SECONDS = 5;

interface Holder {
  subject: string;
  taken: number;
  isReceiving: boolean;
  giveWay: () => void;
}

interface Waiting {
  holder: Holder;
  bytes: number;
  begin: () => void;
  refuse: (error: ApiError) => void;
}

/**
 * Bounds bytes that arrive little by little in this process. What has been announced and not sent takes nothing, so a
 * slow sender keeps nobody waiting. Whoever waits longer than `patienceMs` is refused and returns its bytes: otherwise
 * unfinished ones could wait for each other for ever.
 *
 * Nor can a few who have sent much and do not finish: who holds less than an equal share and has waited `displaceMs`
 * takes the place of a subject with more than that, the one that has been sending longest. A minimum rate would not do:
 * a phone is as slow with little as somebody who holds out with much.
 */
export function createByteBudget({
  total,
  patienceMs,
  displaceMs,
}: {
  total: number;
  patienceMs: number;
  displaceMs: number;
}): ByteBudget {
  /** In the order in which they began. */
  const holders = new Set<Holder>();
  let used = 0;
  let waiting: Waiting[] = [];
  const heldBy = (subject: string) =>
    [...holders].reduce((sum, holder) => sum + (holder.subject === subject ? holder.taken : 0), 0);
  // More than the total may be taken alone.
  const fits = (bytes: number) => used === 0 || used + bytes <= total;
  const beginWhatFits = () => {
    for (let first = waiting[0]; first && fits(first.bytes); first = waiting[0]) {
      waiting.shift();
      used += first.bytes;
      first.holder.taken += first.bytes;
      first.begin();
    }
  };
  const displaceFor = ({ holder, bytes }: Waiting) => {
    const subjects = [...holders].filter((other) => other.taken > 0 || other === holder);
    const share = total / new Set(subjects.map(({ subject }) => subject)).size;
    if (heldBy(holder.subject) + bytes > share) return;
    subjects.find((other) => other.isReceiving && heldBy(other.subject) > share)?.giveWay();
  };
  const takeInTurn = (holder: Holder, bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        clearInterval(looks);
      };
      const timer = setTimeout(() => {
        mine.refuse(new ApiError('unavailable', { retry_after: RETRY_SECONDS }));
        beginWhatFits();
      }, patienceMs);
      const mine: Waiting = {
        holder,
        bytes,
        begin: () => {
          leave();
          resolve();
        },
        refuse: (error) => {
          leave();
          waiting = waiting.filter((other) => other !== mine);
          reject(error);
        },
      };
      const looks = setInterval(() => displaceFor(mine), displaceMs);
      waiting.push(mine);
      beginWhatFits();
    });
  return {
    async run(subject, work) {
      const displaced = Promise.withResolvers<never>();
      const tooSlow = () => new ApiError('upload_too_slow', { retry_after: RETRY_SECONDS });
      // Whoever is no longer receiving does not listen.
      displaced.promise.catch(() => undefined);
      const holder: Holder = {
        subject,
        taken: 0,
        isReceiving: false,
        giveWay: () => {
          holder.isReceiving = false;
          displaced.reject(tooSlow());
        },
      };
      holders.add(holder);
      try {
        return await work({
          take: async (bytes) => {
            // What still arrives of a body that had to give way is no longer counted, nor kept.
            if (!holders.has(holder)) throw tooSlow();
            await takeInTurn(holder, bytes);
          },
          async whileReceiving(receive) {
            holder.isReceiving = true;
            try {
              return await Promise.race([receive(), displaced.promise]);
            } finally {
              holder.isReceiving = false;
            }
          },
        });
      } finally {
        holders.delete(holder);
        for (const own of waiting.filter((other) => other.holder === holder)) own.refuse(tooSlow());
        used -= holder.taken;
        beginWhatFits();
      }
    },
  };
}
