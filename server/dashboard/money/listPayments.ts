import { and, asc, desc, eq, getTableColumns, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PaymentDetail, PaymentRow, PaymentsQuery } from '../../../contract/dashboard.ts';
import { users } from '../../accounts/tables.ts';
import { paymentAttempts, paymentReceipts, topups } from '../../payments/tables.ts';
import { periodOf } from '../../platform/businessTime.ts';
import { earliestId } from '../../platform/identifier.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { type PersonRow, personColumns, presentPerson } from '../presentPerson.ts';
import { presentReceipt } from './listReceipts.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Not `exists`: for the few rows of a page, the planner would hash all purchases. */
const isCredited = sql<boolean>`(select true from ledger_postings p where p.source_type = 'topup' and p.kind = 'purchase' and p.source_id = ${topups.id}::text limit 1) is not null`;
const columns = { topup: getTableColumns(topups), person: personColumns, isCredited };

/** A page of everybody's payments, newest first. */
export async function listPayments({ database, clock }: DashboardDeps, query: PaymentsQuery) {
  const { page, per_page: perPage } = query;
  const now = clock.now();
  const [found, counted] = await Promise.all([
    database
      .select(columns)
      .from(topups)
      .innerJoin(users, eq(users.id, topups.userId))
      .where(conditions(query, now))
      .orderBy(desc(topups.id))
      .limit(perPage + 1)
      .offset(offsetOf(query)),
    countUpTo(database, sql`from ${topups} where ${conditions({ ...query, before: undefined }, now) ?? sql`true`}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  return { data: rows.map(present), page, per_page: perPage, ...counted, next: last?.topup.id ?? null };
}

/** The period is that of the order; for paid ones it is when we recorded the payment, as in the overview. */
function conditions(query: PaymentsQuery, now: Date): SQL | undefined {
  const { from, to } = periodOf(query, now);
  const isPaid = query.status === 'completed';
  return and(
    query.status && eq(topups.state, query.status),
    query.user_id ? eq(topups.userId, query.user_id) : undefined,
    from ? (isPaid ? gte(topups.endedAt, from) : gte(topups.id, earliestId(from))) : undefined,
    to ? (isPaid ? lt(topups.endedAt, to) : lt(topups.id, earliestId(to))) : undefined,
    query.before ? lt(topups.id, query.before) : undefined,
    query.search ? searched(query.search) : undefined,
  );
}

function searched(search: string): SQL {
  if (UUID.test(search)) return or(eq(topups.id, search), eq(topups.userId, search))!;
  const beginning = `${search.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`;
  return or(like(topups.invoiceNumber, beginning), like(topups.reference, beginning))!;
}

/** One payment with what we stored about it and what the gateway says now. @throws ApiError not_found */
export async function readPayment({ database, payments }: DashboardDeps, id: string): Promise<PaymentDetail> {
  const [row] = await database
    .select(columns)
    .from(topups)
    .innerJoin(users, eq(users.id, topups.userId))
    .where(eq(topups.id, id));
  if (!row) throw new ApiError('not_found');
  const [attempts, receipts] = await Promise.all([
    database.select().from(paymentAttempts).where(eq(paymentAttempts.topupId, id)).orderBy(asc(paymentAttempts.sentAt)),
    database.select().from(paymentReceipts).where(eq(paymentReceipts.topupId, id)).orderBy(asc(paymentReceipts.id)),
  ]);
  const asked = attempts.findLast(({ requestId }) => requestId !== null);
  return {
    ...present(row),
    attempts: attempts.map(({ reference, state, requestId, sentAt }) => ({
      reference,
      state,
      request_id: requestId,
      sent_at: sentAt.toISOString(),
    })),
    receipts: receipts.map(presentReceipt),
    ...(await askGateway({ payments }, { gateway: row.topup.gateway, requestId: asked?.requestId ?? null })),
  };
}

/** The gateway's own record. A gateway that does not answer is a result too: the page is shown without the record. */
async function askGateway(
  { payments: { gateway, log } }: Pick<DashboardDeps, 'payments'>,
  asked: { gateway: string; requestId: string | null },
): Promise<Pick<PaymentDetail, 'gateway_record' | 'gateway_silence'>> {
  if (asked.gateway !== gateway.id) return { gateway_record: null, gateway_silence: 'other_gateway' };
  if (asked.requestId === null) return { gateway_record: null, gateway_silence: 'never_asked' };
  try {
    const { state, payments } = await gateway.read(asked.requestId);
    return {
      gateway_record: {
        state,
        payments: payments.map(({ paymentId, reference, amount, currency, paidAt }) => ({
          payment_id: paymentId,
          reference,
          amount,
          currency,
          paid_at: paidAt?.toISOString() ?? null,
        })),
      },
      gateway_silence: null,
    };
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'the gateway did not tell of a payment');
    return { gateway_record: null, gateway_silence: 'no_answer' };
  }
}

function present({
  topup,
  person,
  isCredited: credited,
}: {
  topup: typeof topups.$inferSelect;
  person: PersonRow;
  isCredited: boolean;
}): PaymentRow {
  return {
    id: topup.id,
    reference_id: topup.reference,
    invoice_number: topup.invoiceNumber,
    state: topup.state,
    user: presentPerson(person),
    credit_amount: topup.creditAmount,
    bonus_credits: topup.bonusCredits,
    subtotal: topup.subtotal,
    platform_fee: topup.platformFee,
    vat: topup.vat,
    total_payment: topup.totalPayment,
    payment_method: topup.method,
    channel: topup.channelLabel,
    gateway: topup.gateway,
    is_credited: credited,
    created_at: topup.createdAt.toISOString(),
    paid_at: topup.paidAt?.toISOString() ?? null,
  };
}
