import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { taskOfSource } from '../coins/ledgerSource.ts';
import { isPaused } from '../pause/readPauses.ts';
import { STUDIO } from './embeddedModels.ts';
import { studioRenders, studioTurns } from './renderTables.ts';
import { renderFolder } from './storedRender.ts';

/** A render without a heartbeat for this long is taken over by another process. */
const LOST_AFTER_SECONDS = 10;

export type RenderRow = typeof studioRenders.$inferSelect;

interface RenderQueueDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
  log: Log;
}

/**
 * Claims the oldest render of the owner served longest ago. During a pause only renders without a heartbeat are
 * claimed: those had begun before.
 */
export async function claimRender({
  database,
  clock,
}: Pick<RenderQueueDeps, 'database' | 'clock'>): Promise<RenderRow | undefined> {
  const now = clock.now();
  const lost = new Date(now.getTime() - LOST_AFTER_SECONDS * 1000);
  const next = sql`(
    select r.id from studio_renders r left join studio_turns t on t.owner_id = r.owner_id
    where (r.status = 'queued' and not ${isPaused(STUDIO)}) or (r.status = 'running' and r.heartbeat_at < ${lost})
    order by t.served_at nulls first, r.created_at, r.request->>'reference'
    for update of r skip locked limit 1
  )`;
  return database.transaction(async (transaction) => {
    // One claim at a time over all processes: two concurrent ones would both serve the same owner.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('studio turns', 0))`);
    const [row] = await transaction
      .update(studioRenders)
      .set({ status: 'running', stage: 'preparing', heartbeatAt: now, starts: sql`${studioRenders.starts} + 1` })
      .where(eq(studioRenders.id, next))
      .returning();
    if (row) {
      await transaction
        .insert(studioTurns)
        .values({ ownerId: row.ownerId, servedAt: now })
        .onConflictDoUpdate({ target: studioTurns.ownerId, set: { servedAt: now } });
    }
    return row;
  });
}

/** Matches the render only while this process holds it: every claim raises `starts`. */
export function heldByThisProcess({ id, starts }: RenderRow) {
  return and(eq(studioRenders.id, id), eq(studioRenders.starts, starts), eq(studioRenders.status, 'running'));
}

/** Returns a render to the queue without counting the start. */
export async function requeueUnstarted(
  { database }: Pick<RenderQueueDeps, 'database'>,
  render: RenderRow,
): Promise<void> {
  await database
    .update(studioRenders)
    .set({ status: 'queued', starts: sql`greatest(0, ${studioRenders.starts} - 1)` })
    .where(heldByThisProcess(render));
}

/** Returns the render of a crashed process to the queue immediately, instead of waiting for its heartbeat to expire. */
export async function requeueCrashed(
  { database, log }: Pick<RenderQueueDeps, 'database' | 'log'>,
  render: RenderRow,
): Promise<void> {
  const rows = await database
    .update(studioRenders)
    .set({ status: 'queued' })
    .where(heldByThisProcess(render))
    .returning({ id: studioRenders.id });
  if (rows.length > 0)
    log.warn({ ...namesOf(render), start: render.starts }, 'a render ended without a word and is begun again');
}

/** Ends a render unless another process has taken it over or its task was given up. */
export async function finishRender(
  deps: Omit<RenderQueueDeps, 'clock'>,
  render: RenderRow,
  ending: Partial<RenderRow>,
): Promise<void> {
  if (ending.error) deps.log.error({ ...namesOf(render), error: ending.error }, 'a render failed');
  const rows = await deps.database
    .update(studioRenders)
    .set(ending)
    .where(and(eq(studioRenders.id, render.id), eq(studioRenders.starts, render.starts)))
    .returning({ id: studioRenders.id });
  if (rows.length === 0) await removeIfForgotten(deps, render.id);
}

async function removeIfForgotten(
  { database, storage }: Pick<RenderQueueDeps, 'database' | 'storage'>,
  id: string,
): Promise<void> {
  const [row] = await database.select({ id: studioRenders.id }).from(studioRenders).where(eq(studioRenders.id, id));
  if (!row) await storage.removeFolder(renderFolder(id));
}

/** A render's names in log lines, with the id of the task that people see. */
export function namesOf({ id, request }: RenderRow): { task: string; render: string } {
  return { task: taskOfSource(request.reference), render: id };
}
