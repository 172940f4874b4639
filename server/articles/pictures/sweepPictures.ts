import { inArray } from 'drizzle-orm';
import { isId } from '../../platform/identifier.ts';
import { sweepableFolders } from '../../platform/storage/storage.ts';
import type { ArticlesDeps } from '../articlesDeps.ts';
import { articlePictures } from '../tables.ts';
import { ARTICLES, pictureFolder } from './storePicture.ts';

/**
 * Removes old picture files without a row, left behind by a killed process or a storage failure.
 * @returns how many were removed
 */
export async function sweepPictures({
  database,
  storage,
  clock,
}: Pick<ArticlesDeps, 'database' | 'storage' | 'clock'>): Promise<number> {
  let gone = 0;
  for await (const folders of sweepableFolders(storage, { parent: ARTICLES, now: clock.now() })) {
    const names = folders.filter(isId);
    const rows = await database
      .select({ id: articlePictures.id })
      .from(articlePictures)
      .where(inArray(articlePictures.id, names));
    const known = new Set(rows.map(({ id }) => id));
    for (const name of names.filter((each) => !known.has(each))) {
      await storage.removeFolder(pictureFolder(name));
      gone += 1;
    }
  }
  return gone;
}
