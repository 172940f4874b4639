import { desc, lte, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { publishedArticles, publishedState } from './tables.ts';

/** Notes, in the transaction of the change, that readers see something else from its commit on. */
export async function bumpVersion(transaction: Transaction): Promise<void> {
  await transaction
    .insert(publishedState)
    .values({ id: 1, changes: 1 })
    .onConflictDoUpdate({ target: publishedState.id, set: { changes: sql`${publishedState.changes} + 1` } });
}

/**
 * Names what readers see right now: it changes with every publication, with every end of one, and when the time of a
 * scheduled article comes. The same in all processes.
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
