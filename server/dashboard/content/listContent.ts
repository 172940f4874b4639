import { type SQL, sql } from 'drizzle-orm';
import { type ContentItem, type ContentQuery, MAX_LIST_DEPTH } from '../../../contract/dashboard.ts';
import type { Kind } from '../../../contract/generation.ts';
import { tasks } from '../../generation/tables.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { contentConditions, hasWords, isOtherKind, searchCondition } from './contentConditions.ts';
import { readContent } from './presentContent.ts';

/** Among so many of the newest items, a page of a word is looked for first: it is there if one in ten has the word. */
const NEWEST = 300;

interface Count {
  counted: Awaited<ReturnType<typeof countUpTo>>;
  /** The ids of the page, and one more if there is a next page, when a search finds few. */
  few: { id: string }[] | null;
}

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
 * @param kind the only kind that the call lists; null for both
 */
export async function listContent(
  deps: DashboardDeps,
  { query, kind }: { query: ContentQuery; kind: Kind | null },
): Promise<ContentPage> {
  const { page, per_page: perPage } = query;
  if (kind && isOtherKind(kind, query))
    return { data: [], page, per_page: perPage, total: 0, total_is_partial: false, next: null };
  const asked = { ...query, content_type: kind ?? query.content_type };
  const counting = asked.search === undefined ? countAll(deps, asked) : countFound(deps, asked);
  const [{ data, next }, { counted }] = await Promise.all([readPage(deps, { asked, counting }), counting]);
  return { data, page, per_page: perPage, ...counted, next };
}

async function countAll({ database, clock }: DashboardDeps, asked: ContentQuery): Promise<Count> {
  const all = contentConditions({ ...asked, before: undefined }, clock.now());
  return { counted: await countUpTo(database, sql`from ${tasks} where ${all}`), few: null };
}

/**
 * Counts what a search finds. Whole words are looked for first: their entries in the index are read without sorting out
 * beginnings, and where there are enough of them, there are enough. Otherwise what is found is few: the page is cut from
 * it at once, since walking back from the newest item would lead through all items.
 */
async function countFound({ database, clock }: DashboardDeps, asked: ContentQuery): Promise<Count> {
  const isFoundByWords = hasWords(asked.search);
  const all = (areWordsWhole: boolean) =>
    contentConditions({ ...asked, before: undefined }, clock.now(), { isFoundByWords, areWordsWhole });
  if (isFoundByWords) {
    const whole = await countUpTo(database, sql`from ${tasks} where ${all(true)}`);
    if (whole.total_is_partial) return { counted: whole, few: null };
  }
  const { rows } = await database.execute<{ total: number; ids: string[] }>(sql`
    with matching as materialized (select id from ${tasks} where ${all(false)} limit ${MAX_LIST_DEPTH + 1})
    select (select count(*)::int from matching) as total,
      array(select id from matching where ${asked.before ? sql`id < ${asked.before}` : sql`true`}
        order by id desc limit ${asked.per_page + 1} offset ${offsetOf(asked)}) as ids`);
  const { total, ids } = rows[0]!;
  const isPartial = total > MAX_LIST_DEPTH;
  return {
    counted: { total: Math.min(total, MAX_LIST_DEPTH), total_is_partial: isPartial },
    few: isPartial ? null : ids.map((id) => ({ id })),
  };
}

/** The items of a page. Those of a common word are among the newest, which are looked through while it is counted. */
async function readPage(
  deps: DashboardDeps,
  { asked, counting }: { asked: ContentQuery; counting: Promise<Count> },
): Promise<Pick<ContentPage, 'data' | 'next'>> {
  const { search, per_page: perPage } = asked;
  const now = deps.clock.now();
  let found = hasWords(search) ? await findIds(deps, { asked, source: amongNewest(asked, now) }) : [];
  if (found.length <= perPage) {
    const few = search === undefined ? null : (await counting).few;
    const all = sql`select id from ${tasks} where ${contentConditions(asked, now)}`;
    found = few ?? (await findIds(deps, { asked, source: all }));
  }
  const { rows, last } = cutPage(found, perPage);
  if (rows.length === 0) return { data: [], next: null };
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  return { data: await readContent(deps.database, { deps, ids }), next: last?.id ?? null };
}

/** The search, in the newest items that match the other filters. */
function amongNewest(asked: ContentQuery, now: Date): SQL {
  const others = contentConditions({ ...asked, search: undefined }, now);
  return sql`select id from (select id, prompt from ${tasks} where ${others} order by id desc limit ${NEWEST}) tasks where ${searchCondition(asked.search!)}`;
}

/** The ids of a page, and one more if there is a next page. */
async function findIds(
  { database }: DashboardDeps,
  { asked, source }: { asked: ContentQuery; source: SQL },
): Promise<{ id: string }[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`${source} order by id desc limit ${asked.per_page + 1} offset ${offsetOf(asked)}`,
  );
  return rows;
}

/** The newest items of all people. */
export async function latestContent(deps: DashboardDeps, limit: number): Promise<ContentItem[]> {
  const conditions = contentConditions({}, deps.clock.now());
  return readContent(deps.database, {
    deps,
    ids: sql`select id from ${tasks} where ${conditions} order by id desc limit ${limit}`,
  });
}
