import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

/** @returns a sentence for each top-up whose state, receipt and credit disagree; empty when all is right */
export async function verifyPayments(queries: Queries): Promise<string[]> {
  const found = await queries.execute<{ problem: string }>(sql`
    select 'top-up ' || t.reference || ' is completed but was never credited' as problem
      from topups t where t.state = 'completed' and not exists (select from ledger_postings p where p.source_type = 'topup' and p.source_id = t.id::text and p.kind = 'purchase')
    union all
    select 'top-up ' || coalesce(t.reference, p.source_id) || ' was credited but is ' || coalesce(t.state, 'missing')
      from ledger_postings p left join topups t on t.id::text = p.source_id where p.source_type = 'topup' and t.state is distinct from 'completed'
    union all
    select 'top-up ' || t.reference || ' promised ' || t.credit_amount || ' coins and brought ' || e.amount
      from topups t join ledger_postings p on p.source_type = 'topup' and p.source_id = t.id::text and p.kind = 'purchase'
      join ledger_entries e on e.posting_id = p.id and e.balance_after is not null where e.amount <> t.credit_amount
    union all
    select 'payment ' || r.payment_id || ' counts as credited but top-up ' || coalesce(t.reference, 'none') || ' is not completed'
      from payment_receipts r left join topups t on t.id = r.topup_id where r.outcome = 'credited' and t.state is distinct from 'completed'
  `);
  return found.rows.map((row) => row.problem);
}
