import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** The database was migrated by a newer release. The message tells the operator what to do. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
}

interface Journal {
  entries: { tag: string; when: number }[];
}

/**
 * Stops an older release from starting on a newer schema, whose data it would misread and corrupt.
 * @param migrationsFolder the migrations of this release
 * @throws NewerSchemaError
 */
export async function refuseNewerSchema(owner: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows: found } = await owner.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!found[0]!.is_there) return;
  const { entries } = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const newest = entries.reduce((latest, entry) => (entry.when > latest.when ? entry : latest));
  // `created_at` is the journal's `when`, which the migrator itself compares.
  const { rows } = await owner.query<{ unknown: number }>(
    'select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > $1',
    [newest.when],
  );
  const { unknown } = rows[0]!;
  if (unknown === 0) return;
  throw new NewerSchemaError(
    `This database belongs to a newer release of Kilas: it is ${unknown} change${unknown === 1 ? '' : 's'} ahead of this one, which ends at ${newest.tag}.\n` +
      'Nothing was touched. Start the newer release, or restore a backup from before it (docs/operations.md, "Backup").',
  );
}
