import { type SQL, sql } from 'drizzle-orm';
import type { TransactionType } from '../../contract/activity.ts';
import type { PostingKind } from '../credits/tables.ts';
import { type Period, periodOf, type PeriodQuestion } from '../platform/businessTime.ts';

/** The audit trail's word for each kind of posting that moves a wallet, and back. `settle` moves no wallet. */
export const TYPE_OF_KIND: Partial<Record<PostingKind, TransactionType>> = {
  purchase: 'purchase',
  bonus: 'bonus',
  redemption: 'redemption',
  grant: 'grant',
  hold: 'usage',
  release: 'refund',
  adjustment: 'adjustment',
};
const KIND_OF_TYPE = Object.fromEntries(Object.entries(TYPE_OF_KIND).map(([kind, type]) => [type, kind])) as Record<
  TransactionType,
  PostingKind
>;

export interface AuditFilters extends PeriodQuestion {
  transaction_type?: TransactionType | undefined;
  amount_min?: number | undefined;
  amount_max?: number | undefined;
  search?: string | undefined;
}

/** The entries of one of a user's accounts, worded to match the covering index. */
export function entriesOf(userId: string, account: 'wallet' | 'hold'): SQL {
  return sql`e.balance_after is not null and e.account_id = (select id from ledger_accounts where user_id = ${userId} and kind = ${account})`;
}

/** Entries `e` within a period. */
export function within({ from, to }: Period): SQL {
  return sql`${from ? sql`e.created_at >= ${from}` : sql`true`} and ${to ? sql`e.created_at < ${to}` : sql`true`}`;
}

/** The conditions of the filters on entries `e` of a user's wallet. */
export function auditConditions({ userId, filters, now }: { userId: string; filters: AuditFilters; now: Date }): SQL {
  const { transaction_type: type, amount_min: min, amount_max: max, search } = filters;
  const conditions = [
    entriesOf(userId, 'wallet'),
    within(periodOf(filters, now)),
    type && sql`e.kind = ${KIND_OF_TYPE[type]}`,
    min !== undefined && sql`abs(e.amount) >= ${min}`,
    max !== undefined && sql`abs(e.amount) <= ${max}`,
    search && searchCondition(userId, search),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== false && condition !== ''),
    sql` and `,
  );
}

/** Searches the causes (prompts, invoices, vouchers); `#123` finds the entry by its id. */
function searchCondition(userId: string, search: string): SQL {
  const entryId = /^#(\d{1,18})$/.exec(search)?.[1];
  if (entryId) return sql`e.id = ${entryId}`;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const invoices = sql`from topups where user_id = ${userId} and (invoice_number ilike ${pattern} or reference ilike ${pattern} or channel_label ilike ${pattern})`;
  return sql`exists (
    select from ledger_postings p where p.id = e.posting_id and (
      (p.source_type = 'task' and split_part(p.source_id, '/', 1) in (select id::text from tasks where user_id = ${userId} and prompt ilike ${pattern}))
      or (p.source_type = 'topup' and p.source_id in (select id::text ${invoices}))
      or (p.kind = 'bonus' and exists (select ${invoices} and state = 'completed' and bonus_credits > 0))
      or (p.source_type = 'voucher' and p.source_id in (select r.voucher_id || '/' || r.user_id from voucher_redemptions r join vouchers v on v.id = r.voucher_id where r.user_id = ${userId} and v.code ilike ${pattern}))
      or (p.source_type = 'adjustment' and p.source_id in (select id::text from credit_adjustments where user_id = ${userId} and reason ilike ${pattern}))))`;
}
