import { lt } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { webhookEvents, webhookRefusals } from './tables.ts';

/**
 * The gateway repeats a message for a day, an operator in its dashboard for longer; receipts detect a repeated payment
 * forever.
 */
const KEPT_MS = 90 * DAY_MS;

/** Deletes messages processed long ago, and old counts of refusals. */
export async function pruneWebhooks({ database, clock }: Pick<PaymentsDeps, 'database' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_MS);
  await database.delete(webhookEvents).where(lt(webhookEvents.processedAt, oldest));
  await database.delete(webhookRefusals).where(lt(webhookRefusals.hour, oldest));
}
