import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Receipt, ReceiptsQuery } from '../../../contract/dashboard.ts';
import { paymentReceipts } from '../../payments/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

const STATES = {
  open: and(ne(paymentReceipts.outcome, 'credited'), isNull(paymentReceipts.resolvedAt)),
  resolved: isNotNull(paymentReceipts.resolvedAt),
  credited: eq(paymentReceipts.outcome, 'credited'),
};

/** A page of the money that we received, newest first. */
export async function listReceipts({ database }: DashboardDeps, query: InferOutput<typeof ReceiptsQuery>) {
  const { page, per_page: perPage, before, state } = query;
  const asked = state && STATES[state];
  const [found, counted] = await Promise.all([
    database
      .select()
      .from(paymentReceipts)
      .where(and(asked, before === undefined ? undefined : lt(paymentReceipts.id, before)))
      .orderBy(desc(paymentReceipts.id))
      .limit(perPage + 1)
      .offset(offsetOf(query)),
    countUpTo(database, sql`from ${paymentReceipts} where ${asked ?? sql`true`}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  return { data: rows.map(presentReceipt), page, per_page: perPage, ...counted, next: last?.id ?? null };
}

/** A receipt as the dashboard shows it; amounts in whole units of its currency. */
export function presentReceipt(row: typeof paymentReceipts.$inferSelect): Receipt {
  return {
    id: row.id,
    gateway: row.gateway,
    payment_id: row.paymentId,
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    outcome: row.outcome,
    via: row.via,
    paid_at: row.paidAt.toISOString(),
    received_at: row.receivedAt.toISOString(),
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    topup_id: row.topupId,
  };
}

/**
 * Records that an admin dealt with money that could not be matched: by a refund at the gateway, or by a correction. It
 * moves no money itself.
 * @throws ApiError not_found, conflict when it is resolved already or was credited
 */
export function resolveReceipt(
  transaction: Transaction,
  { deps: { clock }, session, id, reason }: { deps: DashboardDeps; session: Session; id: number; reason: string },
): Promise<{ log_id: string }> {
  return runAsAdminWithin(transaction, session, async () => {
    const mine = eq(paymentReceipts.id, id);
    const [receipt] = await transaction.select().from(paymentReceipts).where(mine).for('update');
    if (!receipt) throw new ApiError('not_found');
    if (receipt.outcome === 'credited' || receipt.resolvedAt) throw new ApiError('conflict');
    await transaction.update(paymentReceipts).set({ resolvedAt: clock.now() }).where(mine);
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'receipt.resolve',
        subject: { type: 'receipt', id: String(id) },
        reason,
        before: { outcome: receipt.outcome, reference: receipt.reference, amount: receipt.amount },
      },
    });
    return { log_id: logId };
  });
}
