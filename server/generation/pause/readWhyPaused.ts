import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { pauseOf, readPauses } from './readPauses.ts';

/** Why an engine does not begin queued work; null when it is not paused. */
export async function readWhyPaused({
  database,
  storage,
  engineId,
}: {
  database: Database;
  storage: Storage;
  engineId: string;
}): Promise<'storage' | 'operator' | null> {
  if ((await storage.state()) !== 'writable') return 'storage';
  return pauseOf(await readPauses(database), engineId) ? 'operator' : null;
}
