import { and, count, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  Invoice,
  InvoiceDetail,
  InvoiceQuery,
  InvoiceStats,
  InvoiceStatus,
  TopupState,
} from '../../contract/payments.ts';
import { periodOf, type PeriodQuestion } from '../platform/businessTime.ts';
import type { Queries } from '../platform/database/database.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { presentTopupNow, type TopupRow } from './presentTopup.ts';
import { topups } from './tables.ts';

const STATUS_OF_STATE: Record<TopupState, InvoiceStatus> = {
  pending: 'pending',
  completed: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
};
const STATE_OF_STATUS = Object.fromEntries(
  Object.entries(STATUS_OF_STATE).map(([state, status]) => [status, state]),
) as Record<InvoiceStatus, TopupState>;

/** A top-up as an invoice. */
export function presentInvoice(row: TopupRow): Invoice {
  return {
    id: row.id,
    number: row.invoiceNumber,
    reference_id: row.reference,
    status: STATUS_OF_STATE[row.state],
    payment_method: row.method,
    channel: { code: row.channelCode, label: row.channelLabel },
    credit_amount: row.creditAmount,
    bonus_credits: row.bonusCredits,
    total_credits: row.creditAmount + row.bonusCredits,
    subtotal: row.subtotal,
    platform_fee: row.platformFee,
    vat: row.vat,
    total_payment: row.totalPayment,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}

/** An invoice with its lines, its payment method, and the ledger entries it caused. */
export async function presentInvoiceDetail(
  queries: Queries,
  { deps, row }: { deps: Pick<PaymentsDeps, 'gateway' | 'clock'>; row: TopupRow },
): Promise<InvoiceDetail> {
  const entries = await queries.execute<{ id: string }>(sql`
    select e.id from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where e.balance_after is not null
      and ((p.source_type = 'topup' and p.source_id = ${row.id} and p.kind = 'purchase')
        or (${row.state === 'completed' && row.bonusCredits > 0} and p.source_type = 'account' and p.source_id = ${row.userId} and p.kind = 'bonus'))
    order by e.id
  `);
  const lines: InvoiceDetail['lines'] = [
    { kind: 'credits', credits: row.creditAmount, amount: row.subtotal },
    ...(row.bonusCredits > 0 ? [{ kind: 'bonus' as const, credits: row.bonusCredits, amount: 0 }] : []),
    { kind: 'platform_fee', credits: null, amount: row.platformFee },
    { kind: 'vat', credits: null, amount: row.vat },
  ];
  return {
    ...presentInvoice(row),
    lines,
    topup: presentTopupNow(row, deps),
    ledger_entry_ids: entries.rows.map(({ id }) => String(id)),
  };
}

type Filters = v.InferOutput<typeof InvoiceQuery>;

/** A page of one user's invoices, newest first. */
export async function listInvoices({
  deps,
  userId,
  filters,
}: {
  deps: Pick<PaymentsDeps, 'database' | 'clock'>;
  userId: string;
  filters: Filters;
}) {
  const { status, payment_method: method, search, page, limit } = filters;
  const mine = and(
    within(userId, filters, deps.clock.now()),
    status && eq(topups.state, STATE_OF_STATUS[status]),
    method && eq(topups.method, method),
    search ? matches(search) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    deps.database
      .select()
      .from(topups)
      .where(mine)
      .orderBy(desc(topups.id))
      .limit(limit)
      .offset((page - 1) * limit),
    deps.database.select({ total: count() }).from(topups).where(mine),
  ]);
  return { data: rows.map(presentInvoice), page, limit, total: counted?.total ?? 0 };
}

function within(userId: string, asked: PeriodQuestion, now: Date): SQL | undefined {
  const { from, to } = periodOf(asked, now);
  return and(
    eq(topups.userId, userId),
    from ? gte(topups.createdAt, from) : undefined,
    to ? lt(topups.createdAt, to) : undefined,
  );
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(topups.invoiceNumber, pattern),
    ilike(topups.reference, pattern),
    ilike(topups.channelLabel, pattern),
  );
}

/** Count and sums of the invoices of a period. */
export async function readInvoiceStats({
  deps,
  userId,
  asked,
}: {
  deps: Pick<PaymentsDeps, 'database' | 'clock'>;
  userId: string;
  asked: PeriodQuestion;
}): Promise<InvoiceStats> {
  const rows = await deps.database
    .select({
      state: topups.state,
      method: topups.method,
      count: count(),
      total: sql<string>`sum(${topups.totalPayment})`,
      credits: sql<string>`sum(${topups.creditAmount} + ${topups.bonusCredits})`,
      bonus: sql<string>`sum(${topups.bonusCredits})`,
    })
    .from(topups)
    .where(within(userId, asked, deps.clock.now()))
    .groupBy(topups.state, topups.method);
  const paid = rows.filter((row) => row.state === 'completed');
  const add = (some: typeof rows, pick: (row: (typeof rows)[number]) => number) =>
    some.reduce((sum, row) => sum + pick(row), 0);
  const group = <Key extends string>(some: typeof rows, keyOf: (row: (typeof rows)[number]) => Key) =>
    [...new Set(some.map(keyOf))].map((key) => {
      const members = some.filter((row) => keyOf(row) === key);
      return { key, count: add(members, (row) => row.count), total_payment: add(members, (row) => Number(row.total)) };
    });
  return {
    count: add(rows, (row) => row.count),
    by_status: group(rows, (row) => STATUS_OF_STATE[row.state]).map(({ key, ...sums }) => ({ status: key, ...sums })),
    total_paid: add(paid, (row) => Number(row.total)),
    total_credits: add(paid, (row) => Number(row.credits)),
    bonus_credits: add(paid, (row) => Number(row.bonus)),
    by_method: group(paid, (row) => row.method).map(({ key, ...sums }) => ({ payment_method: key, ...sums })),
  };
}
