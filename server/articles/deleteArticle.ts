import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import { UNDO_DAYS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { hasOtherInGroup } from './hasOtherInGroup.ts';
import { removePublished } from './publishArticle.ts';
import { articles } from './tables.ts';

const AT_ONCE = 50;

const oldestKept = (clock: Clock) => new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS);

/** Soft-deletes an article: hidden from readers immediately, restorable for 30 days. @throws ApiError not_found */
export async function deleteArticle(
  transaction: Transaction,
  { clock, id }: { clock: Clock; id: string },
): Promise<void> {
  const deleted = await transaction
    .update(articles)
    .set({ deletedAt: clock.now() })
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .returning({ id: articles.id });
  if (deleted.length === 0) throw new ApiError('not_found');
  await removePublished(transaction, id);
}

/**
 * Restores a deleted article as a draft; without its counterpart if that has another one meanwhile.
 * @throws ApiError not_found
 */
export async function restoreArticle(
  transaction: Transaction,
  { clock, id }: { clock: Clock; id: string },
): Promise<void> {
  const [row] = await transaction
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), gt(articles.deletedAt, oldestKept(clock))))
    .for('update');
  if (!row) throw new ApiError('not_found');
  const isTaken = await hasOtherInGroup(transaction, { id, groupId: row.groupId, language: row.language });
  await transaction
    .update(articles)
    .set({ deletedAt: null, ...(isTaken && { groupId: row.id }) })
    .where(eq(articles.id, id));
}

/**
 * Permanently removes articles deleted more than 30 days ago, with their slugs and history. `collectPictures` removes
 * their pictures.
 */
export async function purgeArticles({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const old = database
    .select({ id: articles.id })
    .from(articles)
    .where(and(isNotNull(articles.deletedAt), lt(articles.deletedAt, oldestKept(clock))))
    .limit(AT_ONCE);
  await database.delete(articles).where(inArray(articles.id, old));
}
