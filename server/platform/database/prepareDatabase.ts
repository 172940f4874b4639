import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { openApplicationRole } from './applicationRole.ts';
import { migrateWithRetries } from './migrateWithRetries.ts';
import { refuseNewerSchema } from './refuseNewerSchema.ts';

/** Key of the advisory lock that serializes starting processes; any number, but the same in every release. */
const PREPARE_LOCK = 7_204_511;

/**
 * Migrates a database to the newest schema, as its owner, and prepares the application's role. Safe to call from several
 * processes at the same time (drizzle's migrator takes no lock: of four starters up to three fail).
 * @param applicationUrl DATABASE_APP_URL; null: Kilas creates the role
 * @returns the application's connection string
 * @throws NewerSchemaError when the database is ahead of this release; LockedTablesError when others keep its tables locked
 */
export async function prepareDatabase({
  ownerUrl,
  applicationUrl,
  log,
}: {
  ownerUrl: string;
  applicationUrl: string | null;
  log: Pick<Log, 'warn'>;
}): Promise<string> {
  const owner = await connectWithRetries({ connectionString: ownerUrl, log });
  try {
    await takeTurn(owner);
    await refuseNewerSchema(owner, migrationsFolder());
    await migrateWithRetries(owner, { ownerUrl, migrationsFolder: migrationsFolder(), log });
    return await openApplicationRole({ owner, ownerUrl, applicationUrl, log });
  } finally {
    await owner.end();
  }
}

/** Temporary refusals: the server is starting, or its slots are still held by processes that were killed. */
const PASSING = new Set(['57P03', '53300']);
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/** Connects, retrying while the server temporarily refuses connections. @throws the server's last refusal */
async function connectWithRetries({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Pick<Log, 'warn'>;
}): Promise<pg.Client> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await delay(PAUSE_MS)) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && PASSING.has(error.code ?? '')) || performance.now() > deadline)
        throw error;
      log.warn({ error: error.message }, 'the database takes nobody just now; asking again');
    }
  }
}

/**
 * Waits until no other process prepares the database. It polls: a statement that waits for the lock would hold up the
 * concurrent index builds of the process that has it.
 */
async function takeTurn(owner: pg.Client): Promise<void> {
  for (; ; await delay(PAUSE_MS)) {
    const { rows } = await owner.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
      PREPARE_LOCK,
    ]);
    if (rows[0]!.is_ours) return;
  }
}

/** `migrations` next to the running module: this file in the source, the bundle once built. */
function migrationsFolder(): string {
  const folder = path.join(import.meta.dirname, 'migrations');
  if (!existsSync(folder))
    throw new Error(`The database migrations are missing: ${folder}. Build again with npm run build.`);
  return folder;
}
