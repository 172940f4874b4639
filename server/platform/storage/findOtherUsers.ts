import { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { readInstallationId } from '../secrets.ts';
import { type Storage, StorageUnwritable } from './storage.ts';

/** Every installation that keeps files in a place leaves a mark here, named after it. */
const MARKS = 'installations';

/**
 * Marks a storage as used by this installation, and looks who else uses it. Each leaves a mark, not the first alone: whose
 * bucket it is does not say whose files are in it, and the owner's sweep would take the other's for nobody's. A place that
 * is full takes no mark, and needs to be swept most: there, others are only looked for.
 * @returns the marks of others
 */
export async function findOtherUsers({
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
