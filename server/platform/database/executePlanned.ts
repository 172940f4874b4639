import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Queries } from './database.ts';

/** The results of a prepared statement, of which only `execute` is used. */
interface Executed<Result> extends PreparedQueryConfig {
  execute: Result;
}

const dialect = new PgDialect();
/** Names of statements by their texts: made of the text, so that no two texts share one. */
const names = new Map<string, string>();
/** Each connection keeps what it has planned; with more texts than this, one of them must be changing. */
const MOST_NAMES = 100;

/**
 * Runs a raw statement so that each connection parses and plans it once: that takes the database longer than running a
 * short one. For statements that find their rows by keys, which one plan suits whatever the values are, and whose text
 * is always the same.
 */
export async function executePlanned<Row extends pg.QueryResultRow>(
  queries: Queries,
  statement: SQL,
): Promise<pg.QueryResult<Row>> {
  const query = dialect.sqlToQuery(statement);
  const prepared = queries._.session.prepareQuery<Executed<pg.QueryResult<Row>>>(
    query,
    undefined,
    nameOf(query.sql),
    false,
  );
  return prepared.execute();
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_NAMES) return undefined;
  const name = `planned_${hash('sha1', text, 'hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
