import { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { readInstallationId } from '../secrets.ts';
import { type Storage, StorageUnwritable } from './storage.ts';

/** Folder with one marker file per installation that stores files here, named by its id. */
const MARKS = 'installations';

/**
 * Marks a storage as used by this installation, and finds the other users. Every installation leaves a mark, not only the
 * first: its sweep must know that others store files here, which have no rows in its database and would look orphaned.
 * A full storage accepts no mark but needs the sweep most, so there the mark is skipped.
 * @returns the other installations' marks
 */
export async function findOtherInstallations({
  database,
  clock,
  storage,
}: {
  database: Database;
  clock: Clock;
  storage: Storage;
}): Promise<string[]> {
  const own = `${MARKS}/${await readInstallationId({ database, clock })}`;
  if (!(await storage.stat(own)))
    await storage.put(own, Readable.from([`since ${clock.now().toISOString()}\n`])).catch((error: unknown) => {
      if (!(error instanceof StorageUnwritable)) throw error;
    });
  const others: string[] = [];
  for await (const marks of storage.files(MARKS)) others.push(...marks.map(({ key }) => key));
  return others.filter((mark) => mark !== own);
}
