import { sql } from 'drizzle-orm';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { webhookRefusals } from './tables.ts';

export type CountRefusal = () => Promise<void>;

const HOUR_MS = 3600 * 1000;

/** When the hour began that a moment lies in. */
export const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/**
 * Counts webhooks that are refused for a wrong token. Those that come while a count is being written are written
 * together by the next statement, so that a flood occupies one connection, one row and nothing else. Whoever sends them
 * waits for the count; where the database is away it is made up for at the next refusal.
 */
export function createRefusalCount({
  database,
  clock,
  gateway,
  log,
}: Pick<PaymentsDeps, 'database' | 'clock' | 'gateway' | 'log'>): CountRefusal {
  let uncounted = 0;
  let writing: Promise<void> | null = null;

  const write = async () => {
    const refused = uncounted;
    uncounted = 0;
    const now = clock.now();
    try {
      await database
        .insert(webhookRefusals)
        .values({ gateway: gateway.id, hour: hourOf(now), refused, lastAt: now })
        .onConflictDoUpdate({
          target: [webhookRefusals.gateway, webhookRefusals.hour],
          set: {
            refused: sql`${webhookRefusals.refused} + excluded.refused`,
            lastAt: sql`greatest(${webhookRefusals.lastAt}, excluded.last_at)`,
          },
        });
    } catch (error) {
      uncounted += refused;
      log.error({ error: (error as Error).message }, 'refused webhooks could not be counted');
    }
  };
  /** Settles when everything counted up to its beginning is written. */
  const writeNext = (): Promise<void> => {
    writing = write().finally(() => {
      writing = null;
    });
    return writing;
  };
  return async () => {
    uncounted += 1;
    await writing;
    // The first of those that waited writes for all of them.
    await (writing ?? (uncounted > 0 ? writeNext() : undefined));
  };
}
