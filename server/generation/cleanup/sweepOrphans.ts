import { inArray } from 'drizzle-orm';
import { inputImages } from '../../media/inputTables.ts';
import { inputFolder, INPUTS, resultFolder, RESULTS } from '../../media/storageKeys.ts';
import { mediaFiles } from '../../media/tables.ts';
import { isId } from '../../platform/identifier.ts';
import { runEachStep } from '../../platform/runEachStep.ts';
import { sweepableFolders } from '../../platform/storage/storage.ts';
import { mediaIdsOf } from '../advance/completeTask.ts';
import { ledgerSource } from '../coins/ledgerSource.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

/**
 * Discards work at engines without an unfinished task, left behind by a process killed between a task's end and
 * `discardWork`.
 */
export async function sweepEngines({ database, catalog }: Pick<GenerationDeps, 'database' | 'catalog'>): Promise<void> {
  const readWanted = async () => (await readUnfinished(database)).map(({ id, attempt }) => ledgerSource(id, attempt));
  await runEachStep(catalog.everyEngine().map((engine) => async () => engine.sweep?.(readWanted)));
}

/** Removes old files of work that no engine knows (any more). */
export async function sweepEngineFiles({ catalog }: Pick<GenerationDeps, 'catalog'>): Promise<void> {
  await runEachStep(catalog.everyEngine().map((engine) => async () => engine.sweepFiles?.()));
}

/**
 * Removes stored files without an owner that are older than a day. A result folder is owned if an unfinished task may
 * still name it or a row names it, in the order that misses no task which ends in between.
 * @returns how many folders were removed
 */
export async function sweepFiles({
  database,
  storage,
  clock,
}: Pick<GenerationDeps, 'database' | 'storage' | 'clock'>): Promise<number> {
  let gone = 0;
  const now = clock.now();
  for await (const folders of sweepableFolders(storage, { parent: RESULTS, now })) {
    const names = folders.filter(isId);
    const wanted = new Set(await claimedResults(database));
    const owned = await database.select({ id: mediaFiles.id }).from(mediaFiles).where(inArray(mediaFiles.id, names));
    for (const { id } of owned) wanted.add(id);
    for (const name of names.filter((each) => !wanted.has(each))) {
      await storage.removeFolder(resultFolder(name));
      gone += 1;
    }
  }
  for await (const folders of sweepableFolders(storage, { parent: INPUTS, now })) {
    const names = folders.filter(isId);
    const owned = await database.select({ id: inputImages.id }).from(inputImages).where(inArray(inputImages.id, names));
    const known = new Set(owned.map(({ id }) => id));
    for (const name of names.filter((each) => !known.has(each))) {
      await storage.removeFolder(inputFolder(name));
      gone += 1;
    }
  }
  return gone;
}

/** Media ids without a row that unfinished tasks may still use. */
export async function claimedResults(database: GenerationDeps['database']): Promise<string[]> {
  return (await readUnfinished(database)).flatMap(mediaIdsOf);
}

function readUnfinished(database: GenerationDeps['database']) {
  return database
    .select({ id: tasks.id, attempt: tasks.attempt, settings: tasks.settings })
    .from(tasks)
    .where(inArray(tasks.status, ['pending', 'processing']));
}
