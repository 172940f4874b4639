import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';

/** Per request; for more, the admin presses again. */
const AT_ONCE = 1000;

/**
 * Ids of the failed jobs of a queue, oldest first, up to AT_ONCE. @throws ApiError not_found when there is no such
 * queue
 */
export async function failedJobs(queries: Queries, queue: string): Promise<string[]> {
  const known = await queries.execute(sql`
    select 1 from pgboss.queue where name = ${queue} and not starts_with(name, '__pgboss')`);
  if (known.rows.length === 0) throw new ApiError('not_found');
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from pgboss.job where name = ${queue} and state = 'failed' order by created_on, id limit ${AT_ONCE}`);
  return rows.map(({ id }) => id);
}
