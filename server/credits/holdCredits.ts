import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import { afterCommit } from '../platform/database/afterCommit.ts';
import type { Transaction } from '../platform/database/database.ts';
import { executePlanned } from '../platform/database/executePlanned.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import { coinsMoved } from '../platform/instruments.ts';

/** One reservation of coins. */
export interface Hold {
  /** Ledger source: the task and its attempt. */
  sourceId: string;
  /** Whole coins, above zero. */
  coins: number;
}

/**
 * Reserves coins for each hold, all or none, in one round trip (`ledger_hold` in the migrations). The wallet is locked
 * first, so two concurrent requests cannot reserve the same coins.
 * @throws ApiError insufficient_credits with `balance` and `required`
 * @returns coins left to spend
 */
export async function holdCredits(
  transaction: Transaction,
  { clock, userId, holds }: { clock: Clock; userId: string; holds: Hold[] },
): Promise<number> {
  const required = holds.reduce((sum, hold) => sum + hold.coins, 0);
  const now = clock.now();
  const list = (values: (string | number)[]) => sql.param(values);
  const { rows } = await executePlanned<{ had: string | null; holds: number }>(
    transaction,
    sql`
    select had, holds from ledger_hold(
      ${userId}::uuid, ${list(holds.map(() => newId(now)))}::uuid[], ${list(holds.map((hold) => hold.sourceId))}::text[], ${list(holds.map((hold) => hold.coins))}::bigint[], ${now}::timestamptz)
  `,
  );
  const balance = Number(rows[0]?.had ?? 0);
  if (balance < required) throw new ApiError('insufficient_credits', { balance, required });
  if (rows[0]?.holds !== holds.length)
    throw new Error(`coins are already held for one of ${holds.map((hold) => hold.sourceId).join(', ')}`);
  afterCommit(transaction, () => coinsMoved.inc({ movement: 'hold' }, required));
  return balance - required;
}
