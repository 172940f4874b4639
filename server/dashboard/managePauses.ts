import { eq } from 'drizzle-orm';
import type { NewPause, PauseReading } from '../../contract/dashboard.ts';
import { users } from '../accounts/tables.ts';
import { pauseGeneration, resumeGeneration } from '../generation/pause/pauseGeneration.ts';
import { readPauses } from '../generation/pause/readPauses.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import { newId } from '../platform/identifier.ts';
import { runAsAdminWithin } from './runAsAdmin.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { writeLog } from './log/writeLog.ts';
import { presentPerson } from './presentPerson.ts';
import { adminLog } from './tables.ts';

/** The log's subject id when all engines are paused. */
const ALL_ENGINES = 'all';

/**
 * Pauses an engine, or all of them, with a message for creators, in the caller's transaction. The pause has the same id
 * as its line in the admin log.
 * @throws ApiError not_found for an engine that is not enabled, conflict when it is paused already
 */
export function pause(
  transaction: Transaction,
  {
    deps: { clock, generation },
    session,
    asked: { engine_id: engineId, message, reason },
  }: { deps: DashboardDeps; session: Session; asked: NewPause },
): Promise<{ id: string; log_id: string }> {
  return runAsAdminWithin(transaction, session, async () => {
    if (engineId !== null && !generation.catalog.engineOf(engineId)) throw new ApiError('not_found');
    const now = clock.now();
    const id = newId(now);
    await pauseGeneration(transaction, { id, engineId, message, now });
    const subject = { type: 'engine', id: engineId ?? ALL_ENGINES } as const;
    await writeLog(transaction, {
      clock,
      session,
      entry: { id, action: 'generation.pause', subject, reason, after: { message } },
    });
    return { id, log_id: id };
  });
}

/** Ends a pause, in the caller's transaction. @throws ApiError not_found, conflict when it ended already */
export function resume(
  transaction: Transaction,
  { deps: { clock }, session, id, reason }: { deps: DashboardDeps; session: Session; id: string; reason: string },
): Promise<{ id: string; log_id: string }> {
  return runAsAdminWithin(transaction, session, async () => {
    const ended = await resumeGeneration(transaction, { id, now: clock.now() });
    const subject = { type: 'engine', id: ended.engineId ?? ALL_ENGINES } as const;
    const before = { message: ended.message, since: ended.startedAt.toISOString() };
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: { action: 'generation.resume', subject, reason, before },
    });
    return { id, log_id: logId };
  });
}

/** What is paused, by whom and why. */
export async function readPauseReadings(queries: Queries): Promise<PauseReading[]> {
  const pauses = await readPauses(queries);
  const readings: PauseReading[] = [];
  for (const { id, engineId, message, startedAt } of pauses) {
    const [line] = await queries
      .select({ reason: adminLog.reason, by: users })
      .from(adminLog)
      .innerJoin(users, eq(users.id, adminLog.adminId))
      .where(eq(adminLog.id, id));
    readings.push({
      id,
      engine_id: engineId,
      message,
      since: startedAt.toISOString(),
      by: line ? presentPerson(line.by) : null,
      reason: line?.reason ?? '',
    });
  }
  return readings;
}
