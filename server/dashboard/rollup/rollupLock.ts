import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';

const KEY = sql`hashtextextended('console rollup', 0)`;

/** Waits until no other process counts, and blocks other counts until the transaction ends. */
export async function lockRollup(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${KEY})`);
}

/** Like `lockRollup`, without waiting. @returns false when another process is counting */
export async function tryLockRollup(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ is_mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${KEY}) as is_mine`,
  );
  return rows[0]!.is_mine;
}
