import { sql } from 'drizzle-orm';
import type { Services } from './services.ts';

/** What prevents this process from serving properly, in two words; null: nothing. */
export async function findTrouble({
  essentials,
  storage,
  log,
}: Pick<Services, 'essentials' | 'storage' | 'log'>): Promise<string | null> {
  try {
    await essentials.execute(sql`select 1`);
  } catch (error) {
    log.warn({ error }, 'not ready: the database does not answer');
    return 'database away';
  }
  const state = await storage.state();
  // A bucket that does not answer is away for every process: sending requests to another one would not help.
  if (state === 'writable' || state === 'away') return null;
  return state === 'full' ? 'disk full' : 'disk refuses';
}
