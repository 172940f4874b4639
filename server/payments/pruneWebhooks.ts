import { lt } from 'drizzle-orm';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { webhookEvents, webhookRefusals } from './tables.ts';

/** The gateway repeats a message for a day, a person in its dashboard for longer; receipts recognise a payment for ever. */
const KEPT_MS = 90 * 24 * 3600 * 1000;

/** Forgets messages that were acted on long ago, and how many were refused then. */
export async function pruneWebhooks({ database, clock }: Pick<PaymentsDeps, 'database' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_MS);
  await database.delete(webhookEvents).where(lt(webhookEvents.processedAt, oldest));
  await database.delete(webhookRefusals).where(lt(webhookRefusals.hour, oldest));
}
