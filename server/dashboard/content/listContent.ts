import { sql } from 'drizzle-orm';
import type { ContentItem, ContentQuery } from '../../../contract/dashboard.ts';
import type { Kind } from '../../../contract/generation.ts';
import { tasks } from '../../generation/tables.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { contentConditions, hasWords, isOtherKind } from './contentConditions.ts';
import { readContent } from './presentContent.ts';

interface ContentPage {
  data: ContentItem[];
  page: number;
  per_page: number;
  total: number;
  total_is_partial: boolean;
  next: string | null;
}

/**
 * A page of everybody's items, newest first. An index finds the ids of the page first; only those items are then read.
 * When a search matches few items, they are found by the words index and then sorted: walking back from the newest
 * item, the database would read through all items to find the last match.
 * @param kind the only kind that the call lists; null for both
 */
export async function listContent(
  deps: DashboardDeps,
  { query, kind }: { query: ContentQuery; kind: Kind | null },
): Promise<ContentPage> {
  const { page, per_page: perPage } = query;
  if (kind && isOtherKind(kind, query))
    return { data: [], page, per_page: perPage, total: 0, total_is_partial: false, next: null };
  const filter = { ...query, content_type: kind ?? query.content_type };
  const now = deps.clock.now();
  const all = contentConditions({ ...filter, before: undefined }, now, { isFoundByWords: hasWords(filter.search) });
  const { database } = deps;
  const counting = countUpTo(database, sql`from ${tasks} where ${all}`);
  const areFew = filter.search !== undefined && !(await counting).total_is_partial;
  const conditions = contentConditions(filter, now, { isFoundByWords: areFew && hasWords(filter.search) });
  const [found, counted] = await Promise.all([
    database.execute<{ id: string }>(sql`
      with matching as ${areFew ? sql`materialized` : sql`not materialized`} (select id from ${tasks} where ${conditions})
      select id from matching order by id desc limit ${perPage + 1} offset ${offsetOf(query)}`),
    counting,
  ]);
  const { rows, last } = cutPage(found.rows, perPage);
  const data =
    rows.length === 0
      ? []
      : await readContent(database, {
          deps,
          ids: sql.join(
            rows.map(({ id }) => sql`${id}::uuid`),
            sql`, `,
          ),
        });
  return { data, page, per_page: perPage, ...counted, next: last?.id ?? null };
}

/** The newest items of all people. */
export async function latestContent(deps: DashboardDeps, limit: number): Promise<ContentItem[]> {
  const conditions = contentConditions({}, deps.clock.now());
  return readContent(deps.database, {
    deps,
    ids: sql`select id from ${tasks} where ${conditions} order by id desc limit ${limit}`,
  });
}
