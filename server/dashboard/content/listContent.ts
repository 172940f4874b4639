import { sql } from 'drizzle-orm';
import { type ContentItem, type ContentQuery, MAX_SEARCH_DEPTH } from '../../../contract/dashboard.ts';
import type { Kind } from '../../../contract/generation.ts';
import { tasks } from '../../generation/tables.ts';
import { type Counted, countUpTo, cutCount, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { contentConditions, hasWords, isOtherKind, madeBy, mayMatch, searchCondition } from './contentConditions.ts';
import { readContent } from './presentContent.ts';

/**
 * Among so many of the newest items that match the other filters, a search looks first: there a common word has enough.
 */
const NEWEST = 10_000;
/** With more than so many among them, it is not counted any further. */
const MANY = 300;
/** So many of them tell whether it is worth looking through all. */
const SAMPLE = 2000;

/** How many items there are, and the ids of those that were found on the way, newest first. */
interface Count {
  counted: Counted;
  /** As many of the newest as were looked for. */
  newest: string[];
  /** Those of the page, and one more if there is a next page, when a search finds few. */
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
 * Counts what a search finds. Where the newest items have enough of it, there is enough. Otherwise the words' index is
 * asked, for whole words first: their entries are read without sorting out beginnings. What is left is few: the page is
 * cut from it at once, since walking back from the newest item would lead through all items.
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
    // Half of what would be needed: it may be more common among the others.
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

/** The items of a page. Those of a common word are among the newest. */
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

/** The ids of a page, and one more if there is a next page. */
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
  // Not among the newest, like last year's holiday: on the way back from them it would be looked for in every item.
  const matching = isFoundByWords
    ? sql`(with matching as materialized (select id from ${tasks} where ${conditions}) select id from matching)`
    : sql`(select id from ${tasks} where ${conditions})`;
  const { rows } = await deps.database.execute<{ id: string }>(
    sql`select id from ${matching} found order by id desc limit ${perPage + 1} offset ${offsetOf(asked)}`,
  );
  return rows.map(({ id }) => id);
}

/** What a search of words finds in the newest items, or in those before the one that a page ended with. */
async function findAmongNewest(
  { database, clock }: DashboardDeps,
  asked: ContentQuery,
  { among, most }: { among: number; most: number },
): Promise<string[]> {
  const search = asked.search!;
  // Whoever made them is looked at afterwards: the newest of a few people's may lie behind everybody else's.
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
