import { eq, sql } from 'drizzle-orm';
import { backOff } from '../../contract/backOff.ts';
import { webhooksHandled } from '../platform/instruments.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { failTopup } from './prepareTopup.ts';
import { recordPayment } from './recordPayment.ts';
import { paymentAttempts, webhookEvents } from './tables.ts';

const BATCH = 20;
/** A claimed event whose process was killed is claimed again after this. */
const CLAIM_SECONDS = 60;
/**
 * Tries over half a day; by then the sweep has booked the payment. The event stays unprocessed, for an admin to
 * examine.
 */
export const MAX_TRIES = 30;

/** Seconds between two tries. */
const WAITS = { first: 2, longest: 2048 };

type Event = typeof webhookEvents.$inferSelect;

/**
 * Processes stored webhooks until none is due. Each is claimed first, so that several processes share the work; an
 * event whose gateway does not answer is retried with growing delays.
 * @returns number of events finished
 */
export async function drainWebhooks(deps: PaymentsDeps): Promise<number> {
  let finished = 0;
  for (;;) {
    const events = await claimEvents(deps);
    const results = await Promise.all(events.map((event) => handle(deps, event)));
    finished += results.filter(Boolean).length;
    if (events.length < BATCH) return finished;
  }
}

async function claimEvents({ database, gateway, clock }: PaymentsDeps): Promise<Event[]> {
  const now = clock.now();
  const retryAt = new Date(now.getTime() + CLAIM_SECONDS * 1000);
  // A next try later than any possible wait was set by a clock that has been corrected since.
  const tooLate = new Date(now.getTime() + 2 * WAITS.longest * 1000);
  return database
    .update(webhookEvents)
    .set({ tries: sql`${webhookEvents.tries} + 1`, nextTryAt: retryAt })
    .where(sql`${webhookEvents.id} in (
      select id from webhook_events
      where processed_at is null and (next_try_at <= ${now} or next_try_at > ${tooLate}) and gateway = ${gateway.id} and tries < ${MAX_TRIES}
      order by next_try_at limit ${BATCH} for update skip locked)`)
    .returning();
}

/** @returns false when it has to be retried */
async function handle(deps: PaymentsDeps, event: Event): Promise<boolean> {
  const { database, clock, log } = deps;
  const mine = eq(webhookEvents.id, event.id);
  try {
    const outcome = await actOn(deps, event.body);
    await database.update(webhookEvents).set({ processedAt: clock.now(), outcome }).where(mine);
    webhooksHandled.inc({ outcome: 'acted_on' });
    return true;
  } catch (error) {
    webhooksHandled.inc({ outcome: 'tried_again' });
    const waitSeconds = backOff(event.tries - 1, WAITS);
    log.warn({ event: event.id, error: (error as Error).message, waitSeconds }, 'a webhook could not be acted on yet');
    await database
      .update(webhookEvents)
      .set({
        nextTryAt: new Date(clock.now().getTime() + waitSeconds * 1000),
        outcome: (error as Error).message.slice(0, 300),
      })
      .where(mine);
    return false;
  }
}

/** A webhook only says what to read: facts always come from the gateway's API. */
async function actOn(deps: PaymentsDeps, body: unknown): Promise<string> {
  const { database, gateway } = deps;
  const event = gateway.parseEvent(body);
  if (event.type === 'other') return 'ignored';
  if (event.type === 'payment') {
    const payment = await gateway.readPayment(event.paymentId);
    return payment ? recordPayment({ deps, payment, via: 'webhook' }) : 'unconfirmed';
  }
  const [attempt] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.reference, event.reference));
  if (!attempt?.requestId || event.state !== 'failed') return 'noted';
  const reading = await gateway.read(attempt.requestId);
  if (reading.state === 'failed') await failTopup(deps, attempt.topupId, 'payment_declined');
  return reading.state;
}
