import { and, eq, isNull, sql } from 'drizzle-orm';
import { SHARE_BASE, type SharedItem } from '../../contract/shares.ts';
import { users } from '../accounts/tables.ts';
import { tasks } from '../generation/tables.ts';
import { mediaColumn } from '../media/mediaColumn.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { cardSize } from './drawPoster.ts';
import { shares } from './tables.ts';

/** A storyboard's pictures, or the one result. */
const resultIds = sql<
  string[]
>`case when cardinality(${tasks.panelIds}) > 0 then ${tasks.panelIds} else array[${tasks.mediaId}] end`;

/**
 * The item behind a link. Queried for every request: a link ends with its item, with its owner's account, or when its
 * owner ends it.
 * @throws ApiError not_found
 */
export async function findShared(queries: Queries, token: string) {
  const [found] = await queries
    .select({
      taskId: tasks.id,
      kind: tasks.kind,
      mode: tasks.mode,
      prompt: tasks.prompt,
      showsPrompt: shares.showsPrompt,
      createdAt: tasks.createdAt,
      mediaIds: resultIds,
      media: mediaColumn(resultIds),
    })
    .from(shares)
    .innerJoin(tasks, eq(tasks.id, shares.taskId))
    .innerJoin(users, eq(users.id, tasks.userId))
    .where(and(eq(shares.token, token), isNull(tasks.deletedAt), isNull(users.deletedAt), eq(users.status, 'active')));
  if (!found) throw new ApiError('not_found');
  const files = found.mediaIds.flatMap((id) => found.media?.find((file) => file.id === id) ?? []);
  return { ...found, files };
}

/** The public view of a shared item. @throws ApiError not_found */
export async function readSharedItem(queries: Queries, token: string): Promise<SharedItem> {
  const { kind, mode, prompt, showsPrompt, createdAt, files } = await findShared(queries, token);
  return {
    token,
    kind,
    mode,
    prompt: showsPrompt ? prompt : null,
    media: files.map((file, index) => ({
      url: sharedFilePath({ token, index, variant: 'main' }),
      poster_url: sharedFilePath({ token, index, variant: 'poster' }),
      card: { url: sharedFilePath({ token, index, variant: 'card.jpg' }), ...cardSize(file) },
      width: file.width,
      height: file.height,
      duration_seconds: file.durationSeconds,
      mime_type: file.mimeType,
    })),
    created_at: createdAt.toISOString(),
  };
}

/** Path of a shared item's file; `index` counts the pictures of a storyboard from 0. */
function sharedFilePath({ token, index, variant }: { token: string; index: number; variant: string }): string {
  return `${SHARE_BASE}/${token}/${index}/${variant}`;
}
