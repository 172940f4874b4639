import { isNull, type SQL, sql } from 'drizzle-orm';
import type { LocalizedName } from '../../../contract/generation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { generationPauses } from './pauseTables.ts';

export interface Pause {
  id: string;
  /** Null: all engines, for maintenance. */
  engineId: string | null;
  /** The message shown to creators. */
  message: LocalizedName;
  startedAt: Date;
}

/** `retry_after` of a refused request: a waiting outbox tries again then. */
const ASK_AGAIN_SECONDS = 60;

/** The open pauses. */
export async function readPauses(queries: Queries): Promise<Pause[]> {
  const rows = await queries.select().from(generationPauses).where(isNull(generationPauses.endedAt));
  return rows.map(({ id, engineId, messageId, messageEn, startedAt }) => ({
    id,
    engineId,
    message: { id: messageId, en: messageEn },
    startedAt,
  }));
}

/** The pause that applies to an engine: maintenance (all engines) before its own. */
export function pauseOf(pauses: Pause[], engineId: string): Pause | undefined {
  return pauses.find((pause) => pause.engineId === null) ?? pauses.find((pause) => pause.engineId === engineId);
}

/**
 * The pause as a SQL condition, for the statement that begins work: a pause committed a moment earlier already holds.
 */
export function isPaused(engineId: string | SQL): SQL<boolean> {
  return sql`exists (
    select 1 from generation_pauses p where p.ended_at is null and (p.engine_id is null or p.engine_id = ${engineId}))`;
}

/**
 * Refuses requests for a paused engine. Nothing is charged; a client's queue of requests continues by itself later.
 * @throws ApiError maintenance, engine_paused
 */
export async function refuseWhilePaused(queries: Queries, engineId: string): Promise<void> {
  refusePaused(await readPauses(queries), engineId);
}

/** Like {@link refuseWhilePaused}, with pauses that were already read. */
export function refusePaused(pauses: Pause[], engineId: string): void {
  const pause = pauseOf(pauses, engineId);
  if (!pause) return;
  throw new ApiError(pause.engineId === null ? 'maintenance' : 'engine_paused', {
    retry_after: ASK_AGAIN_SECONDS,
    pause: pause.message,
  });
}
