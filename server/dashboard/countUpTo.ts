import { type SQL, sql } from 'drizzle-orm';
import { MAX_LIST_DEPTH } from '../../contract/dashboard.ts';
import type { Queries } from '../platform/database/database.ts';

/**
 * Counts rows up to a depth, which is also how far pages go by their number: nobody pages further, and counting a
 * million rows is slow.
 */
export async function countUpTo(queries: Queries, rows: SQL, depth = MAX_LIST_DEPTH): Promise<Counted> {
  const counted = await queries.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 ${rows} limit ${depth + 1}) counted`,
  );
  return cutCount(counted.rows[0]!.total, depth);
}

export interface Counted {
  total: number;
  total_is_partial: boolean;
}

/** A count that went on for one row more than a depth. */
export function cutCount(count: number, depth: number): Counted {
  return { total: Math.min(count, depth), total_is_partial: count > depth };
}

/** The offset of a page. With `before` it is zero: the condition already skips the earlier rows. */
export function offsetOf({ page, per_page, before }: { page: number; per_page: number; before?: unknown }): number {
  return before === undefined ? Math.min((page - 1) * per_page, MAX_LIST_DEPTH) : 0;
}

/** Drops the extra row that was read after the page, and returns the last row when there is a next page. */
export function cutPage<Row>(rows: Row[], perPage: number): { rows: Row[]; last: Row | null } {
  const page = rows.slice(0, perPage);
  return { rows: page, last: rows.length > perPage ? page.at(-1)! : null };
}
