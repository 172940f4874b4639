import { isNull, type SQL, sql } from 'drizzle-orm';
import type { ThingName } from '../../../contract/generation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { generationPauses } from './pauseTables.ts';

export interface Pause {
  id: string;
  /** Null: all engines, for maintenance. */
  engineId: string | null;
  /** What creators are told. */
  message: ThingName;
  startedAt: Date;
}

/** Seconds after which a waiting queue asks again. */
const ASK_AGAIN_SECONDS = 60;

/** The pauses that nobody has ended. */
export async function readPauses(queries: Queries): Promise<Pause[]> {
  const rows = await queries.select().from(generationPauses).where(isNull(generationPauses.endedAt));
  return rows.map(({ id, engineId, messageId, messageEn, startedAt }) => ({
    id,
    engineId,
    message: { id: messageId, en: messageEn },
    startedAt,
  }));
}

/** What keeps an engine from beginning anything: maintenance before its own pause. */
export function pauseOf(pauses: Pause[], engineId: string): Pause | undefined {
  return pauses.find((pause) => pause.engineId === null) ?? pauses.find((pause) => pause.engineId === engineId);
}

/** The same as a condition, in the statement that begins work: what is paused a moment earlier is not begun. */
export function isPaused(engineId: string | SQL): SQL<boolean> {
  return sql`exists (
    select 1 from generation_pauses p where p.ended_at is null and (p.engine_id is null or p.engine_id = ${engineId}))`;
}

/**
 * Takes nothing new for an engine that is paused; nothing was charged, and a queue of requests goes on by itself later.
 * @throws ApiError maintenance, engine_paused
 */
export async function refuseWhilePaused(queries: Queries, engineId: string): Promise<void> {
  refusePaused(await readPauses(queries), engineId);
}

/** The same, of pauses that were read. */
export function refusePaused(pauses: Pause[], engineId: string): void {
  const pause = pauseOf(pauses, engineId);
  if (!pause) return;
  throw new ApiError(pause.engineId === null ? 'maintenance' : 'engine_paused', {
    retry_after: ASK_AGAIN_SECONDS,
    pause: pause.message,
  });
}
