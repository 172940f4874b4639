import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { advanceTaskQueue } from '../queues.ts';
import { tasks } from '../tables.ts';

/**
 * A task that no job has processed for this long has lost its job: the retry limit was reached, or the queue was
 * emptied by hand.
 */
const FORGOTTEN_SECONDS = 30;
const AT_ONCE = 100;

/**
 * Enqueues a new job for forgotten and overdue tasks; that job also ends the overdue ones.
 * @returns how many it found
 */
export async function rescueTasks(
  deps: Pick<GenerationDeps, 'clock' | 'jobs'> & { database: Queries },
): Promise<number> {
  const { database, clock, jobs } = deps;
  const forgotten = await database
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        inArray(tasks.status, ['pending', 'processing']),
        lt(tasks.checkedAt, new Date(clock.now().getTime() - FORGOTTEN_SECONDS * 1000)),
      ),
    )
    .orderBy(asc(tasks.deadlineAt))
    .limit(AT_ONCE);
  await jobs.enqueueAll(
    database,
    advanceTaskQueue,
    forgotten.map(({ id }) => ({ data: { taskId: id }, key: id })),
  );
  return forgotten.length;
}
