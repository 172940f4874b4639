import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';

const INDEX = /^\s*CREATE (UNIQUE )?INDEX IF NOT EXISTS "(\w+)" ON/i;
/** A later migration adds this table or column, and creates the index with it. */
const NOT_THERE_YET = new Set(['42P01', '42703']);

/**
 * Builds the indexes of pending migrations before these run. A migration is one transaction, in which nobody could
 * write to the table while its index is built: minutes with tens of millions of rows. Built concurrently, an index
 * blocks nobody, and the migration (`CREATE INDEX IF NOT EXISTS`) finds it already there.
 */
export async function buildIndexesAhead(owner: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows: found } = await owner.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  // A new database has no rows yet, and hardly any tables.
  if (!found[0]!.is_there) return;
  const { rows } = await owner.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]!.last);
  const pending = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last);
  for (const statement of pending.flatMap(({ sql }) => sql)) {
    const [, , name] = INDEX.exec(statement) ?? [];
    if (!name) continue;
    await dropUnfinished(owner, name);
    await owner.query(statement.replace(/INDEX/i, 'INDEX CONCURRENTLY')).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && NOT_THERE_YET.has(error.code ?? ''))) throw error;
    });
  }
}

/** An interrupted build leaves an invalid index, which queries ignore but which would pass for the finished one. */
async function dropUnfinished(owner: pg.Client, name: string): Promise<void> {
  const { rows } = await owner.query(`select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid`, [
    `public.${name}`,
  ]);
  if (rows.length > 0) await owner.query(`drop index concurrently "${name}"`);
}
