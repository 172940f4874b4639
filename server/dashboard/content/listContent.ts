import { type SQL, sql } from 'drizzle-orm';
import type { ContentItem, ContentQuery } from '../../../contract/dashboard.ts';
import type { Kind } from '../../../contract/generation.ts';
import { tasks } from '../../generation/tables.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { contentConditions, hasWords, isOtherKind, searchCondition } from './contentConditions.ts';
import { readContent } from './presentContent.ts';

/** Among so many of the newest items, a page of a word is looked for first: it is there if one in ten has the word. */
const NEWEST = 300;

type Counted = Awaited<ReturnType<typeof countUpTo>>;

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
  const counting = countContent(deps, asked);
  const [{ data, next }, counted] = await Promise.all([readPage(deps, { asked, counting }), counting]);
  return { data, page, per_page: perPage, ...counted, next };
}

/**
 * Counts the items that match. Whole words are looked for first: their entries in the index are read without sorting
 * out beginnings, and where there are enough of them, there are enough.
 */
async function countContent({ database, clock }: DashboardDeps, asked: ContentQuery): Promise<Counted> {
  const isFoundByWords = hasWords(asked.search);
  const count = (areWordsWhole: boolean) => {
    const all = contentConditions({ ...asked, before: undefined }, clock.now(), { isFoundByWords, areWordsWhole });
    return countUpTo(database, sql`from ${tasks} where ${all}`);
  };
  const whole = isFoundByWords ? await count(true) : null;
  return whole?.total_is_partial ? whole : count(false);
}

/**
 * The items of a page. Those of a common word are among the newest, which are looked through while it is counted.
 * Otherwise the count tells how to find them: few by the words' index, then sorted; many by walking back from the
 * newest, which for few would lead through all items.
 */
async function readPage(
  deps: DashboardDeps,
  { asked, counting }: { asked: ContentQuery; counting: Promise<Counted> },
): Promise<Pick<ContentPage, 'data' | 'next'>> {
  const { search, per_page: perPage } = asked;
  const isOfWords = hasWords(search);
  let found = isOfWords ? await findIds(deps, { asked, source: amongNewest(asked, deps.clock.now()) }) : [];
  if (found.length <= perPage) {
    const areFew = search !== undefined && !(await counting).total_is_partial;
    const isFoundByWords = areFew && isOfWords;
    const conditions = contentConditions(asked, deps.clock.now(), { isFoundByWords });
    const source = sql`with matching as ${areFew ? sql`materialized` : sql`not materialized`} (select id from ${tasks} where ${conditions}) select id from matching`;
    found = await findIds(deps, { asked, source });
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
