import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { announceTopup } from './announceTopup.ts';
import { askGateway } from './askGateway.ts';
import type { PaymentsParts } from './paymentsParts.ts';
import { prepareTopupQueue } from './queues.ts';
import { recordPayment } from './recordPayment.ts';
import { paymentReceipts, paymentSweeps, topups } from './tables.ts';

/** Money movements may enter the gateway's list late: each sweep looks back this far behind the last one. */
const OVERLAP_MS = 2 * 3600 * 1000;
/** How far the very first sweep looks back. */
const FIRST_LOOK_BACK_MS = 24 * 3600 * 1000;
/** One process sweeps, and not more often than this. */
const SWEEP_EVERY_MS = 45_000;
/** The clock of a phone, a bank and a webhook on its way: an expired top-up is ended this much later. */
const GRACE_MS = 30_000;
const FORGOTTEN_MS = 60_000;
const AT_ONCE = 200;

/**
 * The safety net under webhooks and polling: compares the gateway's list of money with our receipts, gives forgotten
 * top-ups a job again and ends the overdue ones. Every payment whose webhooks were all lost is credited here.
 * @returns false when another process swept a moment ago
 */
export async function sweepPayments(parts: PaymentsParts): Promise<boolean> {
  const range = await claimSweep(parts);
  if (!range) return false;
  await bookMissedPayments(parts, range);
  await parts.database
    .update(paymentSweeps)
    .set({ sweptUntil: range.to })
    .where(eq(paymentSweeps.gateway, parts.gateway.id));
  await prepareForgotten(parts);
  await expireOverdue(parts);
  return true;
}

async function claimSweep({ database, gateway, clock }: PaymentsParts): Promise<{ from: Date; to: Date } | null> {
  const now = clock.now();
  const [claimed] = await database
    .insert(paymentSweeps)
    .values({ gateway: gateway.id, startedAt: now, sweptUntil: new Date(now.getTime() - FIRST_LOOK_BACK_MS) })
    .onConflictDoUpdate({
      target: paymentSweeps.gateway,
      set: { startedAt: now },
      setWhere: lt(paymentSweeps.startedAt, new Date(now.getTime() - SWEEP_EVERY_MS)),
    })
    .returning();
  return claimed ? { from: new Date(claimed.sweptUntil.getTime() - OVERLAP_MS), to: now } : null;
}

async function bookMissedPayments(parts: PaymentsParts, range: { from: Date; to: Date }): Promise<void> {
  for await (const payment of parts.gateway.listPayments(range)) {
    const [known] = await parts.database
      .select({ id: paymentReceipts.id })
      .from(paymentReceipts)
      .where(and(eq(paymentReceipts.gateway, parts.gateway.id), eq(paymentReceipts.paymentId, payment.paymentId)));
    if (!known) await recordPayment({ parts, payment, via: 'sweep' });
  }
}

/** A top-up without instructions and long without a try has lost its job. */
async function prepareForgotten({ database, jobs, clock, gateway }: PaymentsParts): Promise<void> {
  const forgotten = await database
    .select({ id: topups.id })
    .from(topups)
    .where(
      and(
        eq(topups.state, 'pending'),
        isNull(topups.instructions),
        eq(topups.gateway, gateway.id),
        lt(topups.createdAt, new Date(clock.now().getTime() - FORGOTTEN_MS)),
      ),
    )
    .limit(AT_ONCE);
  await jobs.enqueueAll(
    database,
    prepareTopupQueue,
    forgotten.map(({ id }) => ({ data: { topupId: id } })),
  );
}

/** Ends what is overdue, after asking the gateway once more; a gateway that does not answer keeps nobody's top-up open for ever. */
async function expireOverdue(parts: PaymentsParts): Promise<void> {
  const { database, clock, log } = parts;
  const overdue = await database
    .select({ id: topups.id })
    .from(topups)
    .where(and(eq(topups.state, 'pending'), lt(topups.expiresAt, new Date(clock.now().getTime() - GRACE_MS))))
    .orderBy(asc(topups.expiresAt))
    .limit(AT_ONCE);
  for (const { id } of overdue) {
    await askGateway({ parts, topupId: id, everyMs: 0 }).catch((error: Error) =>
      log.info({ error: error.message }, 'the gateway did not say how an overdue top-up stands'),
    );
  }
  for (const { id } of overdue) {
    // One by one: a transaction over many people's top-ups could wait in a circle with their payments.
    await database.transaction(async (transaction) => {
      const [expired] = await transaction
        .update(topups)
        .set({ state: 'expired', endedAt: clock.now() })
        .where(and(eq(topups.id, id), eq(topups.state, 'pending')))
        .returning();
      if (expired) await announceTopup(transaction, expired);
    });
  }
}
