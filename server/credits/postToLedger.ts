import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import { afterCommit } from '../platform/database/afterCommit.ts';
import type { Queries } from '../platform/database/database.ts';
import { executePlanned } from '../platform/database/executePlanned.ts';
import { newId } from '../platform/identifier.ts';
import { coinsMoved } from '../platform/instruments.ts';
import type { ledgerPostings, PostingKind } from './tables.ts';

export type AccountKind = 'wallet' | 'hold' | 'sales' | 'promotion' | 'spend';

export interface Posting {
  kind: PostingKind;
  source: { type: (typeof ledgerPostings.$inferInsert)['sourceType']; id: string };
  userId: string;
  /** Coins added to (positive) or taken from (negative) each account; they sum to zero. The wallet is always first: one lock order prevents deadlocks. */
  legs: [AccountKind, number][];
}

/**
 * Writes a posting and its entries in one statement; the database moves the balances.
 * @returns false when this source already has a posting of this kind; nothing is written then
 */
export async function postToLedger(
  queries: Queries,
  { clock, posting }: { clock: Clock; posting: Posting },
): Promise<boolean> {
  const now = clock.now();
  const legs = posting.legs.map(
    ([kind, amount], position) => sql`(${accountId(kind, posting.userId)}, ${amount}::bigint, ${position}::int)`,
  );
  const written = await executePlanned(
    queries,
    sql`
    with posting as (
      insert into ledger_postings (id, kind, source_type, source_id, created_at)
      values (${newId(now)}, ${posting.kind}, ${posting.source.type}, ${posting.source.id}, ${now})
      on conflict (source_type, source_id, kind) do nothing
      returning id
    )
    insert into ledger_entries (posting_id, account_id, amount)
    select posting.id, leg.account_id, leg.amount
    from posting
    cross join (values ${sql.join(legs, sql`, `)}) as leg (account_id, amount, position)
    where leg.account_id is not null
    order by leg.position
    returning id
  `,
  );
  const count = written.rowCount ?? 0;
  if (count !== 0 && count !== posting.legs.length)
    throw new Error(`a ledger account is missing for user ${posting.userId}`);
  if (count > 0) afterCommit(queries, () => countCoins(posting));
  return count > 0;
}

/** Both legs have the same size; the first one's sign gives the direction, since the wallet comes first. */
function countCoins({ kind, legs }: Posting): void {
  const coins = legs[0]?.[1] ?? 0;
  coinsMoved.inc({ movement: kind === 'adjustment' && coins < 0 ? 'adjustment_down' : kind }, Math.abs(coins));
}

/** Two subqueries, so that each uses its own unique index: one join over both would read every account. */
function accountId(kind: AccountKind, userId: string): SQL {
  const isUsers = kind === 'wallet' || kind === 'hold';
  return isUsers
    ? sql`(select id from ledger_accounts where user_id = ${userId} and kind = ${kind})`
    : sql`(select id from ledger_accounts where user_id is null and kind = ${kind})`;
}
