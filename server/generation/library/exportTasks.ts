import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { tasks } from '../tables.ts';

/** A person's requests and results, for the export of their data. */
export async function exportTasks(queries: Queries, { userId }: { userId: string }): Promise<unknown[]> {
  return queries
    .select({
      id: tasks.id,
      kind: tasks.kind,
      mode: tasks.mode,
      status: tasks.status,
      prompt: tasks.prompt,
      model: tasks.modelId,
      settings: tasks.settings,
      coins: tasks.price,
      created_at: tasks.createdAt,
      completed_at: tasks.completedAt,
    })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isNull(tasks.deletedAt)))
    .orderBy(desc(tasks.id));
}
