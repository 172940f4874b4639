import { and, desc, eq, gte, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { PaymentsReading, WebhooksReading } from '../../contract/dashboard.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { ledgerPostings } from '../credits/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { earliestId } from '../platform/identifier.ts';
import { hourOf } from './countRefusals.ts';
import { MAX_TRIES } from './drainWebhooks.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import {
  FAILED_ONCE,
  oddPayments,
  paymentReceipts,
  paymentSweeps,
  topups,
  webhookEvents,
  webhookRefusals,
} from './tables.ts';

const HOUR_MS = 3600 * 1000;
/** Top-ups expire within a day; the daily ledger check covers older ones. */
const RECENT_TOPUPS_MS = 3 * DAY_MS;

type HealthDeps = Pick<PaymentsDeps, 'clock' | 'gateway'>;

/** Payments that may not have been credited, for the admin's system page. */
export async function readPaymentHealth(queries: Queries, { clock, gateway }: HealthDeps): Promise<PaymentsReading> {
  const since = earliestId(new Date(clock.now().getTime() - RECENT_TOPUPS_MS));
  const [uncredited] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(topups)
    .where(
      and(
        gte(topups.id, since),
        eq(topups.state, 'completed'),
        notExists(
          queries
            .select({ id: ledgerPostings.id })
            .from(ledgerPostings)
            .where(
              and(
                eq(ledgerPostings.kind, 'purchase'),
                eq(ledgerPostings.sourceType, 'topup'),
                // Bounds the index scan; without it, every purchase ever made would be read.
                gte(ledgerPostings.sourceId, since),
                eq(ledgerPostings.sourceId, sql`${topups.id}::text`),
              ),
            ),
        ),
      ),
    );
  const [open] = await queries
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`coalesce(sum(${paymentReceipts.amount}), 0)`.mapWith(Number),
    })
    .from(paymentReceipts)
    .where(and(ne(paymentReceipts.outcome, 'credited'), isNull(paymentReceipts.resolvedAt)));
  const [odd] = await queries
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      reason: sql<string | null>`(array_agg(${oddPayments.reason} order by ${oddPayments.id} desc))[1]`,
    })
    .from(oddPayments)
    .where(and(eq(oddPayments.gateway, gateway.id), isNull(oddPayments.resolvedAt)));
  const [sweep] = await queries.select().from(paymentSweeps).where(eq(paymentSweeps.gateway, gateway.id));
  return {
    gateway: gateway.id,
    uncredited_topups: uncredited!.count,
    open_receipts: open!.count,
    open_receipts_amount: open!.amount,
    odd_payments: odd!.count,
    odd_payment: odd!.reason,
    swept_until: sweep?.sweptUntil.toISOString() ?? null,
  };
}

/** Backlog and failures of the gateway's webhooks, for the admin's system page. */
export async function readWebhookHealth(queries: Queries, { clock, gateway }: HealthDeps): Promise<WebhooksReading> {
  // The condition of `drainWebhooks`: other events have used up their tries, or belong to a disabled gateway.
  const isTried = and(eq(webhookEvents.gateway, gateway.id), lt(webhookEvents.tries, MAX_TRIES));
  const [open] = await queries
    .select({
      waiting: sql<number>`count(*) filter (where ${isTried})`.mapWith(Number),
      since: sql<Date | null>`min(${webhookEvents.receivedAt}) filter (where ${isTried})`.mapWith(
        webhookEvents.receivedAt,
      ),
      givenUp: sql<number>`count(*) filter (where not (${isTried}))`.mapWith(Number),
    })
    .from(webhookEvents)
    .where(isNull(webhookEvents.processedAt));
  const [failed] = await queries
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      lastAt: sql<Date | null>`max(${webhookEvents.receivedAt})`.mapWith(webhookEvents.receivedAt),
    })
    .from(webhookEvents)
    .where(and(gte(webhookEvents.receivedAt, new Date(clock.now().getTime() - DAY_MS)), FAILED_ONCE));
  const [last] = await queries
    .select({ receivedAt: webhookEvents.receivedAt })
    .from(webhookEvents)
    .orderBy(desc(webhookEvents.id))
    .limit(1);
  // Counts whole hours, so slightly more than the period, never less.
  const refusedWithin = (time: number) =>
    sql<number>`coalesce(sum(${webhookRefusals.refused}) filter (where ${webhookRefusals.hour} >= ${hourOf(new Date(clock.now().getTime() - time))}), 0)`.mapWith(
      Number,
    );
  const [refusals] = await queries
    .select({
      refused: refusedWithin(DAY_MS),
      lately: refusedWithin(HOUR_MS),
      lastAt: sql<Date | null>`max(${webhookRefusals.lastAt})`.mapWith(webhookRefusals.lastAt),
    })
    .from(webhookRefusals)
    .where(eq(webhookRefusals.gateway, gateway.id));
  return {
    waiting: open!.waiting,
    waiting_since: open!.since?.toISOString() ?? null,
    given_up: open!.givenUp,
    failed: failed!.count,
    refused: refusals!.refused,
    refused_lately: refusals!.lately,
    last_refused_at: refusals!.lastAt?.toISOString() ?? null,
    last_failed_at: failed!.lastAt?.toISOString() ?? null,
    last_received_at: last?.receivedAt.toISOString() ?? null,
  };
}
