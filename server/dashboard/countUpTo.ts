import { type SQL, sql } from 'drizzle-orm';
import { MAX_LIST_DEPTH } from '../../contract/dashboard.ts';
import type { Queries } from '../platform/database/database.ts';

/** How far pages lead, and how far is counted: nobody leafs through more, and counting a million takes its time. */
export async function countUpTo(queries: Queries, rows: SQL): Promise<{ total: number; total_is_partial: boolean }> {
  const counted = await queries.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 ${rows} limit ${MAX_LIST_DEPTH + 1}) counted`,
  );
  const { total } = counted.rows[0]!;
  return { total: Math.min(total, MAX_LIST_DEPTH), total_is_partial: total > MAX_LIST_DEPTH };
}

/** Where a page begins. A `before` already leads behind what came earlier. */
export function offsetOf({ page, per_page, before }: { page: number; per_page: number; before?: unknown }): number {
  return before === undefined ? Math.min((page - 1) * per_page, MAX_LIST_DEPTH) : 0;
}

/** Cuts the row that was read beyond a page, and names where the next one begins. */
export function cutPage<Row>(rows: Row[], perPage: number): { rows: Row[]; last: Row | null } {
  const page = rows.slice(0, perPage);
  return { rows: page, last: rows.length > perPage ? page.at(-1)! : null };
}
