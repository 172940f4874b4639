import { and, count, desc, eq, gt, gte, ilike, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Kind, StatusFilter, Task } from '../../../contract/generation.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import { periodOf } from '../../platform/businessTime.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { cardColumns, type DetailedTask, presentDetailed, taskDetails } from './presentTask.ts';
import { ownedWords, tasks } from '../tables.ts';

export interface TaskFilter {
  kind?: Kind | undefined;
  status?: StatusFilter | undefined;
  /** Words of the prompt; prefixes match. */
  search?: string | undefined;
  model?: string | undefined;
  favorite?: boolean | undefined;
  /** Business days or moments, both included. */
  date_from?: string | undefined;
  date_to?: string | undefined;
}

export interface TaskPage {
  data: Task[];
  page: number;
  page_size: number;
  total: number;
}

interface Asked {
  userId: string;
  page: number;
  pageSize: number;
}

export interface ListAsked extends Asked {
  filter: TaskFilter;
}

export interface TaskLists {
  /** A page of one user's tasks, newest first. */
  list(asked: ListAsked): Promise<TaskPage>;
  /**
   * The same with the state it was read in: which tasks are on it, each with its revision, how many there are in all, and
   * which run of the database says so. As long as nothing on it is unfinished, a page of the same state is the same.
   */
  listWithState(asked: ListAsked): Promise<{ page: TaskPage; state: string | null }>;
  /** The state of a page, read without its tasks; null for one without tasks. */
  stateOf(asked: ListAsked): Promise<string | null>;
  /** A page of one user's deleted tasks that can be restored, newest first. */
  listDeleted(asked: Asked): Promise<TaskPage>;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * Makes the lists of tasks: one statement each, with media and coins, prepared once for each set of filters. Which
 * tasks are on a page, and how many there are, is read from the index alone; only the page's own are looked up
 * (bench/library.ts).
 */
export function createTaskLists(
  deps: Pick<GenerationDeps, 'database' | 'clock' | 'signer' | 'catalog' | 'pace'>,
): TaskLists {
  const { database, clock } = deps;
  const statements = new Map<string, Statements>();

  const statementsOf = (filter: Filter, { userId, page, pageSize }: Asked) => {
    const shape = Object.keys(filter).join(' ');
    const prepared = statements.get(shape) ?? prepare(database, filter, shape);
    if (!statements.has(shape)) statements.set(shape, prepared);
    return { ...prepared, values: { ...filter, userId, limit: pageSize, offset: (page - 1) * pageSize } };
  };
  const read = async (filter: Filter, asked: Asked): Promise<{ page: TaskPage; state: string | null }> => {
    const { section, total, values } = statementsOf(filter, asked);
    const rows = await section.execute(values);
    // A page beyond the last one has no row to carry the total.
    const counted = rows[0] ?? (asked.page === 1 ? undefined : (await total.execute(values))[0]);
    const items = rows.map(({ id, revision }) => `${id}:${revision}`).join(',');
    return {
      page: {
        data: presentDetailed(deps, rows),
        page: asked.page,
        page_size: asked.pageSize,
        total: counted?.total ?? 0,
      },
      state: rows[0] ? stateText({ ...rows[0], items }) : null,
    };
  };
  const asFilter = ({ filter, userId }: ListAsked) => filterOf(filter, { userId, now: clock.now() });
  return {
    list: async (asked) => (await read(asFilter(asked), asked)).page,
    listWithState: (asked) => read(asFilter(asked), asked),
    async stateOf(asked) {
      const { state, values } = statementsOf(asFilter(asked), asked);
      const [row] = await state.execute(values);
      return row?.items ? stateText({ ...row, items: row.items }) : null;
    },
    listDeleted: async (asked) =>
      (await read({ deletedAfter: new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS).toISOString() }, asked)).page,
  };
}

function stateText({ items, total, databaseRun }: { items: string; total: number; databaseRun: string }): string {
  return `${databaseRun} ${total} ${items}`;
}

/**
 * When the database was started. A restored or promoted one may have lost changes, and counts other changes by the same
 * revisions.
 */
const databaseRun = sql<string>`(select extract(epoch from pg_postmaster_start_time())::text)`;

/** The SQL condition of each filter, with a placeholder for its value. */
const CONDITIONS = {
  kind: eq(tasks.kind, sql.placeholder('kind')),
  status: eq(tasks.status, sql.placeholder('status')),
  /** Splits failed tasks into those that their owner cancelled and the others. */
  cancelled: sql`coalesce(${tasks.failureCode} = 'generation_cancelled', false) = ${sql.placeholder('cancelled')}::boolean`,
  model: eq(tasks.modelId, sql.placeholder('model')),
  favorite: eq(tasks.isFavorite, sql.placeholder('favorite')),
  from: gte(tasks.createdAt, sql`${sql.placeholder('from')}::timestamptz`),
  to: lt(tasks.createdAt, sql`${sql.placeholder('to')}::timestamptz`),
  /** Every word must begin a word of the prompt, by the text index. */
  words: sql`${ownedWords} @@ to_tsquery('simple', ${sql.placeholder('words')})`,
  characters: ilike(tasks.prompt, sql.placeholder('characters')),
  deletedAfter: gt(tasks.deletedAt, sql`${sql.placeholder('deletedAfter')}::timestamptz`),
};
type Filter = { [Name in keyof typeof CONDITIONS]?: string | boolean };

/** A search text without words is matched character by character. */
function filterOf(
  { search, date_from, date_to, ...asked }: TaskFilter,
  { userId, now }: { userId: string; now: Date },
): Filter {
  const { from, to } = periodOf({ date_from, date_to }, now);
  const words = search?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  const mark = `u${userId.slice(-12)}`;
  const filter: Record<keyof Filter, string | boolean | undefined> = {
    kind: asked.kind,
    status: asked.status === 'cancelled' ? 'failed' : asked.status,
    cancelled: asked.status === 'cancelled' || (asked.status === 'failed' ? false : undefined),
    model: asked.model || undefined,
    favorite: asked.favorite,
    from: from?.toISOString(),
    to: to?.toISOString(),
    words: words?.map((word) => `${mark}${word}:*`).join(' & '),
    characters: search && !words ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined,
    deletedAfter: undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

interface Statements {
  section: {
    execute(values: Record<string, unknown>): Promise<(DetailedTask & { total: number; databaseRun: string })[]>;
  };
  /** One row; without items on the page, `items` is null. */
  state: {
    execute(values: Record<string, unknown>): Promise<{ items: string | null; total: number; databaseRun: string }[]>;
  };
  total: { execute(values: Record<string, unknown>): Promise<{ total: number }[]> };
}

function prepare(database: Database, filter: Filter, shape: string): Statements {
  const isSearch = 'words' in filter || 'characters' in filter;
  const names = Object.keys(filter) as (keyof Filter)[];
  const mine = and(
    // Cast to text in a search, so that the library's index is not used: the word index is by owner already, and
    // combining both costs more.
    isSearch ? sql`${tasks.userId}::text = ${sql.placeholder('userId')}` : eq(tasks.userId, sql.placeholder('userId')),
    isNull('deletedAfter' in filter ? tasks.removedAt : tasks.deletedAt),
    ...names.map((name) => CONDITIONS[name]),
  );
  // The best plan of a search depends on its words: unnamed, so that it is planned each time.
  const name = isSearch ? '' : `list_tasks ${shape}`;
  const total = database
    .select({ total: count() })
    .from(tasks)
    .where(mine)
    .prepare(name && `count of ${name}`);
  const section = isSearch ? prepareSearch(database, mine) : prepareSection(database, mine, name);
  return { section, total, state: prepareState(database, mine, name && `state of ${name}`) };
}

function prepareSection(database: Database, mine: SQL | undefined, name: string): Statements['section'] {
  const onPage = database
    .select({ id: tasks.id })
    .from(tasks)
    .where(mine)
    .orderBy(desc(tasks.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  return database
    .select({ ...cardColumns, ...taskDetails, total: countOf(mine), databaseRun })
    .from(tasks)
    .where(inArray(tasks.id, onPage))
    .orderBy(desc(tasks.id))
    .prepare(name);
}

function countOf(mine: SQL | undefined): SQL<number> {
  return sql<number>`(select count(*)::int from ${tasks} where ${mine})`;
}

function prepareState(database: Database, mine: SQL | undefined, name: string): Statements['state'] {
  const onPage = database
    .select({ id: tasks.id, revision: tasks.revision })
    .from(tasks)
    .where(mine)
    .orderBy(desc(tasks.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('on_page');
  const items = sql<
    string | null
  >`string_agg(${onPage.id} || ':' || ${onPage.revision}, ',' order by ${onPage.id} desc)`;
  return database
    .select({ items, total: countOf(mine), databaseRun })
    .from(onPage)
    .prepare(name);
}

/**
 * Collects all matches by the word index first: with a LIMIT alone, the database may walk the library and parse every
 * prompt.
 */
function prepareSearch(database: Database, mine: SQL | undefined): Statements['section'] {
  const found = database.$with('found').as(database.select({ id: tasks.id }).from(tasks).where(mine));
  const onPage = database
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(found.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  // `found` is referenced twice, so the database materialises it once.
  const total = sql<number>`(select count(*)::int from ${found})`;
  return database
    .with(found)
    .select({ ...cardColumns, ...taskDetails, total, databaseRun })
    .from(tasks)
    .where(inArray(tasks.id, onPage))
    .orderBy(desc(tasks.id))
    .prepare('');
}
