import { type SQL, sql } from 'drizzle-orm';
import type { ContentQuery, Creator } from '../../../contract/dashboard.ts';
import { sourceOfTask } from '../../generation/coins/ledgerSource.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { creatorConditions } from '../users/personConditions.ts';

interface Row extends Record<string, unknown> {
  id: string;
  email: string;
  full_name: string;
  role: Creator['role'];
  status: Creator['status'];
  is_deleted: boolean;
  videos: number;
  images: number;
  failed: number;
  coins_charged: string;
  last_made_at: string | null;
}

/** A page of the people who made something that matches the filters, newest accounts first. */
export async function listCreators({ database, clock }: DashboardDeps, query: ContentQuery) {
  const { page, per_page: perPage } = query;
  const now = clock.now();
  const { people, made } = creatorConditions(query, now);
  const all = creatorConditions({ ...query, before: undefined }, now).people;
  const [found, counted] = await Promise.all([
    readCreators(database, {
      made,
      ids: sql`select id from users where ${people} order by id desc limit ${perPage + 1} offset ${offsetOf(query)}`,
    }),
    countUpTo(database, sql`from users where ${all}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  return { data: rows, page, per_page: perPage, ...counted, next: last?.id ?? null };
}

/** One person, with counts of what they made that matches the filters; these may be zero. @throws ApiError not_found */
export async function readCreator(
  { database, clock }: DashboardDeps,
  { userId, query }: { userId: string; query: ContentQuery },
): Promise<Creator> {
  const { made } = creatorConditions(query, clock.now());
  const [creator] = await readCreators(database, { made, ids: sql`select ${userId}::uuid` });
  if (!creator) throw new ApiError('not_found');
  return creator;
}

/**
 * Coins are those of completed items. An item stores its amount, and the daily check compares it with the ledger. The
 * sums use the index `tasks_library` alone; any other column would make the database fetch each item. Items without a
 * stored amount are therefore added by a second query, which finds them by `tasks_charge_unknown`.
 */
async function readCreators(queries: Queries, { made, ids }: { made: SQL; ids: SQL }): Promise<Creator[]> {
  const { rows } = await queries.execute<Row>(sql`
    select users.id, users.email, users.full_name, users.role, users.status, users.deleted_at is not null as is_deleted,
      made.videos, made.images, made.failed, made.charged + unknown.charged as coins_charged, made.last_made_at
    from users cross join lateral (
      select count(*) filter (where tasks.kind = 'video')::int as videos,
        count(*) filter (where tasks.kind = 'image')::int as images,
        count(*) filter (where tasks.status = 'failed')::int as failed,
        coalesce(sum(tasks.charged) filter (where tasks.status = 'completed'), 0) as charged,
        to_char(max(tasks.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_made_at
      from tasks where ${made}
    ) made cross join lateral (
      select coalesce(sum(entry.amount), 0) as charged
      from tasks
      join ledger_postings posting on posting.kind = 'settle' and posting.source_type = 'task' and posting.source_id = ${sourceOfTask}
      join ledger_entries entry on entry.posting_id = posting.id and entry.amount > 0
      where ${made} and tasks.status = 'completed' and tasks.charged is null
    ) unknown
    where users.id in (${ids})
    order by users.id desc`);
  return rows.map(({ coins_charged: coins, ...row }) => ({ ...row, coins_charged: Number(coins) }));
}
