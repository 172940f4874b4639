import { desc, lte, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { publishedArticles, publishedState } from './tables.ts';

/** Raises the version of the published content, in the transaction of the change. */
export async function bumpVersion(transaction: Transaction): Promise<void> {
  await transaction
    .insert(publishedState)
    .values({ id: 1, changes: 1 })
    .onConflictDoUpdate({ target: publishedState.id, set: { changes: sql`${publishedState.changes} + 1` } });
}

/**
 * Version of the published content: changes when an article is published or unpublished, and when a scheduled one becomes
 * public. The same in all processes.
 */
export async function publishedVersion({ database, clock }: { database: Queries; clock: Clock }): Promise<string> {
  const newest = database
    .select({ at: publishedArticles.publishAt })
    .from(publishedArticles)
    .where(lte(publishedArticles.publishAt, clock.now()))
    .orderBy(desc(publishedArticles.publishAt))
    .limit(1);
  const [row] = await database
    .select({
      changes: sql<number>`coalesce((select ${publishedState.changes} from ${publishedState}), 0)::int`,
      newest: sql<number>`coalesce(extract(epoch from ${newest}), 0)::float8`,
    })
    .from(sql`(select 1) one`);
  return `${row?.changes ?? 0}.${row?.newest ?? 0}`;
}
