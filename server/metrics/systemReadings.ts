import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { SystemReport } from '../../contract/dashboard.ts';
import { readSystem } from '../dashboard/readSystem.ts';
import { readCoinsHeld } from '../generation/readCoinsHeld.ts';
import type { MetricsDeps } from './metricsDeps.ts';

/** However often and by however many it is asked for. */
const FRESH_MS = 15_000;
/** Nobody who scrapes waits longer; what is late is there for the next one. */
const WAIT_MS = 1500;
/** The database ends what takes longer. */
const STATEMENT_MS = 2000;
/** What is older says nothing about now, and is not told any more. */
const STALE_MS = 90_000;

export interface SystemReading extends SystemReport {
  coins_held: number;
}

export interface SystemReadings {
  /** The newest reading and its age in seconds; null while there is none that counts. */
  read(): Promise<{ reading: SystemReading; ageSeconds: number } | null>;
}

/**
 * What only the database knows, as the admin's system page tells it: read once in a while however often it is asked
 * for, one reading at a time, with an end to each statement, over the connections of work that nobody waits for.
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
  // A clock that was put back makes nothing young.
  const ageOf = (at: number) => Math.abs(clock.now().getTime() - at);
  return {
    async read() {
      if (!latest || ageOf(latest.at) > FRESH_MS) {
        reading ??= readAnew()
          .catch((error: Error) => log.warn({ error: error.message }, 'metrics: the database could not be read'))
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
