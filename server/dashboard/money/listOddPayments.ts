import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { OddPayment, OddPaymentsQuery } from '../../../contract/dashboard.ts';
import { oddPayments } from '../../payments/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

const STATES = { open: isNull(oddPayments.resolvedAt), resolved: isNotNull(oddPayments.resolvedAt) };

/** A page of the rows of the gateway's list that could not be read or recorded, newest first. */
export async function listOddPayments({ database }: DashboardDeps, query: InferOutput<typeof OddPaymentsQuery>) {
  const { page, per_page: perPage, before, state } = query;
  const asked = state && STATES[state];
  const [found, counted] = await Promise.all([
    database
      .select()
      .from(oddPayments)
      .where(and(asked, before === undefined ? undefined : lt(oddPayments.id, before)))
      .orderBy(desc(oddPayments.id))
      .limit(perPage + 1)
      .offset(offsetOf(query)),
    countUpTo(database, sql`from ${oddPayments} where ${asked ?? sql`true`}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  const data = rows.map(({ id, gateway, key, reason, seenAt, resolvedAt }): OddPayment => ({
    id,
    gateway,
    key,
    reason,
    seen_at: seenAt.toISOString(),
    resolved_at: resolvedAt?.toISOString() ?? null,
  }));
  return { data, page, per_page: perPage, ...counted, next: last?.id ?? null };
}

/** Marks a row as looked at, and moves no money. @throws ApiError not_found, conflict when it is marked already */
export function dismissOddPayment(
  transaction: Transaction,
  { deps: { clock }, session, id, reason }: { deps: DashboardDeps; session: Session; id: number; reason: string },
): Promise<{ log_id: string }> {
  return runAsAdminWithin(transaction, session, async () => {
    const mine = eq(oddPayments.id, id);
    const [row] = await transaction.select().from(oddPayments).where(mine).for('update');
    if (!row) throw new ApiError('not_found');
    if (row.resolvedAt) throw new ApiError('conflict');
    await transaction.update(oddPayments).set({ resolvedAt: clock.now() }).where(mine);
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'odd_payment.tick_off',
        subject: { type: 'odd_payment', id: String(id) },
        reason,
        before: { gateway: row.gateway, key: row.key, reason: row.reason },
      },
    });
    return { log_id: logId };
  });
}
