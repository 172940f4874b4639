import { inArray } from 'drizzle-orm';
import { isId } from '../../platform/identifier.ts';
import type { ArticlesDeps } from '../articlesDeps.ts';
import { articlePictures } from '../tables.ts';
import { ARTICLES, pictureFolder } from './storePicture.ts';

/** A picture's sizes lie in the storage before its row is written; nobody draws them for this long. */
const DRAWN_WITHIN_MS = 3600_000;

/** Removes pictures without a row, as a kill or a store that went away in the middle leaves them behind. @returns how many went */
export async function sweepPictures({
  database,
  storage,
  clock,
}: Pick<ArticlesDeps, 'database' | 'storage' | 'clock'>): Promise<number> {
  let gone = 0;
  for await (const folders of storage.folders(ARTICLES)) {
    const old = clock.now().getTime() - DRAWN_WITHIN_MS;
    const names = folders
      .filter(({ changedAt }) => changedAt.getTime() < old)
      .map(({ name }) => name)
      .filter(isId);
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
