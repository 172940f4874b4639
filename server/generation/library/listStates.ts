import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { batchReads, keysOf } from '../../platform/database/batchReads.ts';
import type { Database } from '../../platform/database/database.ts';
import { CONDITIONS, type Filter } from './listFilters.ts';
import { tasks } from '../tables.ts';

/**
 * When the database was started. A restored or promoted one may have lost changes, and counts other changes by the same
 * revisions.
 */
export const databaseRun = sql<string>`(select extract(epoch from pg_postmaster_start_time())::text)`;

/** What decides the content of a page: its tasks with their revisions, how many there are in all, and the database's run. */
export function stateText({
  tasks: found,
  total,
  databaseRun: run,
}: {
  tasks: string;
  total: number;
  databaseRun: string;
}): string {
  return `${run} ${total} ${found}`;
}

/** The values of a page's statement: its filters, `userId`, `limit` and `offset`. */
type Values = Record<string, unknown>;

export interface PageStates {
  /** Together with those asked for at the same time; null for a page without tasks. */
  read(values: Values): Promise<string | null>;
  /** By itself. */
  readAlone(values: Values): Promise<string | null>;
}

/** The types of values in the arrays that a statement is asked with; text for all others. */
const TYPES: Record<string, string> = {
  userId: 'uuid',
  limit: 'int',
  offset: 'int',
  cancelled: 'boolean',
  favorite: 'boolean',
};

/** Prepares the reading of the states of pages with these filters: any number of pages with one statement. */
export function preparePageStates(database: Database, filters: (keyof Filter)[]): PageStates {
  const columns = ['userId', 'limit', 'offset', ...filters];
  const asked = (column: string) => sql`asked.${sql.identifier(column)}`;
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const arrays = columns.map((column) => keysOf(column, TYPES[column] ?? 'text'));
  const names = columns.map((column) => sql`${sql.identifier(column)}`);
  const mine = and(
    sql`${tasks.userId} = ${asked('userId')}`,
    isNull(tasks.deletedAt),
    ...filters.map((filter) => CONDITIONS[filter](asked(filter))),
  );
  const onPage = sql`select id, revision from ${tasks} where ${mine} order by id desc limit ${asked('limit')} offset ${asked('offset')}`;
  const statement = database
    .select({
      place: sql<number>`asked.place::int`,
      tasks: sql<
        string | null
      >`(select string_agg(on_page.id || ':' || on_page.revision, ',' order by on_page.id desc) from (${onPage}) on_page)`,
      total: sql<number>`(select count(*)::int from ${tasks} where ${mine})`,
      databaseRun,
    })
    .from(sql`unnest(${list(arrays)}) with ordinality as asked (${list(names)}, place)`)
    .prepare(`states ${filters.join(' ')}`);

  const readMany = async (keys: string[]) => {
    const pages = keys.map((key) => JSON.parse(key) as unknown[]);
    const values = Object.fromEntries(columns.map((column, at) => [column, pages.map((page) => page[at])]));
    const rows = await statement.execute(values);
    const states = new Map<string, string>();
    for (const row of rows)
      if (row.tasks !== null) states.set(keys[row.place - 1]!, stateText({ ...row, tasks: row.tasks }));
    return states;
  };
  const readTogether = batchReads(readMany);
  const keyOf = (values: Values) => JSON.stringify(columns.map((column) => values[column]));
  return {
    read: async (values) => (await readTogether(keyOf(values))) ?? null,
    async readAlone(values) {
      const key = keyOf(values);
      return (await readMany([key])).get(key) ?? null;
    },
  };
}
