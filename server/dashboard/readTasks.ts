import { inArray, sql } from 'drizzle-orm';
import type { TasksReading } from '../../contract/dashboard.ts';
import { tasks } from '../generation/tables.ts';
import type { Queries } from '../platform/database/database.ts';

/**
 * Every ten seconds the watchdog checks tasks that nobody has checked for thirty: a task unchecked for this long means
 * that it does not run.
 */
const FORGOTTEN_MS = 5 * 60_000;
/** This long after its deadline the watchdog should have ended a task and returned its coins. */
const GRACE_MS = 60_000;

/** How many tasks are unfinished, and how many of them are stuck. */
export async function readTasks(queries: Queries, now: Date): Promise<TasksReading> {
  const [reading] = await queries
    .select({
      unfinished: sql<number>`count(*)`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${tasks.deadlineAt} < ${new Date(now.getTime() - GRACE_MS)})`.mapWith(
        Number,
      ),
      forgotten:
        sql<number>`count(*) filter (where ${tasks.checkedAt} < ${new Date(now.getTime() - FORGOTTEN_MS)})`.mapWith(
          Number,
        ),
      oldestDeadline: sql<Date | null>`min(${tasks.deadlineAt})`.mapWith(tasks.deadlineAt),
    })
    .from(tasks)
    .where(inArray(tasks.status, ['pending', 'processing']));
  const { oldestDeadline, ...counts } = reading!;
  return { ...counts, oldest_deadline_at: oldestDeadline?.toISOString() ?? null };
}
