/**
 * An index on a table with rows is written so that it can be built ahead of its migration, without blocking writers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../../../../server/platform/database/migrations');
/** The last one from before indexes were built ahead. */
const BEFORE = '0030';
const later = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > BEFORE);

it.each(later)('%s', (name) => {
  const sql = readFileSync(path.join(FOLDER, name), 'utf8');
  const isMadeHere = (table: string) => new RegExp(`CREATE (UNLOGGED )?TABLE "${table}"`).test(sql);
  const blocking = [...sql.matchAll(/CREATE (?:UNIQUE )?INDEX "(\w+)" ON "(\w+)"/g)].filter(
    ([, , table]) => !isMadeHere(table!),
  );
  expect(
    blocking.map(([, index]) => index),
    'CREATE INDEX IF NOT EXISTS',
  ).toEqual([]);
});
