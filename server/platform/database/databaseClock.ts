import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** A difference below this, in milliseconds, is not worth a step of the clock. */
const TOLERANCE_MS = 20;
/** From here on somebody should look at the machine's own clock. */
const WORTH_TELLING_MS = 2000;

type Questions = Pick<pg.Pool, 'query'>;

export interface DatabaseClock extends Clock {
  /** Asks the database again what time it is; machines drift apart, and their clocks are put right while we run. */
  compare(database: Questions): Promise<void>;
}

/**
 * This machine's clock, corrected by what the database's says. Processes compare times with one another all the time
 * (signs of life, leases, deadlines, limits, who swept last): on machines whose clocks differ, one would take the other's
 * living work for dead, or do again what was done a moment ago. All of them have the database, so its time is everybody's.
 * @throws what the database refuses
 */
export async function openDatabaseClock({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Pick<Log, 'warn'>;
}): Promise<DatabaseClock> {
  let ahead = 0;
  let told = 0;
  const compare = async (database: Questions) => {
    const asked = Date.now();
    const { rows } = await database.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms');
    const answered = Date.now();
    const measured = Number(rows[0]!.ms) - (asked + answered) / 2;
    // The answer was made at some moment in between: a slow one says little.
    if (Math.abs(measured - ahead) <= (answered - asked) / 2 + TOLERANCE_MS) return;
    ahead = Math.round(measured);
    if (Math.abs(ahead - told) < WORTH_TELLING_MS) return;
    told = ahead;
    log.warn({ seconds: ahead / 1000 }, 'the clocks of this machine and of the database differ; the database’s counts');
  };

  const client = new pg.Client({ connectionString });
  // Unhandled, the end of the connection would end the process; who asks hears of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await compare(client as Questions);
  } finally {
    await client.end();
  }
  return { now: () => new Date(Date.now() + ahead), compare };
}
