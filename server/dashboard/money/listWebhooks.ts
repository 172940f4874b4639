import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { WebhookRow, WebhooksQuery } from '../../../contract/dashboard.ts';
import { MAX_TRIES } from '../../payments/drainWebhooks.ts';
import { webhookEvents } from '../../payments/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

/** A page of the gateway's messages, newest first; without their contents, which name payers. */
export async function listWebhooks({ database, payments }: DashboardDeps, query: InferOutput<typeof WebhooksQuery>) {
  const { page, per_page: perPage, before, state } = query;
  const states: Record<WebhookRow['state'], SQL | undefined> = {
    waiting: and(
      isNull(webhookEvents.processedAt),
      lt(webhookEvents.tries, MAX_TRIES),
      eq(webhookEvents.gateway, payments.gateway.id),
    ),
    given_up: and(
      isNull(webhookEvents.processedAt),
      or(gte(webhookEvents.tries, MAX_TRIES), ne(webhookEvents.gateway, payments.gateway.id)),
    ),
    done: isNotNull(webhookEvents.processedAt),
  };
  const asked = state && states[state];
  const [found, counted] = await Promise.all([
    database
      .select()
      .from(webhookEvents)
      .where(and(asked, before === undefined ? undefined : lt(webhookEvents.id, before)))
      .orderBy(desc(webhookEvents.id))
      .limit(perPage + 1)
      .offset(offsetOf(query)),
    countUpTo(database, sql`from ${webhookEvents} where ${asked ?? sql`true`}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  const data = rows.map((row): WebhookRow => {
    const isTried = row.tries < MAX_TRIES && row.gateway === payments.gateway.id;
    return {
      id: row.id,
      gateway: row.gateway,
      key: row.key,
      state: row.processedAt ? 'done' : isTried ? 'waiting' : 'given_up',
      tries: row.tries,
      outcome: row.outcome,
      received_at: row.receivedAt.toISOString(),
      processed_at: row.processedAt?.toISOString() ?? null,
      next_try_at: row.nextTryAt.toISOString(),
    };
  });
  return { data, page, per_page: perPage, ...counted, next: last?.id ?? null };
}

type Asked = { deps: DashboardDeps; session: Session; id: number; reason: string };

/**
 * Retries a message as if it had just arrived; what it already did is not done twice. @throws ApiError not_found,
 * conflict when it was processed
 */
export function replayWebhook(transaction: Transaction, asked: Asked): Promise<{ log_id: string }> {
  const set = { tries: 0, nextTryAt: asked.deps.clock.now() };
  return change(transaction, { ...asked, action: 'webhook.replay', set });
}

/** Marks a message as done without processing it. @throws ApiError not_found, conflict when it was processed */
export function dismissWebhook(transaction: Transaction, asked: Asked): Promise<{ log_id: string }> {
  return change(transaction, { ...asked, action: 'webhook.tick_off', set: { processedAt: asked.deps.clock.now() } });
}

function change(
  transaction: Transaction,
  {
    deps: { clock },
    session,
    id,
    reason,
    action,
    set,
  }: Asked & { action: 'webhook.replay' | 'webhook.tick_off'; set: Partial<typeof webhookEvents.$inferInsert> },
): Promise<{ log_id: string }> {
  return runAsAdminWithin(transaction, session, async () => {
    const mine = eq(webhookEvents.id, id);
    const [event] = await transaction.select().from(webhookEvents).where(mine).for('update');
    if (!event) throw new ApiError('not_found');
    if (event.processedAt) throw new ApiError('conflict');
    await transaction.update(webhookEvents).set(set).where(mine);
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action,
        subject: { type: 'webhook', id: String(id) },
        reason,
        before: { tries: event.tries, outcome: event.outcome, gateway: event.gateway },
      },
    });
    return { log_id: logId };
  });
}
