import { and, eq, gt, sql } from 'drizzle-orm';
import type { Mode } from '../../../contract/generation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { tasks } from '../tables.ts';

/** A missing mode is offered again after this long: the server may have been changed. */
const LACK_KNOWN_MS = 15 * 60_000;
/** How long a reading stays fresh; a later caller still gets it while it is refreshed in the background. */
const FRESH_MS = 5000;

export interface UnsupportedModes {
  /** Records that the server has just answered that it lacks this mode. */
  note(mode: Mode): void;
  /** Whether the server recently told any process that it lacks this mode. */
  has(mode: Mode): boolean;
}

/**
 * Modes that a server turned out to lack. Worker processes find out, and web processes must know, or they would accept
 * requests that are bound to fail: the tasks that failed with `engine_lacks_mode` tell every process.
 */
export function createUnsupportedModes({
  database,
  clock,
  log,
  engineId,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  engineId: string;
}): UnsupportedModes {
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
