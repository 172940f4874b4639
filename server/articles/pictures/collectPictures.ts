import { and, inArray, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import { articlePictures, articleRevisions, articles, publishedArticles } from '../tables.ts';
import type { ArticlesDeps } from '../articlesDeps.ts';
import { pictureFolder } from './storePicture.ts';

/** Grace period: an article that uses the picture may still be unsaved on somebody's phone. */
const UNUSED_MS = 3 * DAY_MS;
const AT_ONCE = 100;

/**
 * Removes pictures that no article, published copy or revision names: rows first, then files.
 * @returns how many were removed
 */
export async function collectPictures({
  database,
  storage,
  clock,
}: Pick<ArticlesDeps, 'database' | 'storage' | 'clock'>): Promise<number> {
  const isUnused = [articles, publishedArticles, articleRevisions].map(
    (table) => sql`not exists (select 1 from ${table} where ${table.pictureIds} @> array[${articlePictures.id}])`,
  );
  const unused = database
    .select({ id: articlePictures.id })
    .from(articlePictures)
    .where(and(lt(articlePictures.createdAt, new Date(clock.now().getTime() - UNUSED_MS)), ...isUnused))
    .limit(AT_ONCE)
    // Skips a picture that is being saved into an article right now.
    .for('update', { skipLocked: true });
  const gone = await database
    .delete(articlePictures)
    .where(inArray(articlePictures.id, unused))
    .returning({ id: articlePictures.id });
  for (const { id } of gone) await storage.removeFolder(pictureFolder(id));
  return gone.length;
}
