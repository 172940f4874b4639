import { type SQL, sql } from 'drizzle-orm';
import { MAX_LIST_DEPTH } from '../../contract/dashboard.ts';
import type { Queries } from '../platform/database/database.ts';

/**
 * Counts rows up to MAX_LIST_DEPTH, which is also how far pages go: nobody pages further, and counting a million rows
 * is slow.
 */
export async function countUpTo(queries: Queries, rows: SQL): Promise<{ total: number; total_is_partial: boolean }> {
  const counted = await queries.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 ${rows} limit ${MAX_LIST_DEPTH + 1}) counted`,
  );
  const { total } = counted.rows[0]!;
  return { total: Math.min(total, MAX_LIST_DEPTH), total_is_partial: total > MAX_LIST_DEPTH };
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
