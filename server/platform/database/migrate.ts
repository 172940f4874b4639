import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number, the same in every release: it names the lock that makes starters wait for each other. */
const MIGRATION_LOCK = 7_204_511;

/**
 * Brings a database to the newest schema; safe to call from several processes at once (drizzle's own migrator takes no
 * lock: of four starters up to three fail).
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

/** Beside this file in the source; beside the bundle, in `migrations/`, once built. Both are `migrations` next to the running module. */
function migrationsFolder(): string {
  const folder = path.join(import.meta.dirname, 'migrations');
  if (!existsSync(folder)) throw new Error(`The database migrations are missing: ${folder}. Build again with npm run build.`);
  return folder;
}
