import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Parts } from './parts.ts';

/** Less is a full disk: a clip of ten seconds is larger. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** What keeps this process from answering as it should, in two words; null when nothing does. */
export async function findTrouble({
  essentials,
  config,
  log,
}: Pick<Parts, 'essentials' | 'config' | 'log'>): Promise<string | null> {
  try {
    await essentials.execute(sql`select 1`);
  } catch (error) {
    log.warn({ error }, 'not ready: the database does not answer');
    return 'database away';
  }
  const { bavail, bsize } = await statfs(config.dataDirectory);
  return bavail * bsize < LEAST_FREE_BYTES ? 'disk full' : null;
}
