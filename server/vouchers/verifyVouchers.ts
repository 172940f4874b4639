import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

/** @returns a sentence for each redemption and ledger posting that disagree; empty when all is right */
export async function verifyVouchers(queries: Queries): Promise<string[]> {
  const found = await queries.execute<{ problem: string }>(sql`
    select 'voucher ' || v.code || ' counts ' || v.uses || ' redemptions but has ' || count(r.user_id) as problem
      from vouchers v left join voucher_redemptions r on r.voucher_id = v.id group by v.id having v.uses <> count(r.user_id)
    union all
    select 'the redemption ' || coalesce(r.voucher_id || '/' || r.user_id, p.source_id) || ' and its credit do not belong together'
      from voucher_redemptions r full join (select * from ledger_postings where source_type = 'voucher') p on p.source_id = r.voucher_id || '/' || r.user_id
      where r.user_id is null or p.id is null
  `);
  return found.rows.map((row) => row.problem);
}
