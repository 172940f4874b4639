/**
 * How many transactions of one account may be in the database at once. While one holds the wallet's lock and waits for
 * the disk, the next has begun and stands ready; more only lengthen the row's queue, whose every hand-over costs
 * PostgreSQL more the longer it is (docs/measurements.md).
 */
const AT_ONCE = 2;

export interface SpendTurns {
  /** Runs `spend` when it is its account's turn, first come, first served; whatever it answers or throws is the answer. */
  take<Answer>(userId: string, spend: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Turns for spending, per account and process. Who waits here holds no connection, so a hot account slows nobody else.
 * Only speed depends on it: that no coin is spent twice is the database's doing, however many processes there are.
 */
export function createSpendTurns({ atOnce = AT_ONCE }: { atOnce?: number } = {}): SpendTurns {
  const accounts = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    async take(userId, spend) {
      const account = accounts.get(userId) ?? { running: 0, waiting: [] };
      accounts.set(userId, account);
      // A turn is handed over, not given back and taken again: nobody can slip in between.
      if (account.running < atOnce) account.running += 1;
      else await new Promise<void>((resolve) => account.waiting.push(resolve));
      try {
        return await spend();
      } finally {
        const next = account.waiting.shift();
        if (next) next();
        else if ((account.running -= 1) === 0) accounts.delete(userId);
      }
    },
  };
}
