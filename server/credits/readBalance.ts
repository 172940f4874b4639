import { sql } from 'drizzle-orm';
import type { Balance } from '../../contract/credits.ts';
import type { Queries } from '../platform/database/database.ts';
import { executePlanned } from '../platform/database/executePlanned.ts';

/** Spendable and reserved coins; zero for a user without a wallet. */
export async function readBalance(queries: Queries, userId: string): Promise<Balance> {
  const found = await executePlanned<{ balance: string; held: string }>(
    queries,
    sql`
    select coalesce(sum(balance) filter (where kind = 'wallet'), 0) as balance,
           coalesce(sum(balance) filter (where kind = 'hold'), 0) as held
    from ledger_accounts where user_id = ${userId}
  `,
  );
  const row = found.rows[0];
  return { balance: Number(row?.balance ?? 0), held: Number(row?.held ?? 0) };
}
