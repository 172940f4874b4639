import { sql } from 'drizzle-orm';
import { type ContentItem, type ContentQuery, MAX_SEARCH_DEPTH } from '../../../contract/dashboard.ts';
import type { Kind } from '../../../contract/generation.ts';
import { tasks } from '../../generation/tables.ts';
import { type Counted, countUpTo, cutCount, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { contentConditions, hasWords, isOtherKind, madeBy, mayMatch, searchCondition } from './contentConditions.ts';
import { readContent } from './presentContent.ts';

/**
 * Number of the newest items matching the other filters in which a search looks first: a common word has enough matches
 * there.
 */
const NEWEST = 10_000;
/** With more matches than this among them, counting stops. */
const MANY = 300;
/** This many of them show whether reading all is worthwhile. */
const SAMPLE = 2000;

/** How many items match, and the ids found while counting, newest first. */
interface Count {
  counted: Counted;
  /** The newest ones, as far as they were needed. */
  newest: string[];
  /** Those of the page and one more if there is a next page, when a search has few matches. */
  few: string[] | null;
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
  return { counted: await countUpTo(database, sql`from ${tasks} where ${all}`), newest: [], few: null };
}

/**
 * Counts the matches of a search. If the newest items have enough, that is enough. Otherwise the words' index is used,
 * first for whole words, whose entries need not be filtered. What is left is few: the page is then cut from it
 * directly, since reading backwards from the newest item would pass all items.
 */
async function countFound(deps: DashboardDeps, asked: ContentQuery): Promise<Count> {
  const { database, clock } = deps;
  const depth = MAX_SEARCH_DEPTH;
  const isFoundByWords = hasWords(asked.search);
  const all = (areWordsWhole: boolean) =>
    contentConditions({ ...asked, before: undefined }, clock.now(), { isFoundByWords, areWordsWhole });
  let newest: string[] = [];
  if (isFoundByWords) {
    const first = { ...asked, before: undefined };
    newest = await findAmongNewest(deps, first, { among: SAMPLE, most: MANY + 1 });
    // Half of the expected share: the word may be more common among the others.
    if (newest.length / SAMPLE > MANY / NEWEST / 2 && newest.length <= MANY)
      newest = await findAmongNewest(deps, first, { among: NEWEST, most: MANY + 1 });
    if (newest.length > MANY) return { counted: cutCount(newest.length, MANY), newest, few: null };
    const whole = await countUpTo(database, sql`from ${tasks} where ${all(true)}`, depth);
    if (whole.total_is_partial) return { counted: whole, newest, few: null };
  }
  const { rows } = await database.execute<{ total: number; ids: string[] }>(sql`
    with matching as materialized (select id from ${tasks} where ${all(false)} limit ${depth + 1})
    select (select count(*)::int from matching) as total,
      array(select id from matching where ${asked.before ? sql`id < ${asked.before}` : sql`true`}
        order by id desc limit ${asked.per_page + 1} offset ${offsetOf(asked)}) as ids`);
  const { total, ids } = rows[0]!;
  const counted = cutCount(total, depth);
  return { counted, newest, few: counted.total_is_partial ? null : ids };
}

/** The items of a page. With a common word they are among the newest. */
async function readPage(
  deps: DashboardDeps,
  { asked, counting }: { asked: ContentQuery; counting: Promise<Count> },
): Promise<Pick<ContentPage, 'data' | 'next'>> {
  const found = await findPage(deps, asked, counting);
  const { rows, last } = cutPage(found, asked.per_page);
  if (rows.length === 0) return { data: [], next: null };
  const ids = sql.join(
    rows.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return { data: await readContent(deps.database, { deps, ids }), next: last };
}

/** The ids of a page, and of one more item if there is a next page. */
async function findPage(deps: DashboardDeps, asked: ContentQuery, counting: Promise<Count>): Promise<string[]> {
  const { search, before, per_page: perPage } = asked;
  if (search !== undefined) {
    const { newest, few } = await counting;
    if (few) return few;
    const [start, end] = [offsetOf(asked), offsetOf(asked) + perPage + 1];
    if (before === undefined && newest.length >= end) return newest.slice(start, end);
    const among = hasWords(search) ? await findAmongNewest(deps, asked, { among: NEWEST, most: end }) : [];
    if (among.length >= end) return among.slice(start, end);
  }
  const isFoundByWords = hasWords(search);
  const conditions = contentConditions(asked, deps.clock.now(), { isFoundByWords });
  // Not among the newest ("last year's holiday"): reading backwards, the database would check every item.
  const matching = isFoundByWords
    ? sql`(with matching as materialized (select id from ${tasks} where ${conditions}) select id from matching)`
    : sql`(select id from ${tasks} where ${conditions})`;
  const { rows } = await deps.database.execute<{ id: string }>(
    sql`select id from ${matching} found order by id desc limit ${perPage + 1} offset ${offsetOf(asked)}`,
  );
  return rows.map(({ id }) => id);
}

/** Matches of a word search among the newest items, or among those before the last item of the previous page. */
async function findAmongNewest(
  { database, clock }: DashboardDeps,
  asked: ContentQuery,
  { among, most }: { among: number; most: number },
): Promise<string[]> {
  const search = asked.search!;
  // Owners are checked afterwards: the newest items of a few people may be older than everybody else's.
  const others = contentConditions({ ...asked, search: undefined, role: undefined }, clock.now());
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from (select id, prompt, user_id from ${tasks} where ${others} order by id desc limit ${among}) tasks
    where ${mayMatch(search)} and ${searchCondition(search)} and ${madeBy(asked.role)} order by id desc limit ${most}`);
  return rows.map(({ id }) => id);
}

/** The newest items of all people. */
export async function latestContent(deps: DashboardDeps, limit: number): Promise<ContentItem[]> {
  const conditions = contentConditions({}, deps.clock.now());
  return readContent(deps.database, {
    deps,
    ids: sql`select id from ${tasks} where ${conditions} order by id desc limit ${limit}`,
  });
}
