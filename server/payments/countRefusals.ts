import { sql } from 'drizzle-orm';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { webhookRefusals } from './tables.ts';

export type CountRefusal = () => Promise<void>;

const HOUR_MS = 3600 * 1000;

/** The start of a moment's hour. */
export const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/**
 * Counts webhooks refused for a wrong token. Refusals that arrive during a write are written together by the next
 * statement, so that a flood uses one connection and one row. The sender waits for the write; a count that could not be
 * written is added at the next refusal.
 */
export function createRefusalCounter({
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
      log.error({ error }, 'refused webhooks could not be counted');
    }
  };
  /** Resolves when everything counted before its start is written. */
  const writeNext = (): Promise<void> => {
    writing = write().finally(() => {
      writing = null;
    });
    return writing;
  };
  return async () => {
    uncounted += 1;
    await writing;
    // The first waiting caller writes for all of them.
    await (writing ?? (uncounted > 0 ? writeNext() : undefined));
  };
}
