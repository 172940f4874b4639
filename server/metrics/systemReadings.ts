import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { SystemReport } from '../../contract/dashboard.ts';
import { readSystem } from '../dashboard/readSystem.ts';
import { readCoinsHeld } from '../generation/coins/readCoinsHeld.ts';
import type { MetricsDeps } from './metricsDeps.ts';

/** Minimum age before the database is read again, for any number of scrapers. */
const FRESH_MS = 15_000;
/** A scrape waits at most this long; a late reading serves the next one. */
const WAIT_MS = 1500;
/** Statement timeout. */
const STATEMENT_MS = 2000;
/** Older readings are not reported. */
const STALE_MS = 90_000;

export interface SystemReading extends SystemReport {
  coins_held: number;
}

export interface SystemReadings {
  /** The newest reading and its age in seconds; null while there is none or it is stale. */
  read(): Promise<{ reading: SystemReading; ageSeconds: number } | null>;
}

/**
 * Database state as shown on the admin's system page: rate-limited, one reading at a time, with a statement timeout, over
 * the connections of background work.
 */
export function createSystemReadings({ dashboard, log }: MetricsDeps): SystemReadings {
  const { background: database, clock } = dashboard;
  let latest: { reading: SystemReading; at: number } | null = null;
  let reading: Promise<void> | null = null;

  const readAnew = async () => {
    const report = await readSystem({ ...dashboard, database }, { statementMs: STATEMENT_MS });
    const held = await database.transaction(async (queries) => {
      await queries.execute(sql.raw(`set local statement_timeout = ${STATEMENT_MS}`));
      return readCoinsHeld(queries);
    });
    latest = { reading: { ...report, coins_held: held }, at: clock.now().getTime() };
  };
  // Absolute, so that a clock that was set back does not make a reading look fresh.
  const ageOf = (at: number) => Math.abs(clock.now().getTime() - at);
  return {
    async read() {
      if (!latest || ageOf(latest.at) > FRESH_MS) {
        reading ??= readAnew()
          .catch((error: Error) => log.warn({ error }, 'metrics: the database could not be read'))
          .finally(() => {
            reading = null;
          });
        await Promise.race([reading, delay(WAIT_MS, undefined, { ref: false })]);
      }
      if (!latest || ageOf(latest.at) > STALE_MS) return null;
      return { reading: latest.reading, ageSeconds: ageOf(latest.at) / 1000 };
    },
  };
}
