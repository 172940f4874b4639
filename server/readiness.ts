import { sql } from 'drizzle-orm';
import type { Services } from './services.ts';

/** What keeps this process from answering as it should, in two words; null when nothing does. */
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
  const standing = await storage.standing();
  // A bucket that does not answer is away for every process alike: sending people elsewhere helps none of them.
  if (standing === 'writable' || standing === 'away') return null;
  return standing === 'full' ? 'disk full' : 'disk refuses';
}
