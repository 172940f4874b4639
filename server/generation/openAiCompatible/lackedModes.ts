import { and, eq, gt, sql } from 'drizzle-orm';
import type { Mode } from '../../../contract/generation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { tasks } from '../tables.ts';

/** A server that lacked something is asked for it again after this long: it may have been changed. */
const LACK_KNOWN_MS = 15 * 60_000;
/** How long a reading is good for; who asks later is answered by it once more, and it is read anew meanwhile. */
const FRESH_MS = 5000;

export interface LackedModes {
  /** This process has just seen it. */
  note(mode: Mode): void;
  /** Whether the server said lately, to whichever process, that it does not have what this kind of work needs. */
  has(mode: Mode): boolean;
}

/**
 * What a server turned out to lack. Processes that work meet it and processes that serve must know it, or they go on
 * taking requests that come to nothing: the tasks that ended for it tell everybody.
 */
export function createLackedModes({
  database,
  clock,
  log,
  engineId,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  engineId: string;
}): LackedModes {
  const seen = new Map<Mode, number>();
  let readAt = -Infinity;
  const now = () => clock.now().getTime();
  const note = (mode: Mode, at: number) => void seen.set(mode, Math.max(at, seen.get(mode) ?? 0));

  const read = async () => {
    const rows = await database
      .select({ mode: tasks.mode, at: sql<Date>`max(${tasks.completedAt})`.mapWith(tasks.completedAt) })
      .from(tasks)
      .where(
        and(
          gt(tasks.completedAt, new Date(now() - LACK_KNOWN_MS)),
          eq(tasks.engineId, engineId),
          eq(tasks.status, 'failed'),
          eq(tasks.failureCode, 'engine_lacks_mode'),
        ),
      )
      .groupBy(tasks.mode);
    for (const { mode, at } of rows) note(mode, at.getTime());
  };
  return {
    note: (mode) => note(mode, now()),
    has(mode) {
      if (Math.abs(now() - readAt) > FRESH_MS) {
        readAt = now();
        read().catch((error: Error) => log.info({ error: error.message }, 'what the server lacks could not be read'));
      }
      const at = seen.get(mode);
      return at !== undefined && now() - at < LACK_KNOWN_MS;
    },
  };
}
