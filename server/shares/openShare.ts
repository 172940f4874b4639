import { eq } from 'drizzle-orm';
import { type Share, SHARE_BASE } from '../../contract/shares.ts';
import { findTask } from '../generation/library/findTask.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { SharesDeps } from './sharesDeps.ts';
import { shares } from './tables.ts';
import { randomToken } from '../platform/randomToken.ts';

const TOKEN_BYTES = 16;

interface OwnItem {
  deps: SharesDeps;
  userId: string;
  taskId: string;
}

function presentShare(deps: SharesDeps, row: typeof shares.$inferSelect): Share {
  return {
    token: row.token,
    url: `${deps.publicUrl()}${SHARE_BASE}/${row.token}`,
    shows_prompt: row.showsPrompt,
    created_at: row.createdAt.toISOString(),
  };
}

/** The public link of a person's own item; null without one. @throws ApiError not_found */
export async function readShare({ deps, userId, taskId }: OwnItem): Promise<Share | null> {
  await findTask(deps.database, { userId, id: taskId });
  const [row] = await deps.database.select().from(shares).where(eq(shares.taskId, taskId));
  return row ? presentShare(deps, row) : null;
}

/**
 * Creates the public link of a finished item, or changes what an existing one shows.
 * @throws ApiError not_found; task_not_ready while there is nothing to show
 */
export async function openShare({
  deps,
  userId,
  taskId,
  showsPrompt,
}: OwnItem & { showsPrompt: boolean }): Promise<Share> {
  const task = await findTask(deps.database, { userId, id: taskId });
  if (task.status !== 'completed' || !task.mediaId) throw new ApiError('task_not_ready');
  const [row] = await deps.database
    .insert(shares)
    .values({
      taskId,
      token: randomToken(TOKEN_BYTES),
      showsPrompt,
      createdAt: deps.clock.now(),
    })
    .onConflictDoUpdate({ target: shares.taskId, set: { showsPrompt } })
    .returning();
  return presentShare(deps, row!);
}

/** Ends the link immediately, in caches too, since they revalidate every answer. @throws ApiError not_found */
export async function endShare({ deps, userId, taskId }: OwnItem): Promise<void> {
  await findTask(deps.database, { userId, id: taskId });
  await deps.database.delete(shares).where(eq(shares.taskId, taskId));
}
