import { and, inArray, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import { inputImages } from '../../media/inputTables.ts';
import { inputFolder, resultFolder } from '../../media/storageKeys.ts';
import { mediaFiles } from '../../media/tables.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { hasInputs, tasks } from '../tables.ts';

const AT_ONCE = 200;

/**
 * Permanently removes some of the tasks deleted more than 30 days ago: rows first, in one transaction, then files. A
 * crash in between leaves files without a row, which only take space.
 * @returns how many tasks were removed, {@link AT_ONCE} at the most; 0 when none is left
 */
export async function purgeDeleted({
  database,
  storage,
  clock,
}: Pick<GenerationDeps, 'database' | 'storage' | 'clock'>): Promise<number> {
  const oldest = new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS);
  const gone = await database.transaction(async (transaction) => {
    const old = await transaction
      .select()
      .from(tasks)
      .where(and(lt(tasks.deletedAt, oldest), inArray(tasks.status, ['completed', 'failed'])))
      .limit(AT_ONCE);
    if (old.length === 0) return { tasks: 0, media: [], inputs: [] };
    await transaction.delete(tasks).where(
      inArray(
        tasks.id,
        old.map((task) => task.id),
      ),
    );
    const media = old.flatMap((task) => (task.panelIds.length > 0 ? task.panelIds : (task.mediaId ?? [])));
    if (media.length > 0) await transaction.delete(mediaFiles).where(inArray(mediaFiles.id, media));
    // The tasks of a batch share their input pictures: delete those with the last task.
    const candidates = [...new Set(old.flatMap((task) => task.inputIds))];
    const inputs =
      candidates.length === 0
        ? []
        : await transaction
            .delete(inputImages)
            .where(
              and(
                inArray(inputImages.id, candidates),
                sql`not exists (select 1 from ${tasks} where ${hasInputs} and ${tasks.inputIds} @> array[${inputImages.id}])`,
              ),
            )
            .returning({ id: inputImages.id });
    return { tasks: old.length, media, inputs: inputs.map(({ id }) => id) };
  });
  for (const id of gone.media) await storage.removeFolder(resultFolder(id));
  for (const id of gone.inputs) await storage.removeFolder(inputFolder(id));
  return gone.tasks;
}
