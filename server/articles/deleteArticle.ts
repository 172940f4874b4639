import { and, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { UNDO_DAYS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { removePublished } from './publishArticle.ts';
import { articles } from './tables.ts';

const DAY_MS = 24 * 3600 * 1000;
const AT_ONCE = 50;

const oldestKept = (clock: Clock) => new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS);

/** Deletes an article, from readers' eyes at once; for 30 days it can be brought back. @throws ApiError not_found */
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

/** Brings a deleted article back, as a draft; its place beside a counterpart may be taken meanwhile, then it stands alone. @throws ApiError not_found */
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
  const [taken] = await transaction
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.groupId, row.groupId),
        eq(articles.language, row.language),
        ne(articles.id, id),
        isNull(articles.deletedAt),
      ),
    );
  await transaction
    .update(articles)
    .set({ deletedAt: null, ...(taken && { groupId: row.id }) })
    .where(eq(articles.id, id));
}

/** Removes for good what was deleted more than 30 days ago, addresses and history with it. Pictures are collected by themselves. */
export async function purgeArticles({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const old = database
    .select({ id: articles.id })
    .from(articles)
    .where(and(isNotNull(articles.deletedAt), lt(articles.deletedAt, oldestKept(clock))))
    .limit(AT_ONCE);
  await database.delete(articles).where(inArray(articles.id, old));
}
