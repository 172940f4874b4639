import { inArray } from 'drizzle-orm';
import { inputImages } from '../../media/inputTables.ts';
import { inputKey } from '../../media/storageKeys.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { EngineImage } from '../engine.ts';

/** The input pictures of a task, in its order. */
export async function readEngineImages(queries: Queries, ids: string[]): Promise<EngineImage[]> {
  if (ids.length === 0) return [];
  const rows = await queries.select().from(inputImages).where(inArray(inputImages.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ id, storageKey: inputKey(id, 'main'), width: row.width, height: row.height }] : [];
  });
}
