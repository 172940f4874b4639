import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import type { Task } from '../../../contract/generation.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { CONDITIONS, type Filter, filterOf, type TaskFilter } from './listFilters.ts';
import { databaseRun, type PageStates, preparePageStates, stateText } from './listStates.ts';
import { cardColumns, type DetailedTask, presentDetailed, taskDetails } from './presentTask.ts';
import { tasks } from '../tables.ts';

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
  /**
   * The state of a page, read without its tasks; null for one without tasks. Not for searches.
   * @param total how many tasks the list had lately
   */
  stateOf(asked: ListAsked, total: number): Promise<string | null>;
  /** A page of one user's deleted tasks that can be restored, newest first. */
  listDeleted(asked: Asked): Promise<TaskPage>;
}

/** Tasks from which a list is counted by itself, so that whoever asks at the same time does not wait for it. */
const LONG_LIST = 2000;

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
  const states = new Map<string, PageStates>();

  const valuesOf = (filter: Filter, { userId, page, pageSize }: Asked) => ({
    ...filter,
    userId,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const read = async (filter: Filter, asked: Asked): Promise<{ page: TaskPage; state: string | null }> => {
    const shape = Object.keys(filter).join(' ');
    const { section, total } = statements.get(shape) ?? prepare(database, filter, shape);
    if (!statements.has(shape)) statements.set(shape, { section, total });
    const values = valuesOf(filter, asked);
    const rows = await section.execute(values);
    // A page beyond the last one has no row to carry the total.
    const counted = rows[0] ?? (asked.page === 1 ? undefined : (await total.execute(values))[0]);
    const found = rows.map(({ id, revision }) => `${id}:${revision}`).join(',');
    return {
      page: {
        data: presentDetailed(deps, rows),
        page: asked.page,
        page_size: asked.pageSize,
        total: counted?.total ?? 0,
      },
      state: rows[0] ? stateText({ ...rows[0], tasks: found }) : null,
    };
  };
  const asFilter = ({ filter, userId }: ListAsked) => filterOf(filter, { userId, now: clock.now() });
  return {
    list: async (asked) => (await read(asFilter(asked), asked)).page,
    listWithState: (asked) => read(asFilter(asked), asked),
    stateOf(asked, total) {
      const filter = asFilter(asked);
      const names = Object.keys(filter) as (keyof Filter)[];
      const shape = names.join(' ');
      const prepared = states.get(shape) ?? preparePageStates(database, names);
      states.set(shape, prepared);
      const values = valuesOf(filter, asked);
      return total > LONG_LIST ? prepared.readAlone(values) : prepared.read(values);
    },
    listDeleted: async (asked) =>
      (await read({ deletedAfter: new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS).toISOString() }, asked)).page,
  };
}

interface Statements {
  section: {
    execute(values: Record<string, unknown>): Promise<(DetailedTask & { total: number; databaseRun: string })[]>;
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
    ...names.map((name) => CONDITIONS[name](sql.placeholder(name))),
  );
  // The best plan of a search depends on its words: unnamed, so that it is planned each time.
  const name = isSearch ? '' : `list_tasks ${shape}`;
  const total = database
    .select({ total: count() })
    .from(tasks)
    .where(mine)
    .prepare(name && `count_tasks ${shape}`);
  const section = isSearch ? prepareSearch(database, mine) : prepareSection(database, mine, name);
  return { section, total };
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
