import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** A difference below this, in milliseconds, does not adjust the clock. */
const TOLERANCE_MS = 20;
/** A difference from this on, in milliseconds, is logged: someone should check the machine's clock. */
const WORTH_TELLING_MS = 2000;

type Questions = Pick<pg.Pool, 'query'>;

export interface DatabaseClock extends Clock {
  /** Reads the database's time again: clocks drift apart, and a machine that was asleep has lost time. */
  compare(database: Questions): Promise<void>;
}

/**
 * The database's clock, read at the start and now and then, and carried on in between by this process's monotonic time:
 * a jump of the machine's clock never reaches the product. Processes constantly compare timestamps (heartbeats, leases,
 * deadlines, limits, last sweeps): with differing clocks, one would take another's live work for dead or repeat what was
 * just done. All processes share the database, so its time is the common one.
 * @throws the database's error
 */
export async function openDatabaseClock({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Pick<Log, 'warn'>;
}): Promise<DatabaseClock> {
  /** The database's time when this process's monotonic time was 0. */
  let origin = performance.timeOrigin;
  let told = 0;
  const compare = async (database: Questions) => {
    const asked = performance.now();
    const { rows } = await database.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms');
    const answered = performance.now();
    const databaseNow = Number(rows[0]!.ms) + (answered - asked) / 2;
    // The database read its clock at some moment during the round trip: a slow reply is imprecise.
    if (Math.abs(databaseNow - answered - origin) > (answered - asked) / 2 + TOLERANCE_MS)
      origin = databaseNow - answered;
    const ahead = origin + performance.now() - Date.now();
    if (Math.abs(ahead - told) < WORTH_TELLING_MS) return;
    told = ahead;
    log.warn(
      { seconds: Math.round(ahead / 1000) },
      'the clocks of this machine and of the database differ; the database’s counts',
    );
  };

  const client = new pg.Client({ connectionString });
  // Without a listener, a lost connection would end the process; the query fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await compare(client as Questions);
  } finally {
    await client.end();
  }
  return { now: () => new Date(origin + performance.now()), compare };
}
