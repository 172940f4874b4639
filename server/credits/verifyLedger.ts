import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

/**
 * Recomputes the whole ledger from its entries alone.
 * @returns a sentence for each violated rule, naming the posting or account; empty when all is right
 */
export async function verifyLedger(queries: Queries): Promise<string[]> {
  const found = await queries.execute<{ problem: string }>(sql`
    select 'posting ' || p.id || ' (' || p.kind || ' of ' || p.source_type || ' ' || p.source_id || ') does not balance: its ' || count(e.id) || ' entries sum to ' || coalesce(sum(e.amount), 0) as problem
      from ledger_postings p left join ledger_entries e on e.posting_id = p.id group by p.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2
    union all
    select 'account ' || a.id || ' (' || a.kind || ' of user ' || a.user_id || ') says ' || a.balance || ' but its entries sum to ' || coalesce(sum(e.amount), 0)
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      where a.user_id is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    union all
    select 'account ' || id || ' (' || kind || ' of user ' || user_id || ') is below zero: ' || balance from ledger_accounts where user_id is not null and balance < 0
    union all
    select 'entry ' || id || ' of account ' || account_id || ' says ' || balance_after || ' remained, but ' || before || ' and ' || amount || ' make ' || (before + amount)
      from (select id, account_id, amount, balance_after, coalesce(lag(balance_after) over (partition by account_id order by id), 0) as before
            from ledger_entries where balance_after is not null) chain
      where balance_after <> before + amount
    union all
    select 'entry ' || e.id || ' says it belongs to a ' || e.kind || ', its posting ' || p.id || ' is a ' || p.kind
      from ledger_entries e join ledger_postings p on p.id = e.posting_id where e.kind <> p.kind or e.created_at <> p.created_at
    union all
    select 'the ending of ' || ended.source_id || ' moved other coins than were held: ' || ended.amount || ' instead of ' || coalesce(held.amount, 0)
      from (select p.source_id, sum(-e.amount) as amount from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id and a.kind = 'hold'
            where p.kind in ('settle', 'release') group by p.source_id) ended
      left join (select p.source_id, e.amount from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id and a.kind = 'hold'
            where p.kind = 'hold') held on held.source_id = ended.source_id
      where ended.amount <> coalesce(held.amount, 0)
  `);
  return found.rows.map((row) => row.problem);
}
