import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import { runEachStep } from '../platform/runEachStep.ts';
import { announceTopup } from './announceTopup.ts';
import { askGateway } from './askGateway.ts';
import type { GatewayPayment, OddPayment } from './gateway.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { prepareTopupQueue } from './queues.ts';
import { recordPayment } from './recordPayment.ts';
import { oddPayments, paymentReceipts, paymentSweeps, topups } from './tables.ts';

/** Payments may appear late in the gateway's list: each sweep starts this long before the end of the last one. */
const OVERLAP_MS = 2 * 3600 * 1000;
/** Period of the very first sweep. */
const FIRST_LOOK_BACK_MS = DAY_MS;
/** Across all processes: the first one in a period sweeps. */
export const SWEEP_EVERY_MS = 60_000;
/** Shorter than the period, so that a timer that fires a little early does not skip one. */
const CLAIMED_MS = 0.75 * SWEEP_EVERY_MS;
/** Delay before an overdue top-up is expired: allows for clock differences and a webhook in transit. */
const GRACE_MS = 30_000;
const FORGOTTEN_MS = 60_000;
const AT_ONCE = 200;
/** A longer gap between two sweeps means an outage, or a clock that jumped ahead. */
const LEAP_MS = 600_000;

/**
 * The safety net for webhooks and polling: compares the gateway's list of payments with our receipts, re-enqueues
 * forgotten top-ups and expires the overdue ones. A payment whose webhooks were all lost is credited here. A failed step
 * does not prevent the others.
 * @returns false when another process swept less than a period ago
 * @throws the first failed step's error, after all steps have run
 */
export async function sweepPayments(deps: PaymentsDeps): Promise<boolean> {
  const range = await claimSweep(deps);
  if (!range) return false;
  await runEachStep([() => compareLists(deps, range), () => prepareForgotten(deps), () => expireOverdue(deps)]);
  return true;
}

interface SweepRange {
  from: Date;
  to: Date;
}

async function claimSweep({ database, gateway, clock }: PaymentsDeps): Promise<SweepRange | null> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const mine = eq(paymentSweeps.gateway, gateway.id);
    await transaction
      .insert(paymentSweeps)
      .values({ gateway: gateway.id, startedAt: new Date(0), sweptUntil: new Date(now.getTime() - FIRST_LOOK_BACK_MS) })
      .onConflictDoNothing();
    const [last] = await transaction.select().from(paymentSweeps).where(mine).for('update');
    const sinceLast = now.getTime() - last!.startedAt.getTime();
    // A last sweep in the future was written by a clock that has been corrected since.
    const isAhead = sinceLast < -CLAIMED_MS;
    if (sinceLast < CLAIMED_MS && !isAhead) return null;
    const isLeap = sinceLast > LEAP_MS && last!.startedAt.getTime() > 0;
    await transaction
      .update(paymentSweeps)
      .set({
        startedAt: now,
        ...(isLeap && { certainUntil: earlier(last!.certainUntil, last!.sweptUntil) }),
        ...(isAhead && { certainUntil: null }),
      })
      .where(mine);
    const from = isAhead
      ? earlier(last!.certainUntil, new Date(now.getTime() - FIRST_LOOK_BACK_MS))
      : earlier(last!.sweptUntil, now);
    return { from: new Date(from.getTime() - OVERLAP_MS), to: now };
  });
}

const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other);

async function compareLists(deps: PaymentsDeps, range: SweepRange): Promise<void> {
  const { database, gateway } = deps;
  for await (const row of gateway.listPayments(range)) {
    if ('paymentId' in row) await recordMissedPayment(deps, row);
    else await recordOdd(deps, row);
  }
  await database.update(paymentSweeps).set({ sweptUntil: range.to }).where(eq(paymentSweeps.gateway, gateway.id));
}

async function recordMissedPayment(deps: PaymentsDeps, payment: GatewayPayment): Promise<void> {
  const [known] = await deps.database
    .select({ id: paymentReceipts.id })
    .from(paymentReceipts)
    .where(and(eq(paymentReceipts.gateway, deps.gateway.id), eq(paymentReceipts.paymentId, payment.paymentId)));
  if (known) return;
  try {
    await recordPayment({ deps, payment, via: 'sweep' });
  } catch (error) {
    // If the database is away, this fails as well, and the next sweep repeats the range.
    await recordOdd(deps, { key: payment.paymentId, reason: (error as Error).message.slice(0, 300) });
  }
}

/** Records an invalid row once, for the admin's system page. */
async function recordOdd({ database, gateway, clock, log }: PaymentsDeps, odd: OddPayment): Promise<void> {
  const written = await database
    .insert(oddPayments)
    .values({ gateway: gateway.id, ...odd, seenAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: oddPayments.id });
  if (written.length > 0)
    log.warn({ row: odd.key, reason: odd.reason }, 'a row of the gateway’s list waits for a person');
}

/** Re-enqueues pending top-ups that have no instructions after `FORGOTTEN_MS`: their jobs may be lost. */
async function prepareForgotten({ database, jobs, clock, gateway }: PaymentsDeps): Promise<void> {
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

/** Expires overdue top-ups after a last read from the gateway; if it does not answer, they expire all the same. */
async function expireOverdue(deps: PaymentsDeps): Promise<void> {
  const { database, clock, log } = deps;
  const overdue = await database
    .select({ id: topups.id })
    .from(topups)
    .where(and(eq(topups.state, 'pending'), lt(topups.expiresAt, new Date(clock.now().getTime() - GRACE_MS))))
    .orderBy(asc(topups.expiresAt))
    .limit(AT_ONCE);
  for (const { id } of overdue) {
    await askGateway({ deps, topupId: id, everyMs: 0 }).catch((error: Error) =>
      log.info({ error: error.message }, 'the gateway did not say how an overdue top-up stands'),
    );
  }
  await runEachStep(
    overdue.map(
      ({ id }) =>
        () =>
          expire(deps, id),
    ),
  );
}

/** One transaction per top-up: a shared one over many users' top-ups could deadlock with their payments. */
async function expire({ database, clock }: PaymentsDeps, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [expired] = await transaction
      .update(topups)
      .set({ state: 'expired', endedAt: clock.now() })
      .where(and(eq(topups.id, id), eq(topups.state, 'pending')))
      .returning();
    if (expired) await announceTopup(transaction, expired);
  });
}
