import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ArticlePicture } from '../../contract/articles.ts';
import { readingMinutes } from '../../contract/articleWords.ts';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { textOfBlocks } from './articleText.ts';
import type { ArticlesDeps, Editor } from './articlesDeps.ts';
import { bumpVersion } from './publishedVersion.ts';
import { storeRevision } from './revisions.ts';
import { publishSlug } from './slugs.ts';
import { articlePictures, articles, publishedArticles } from './tables.ts';

/** The text search configuration of each language. */
const CONFIGURATION = { id: 'indonesian', en: 'english' } as const;
/** Characters of the text that are indexed. */
const MAX_SEARCHED = 200_000;

/**
 * Publishes the last saved version of an article, now or at a later time. An article that is already public keeps its
 * first publication date.
 * @throws ApiError not_found
 */
export async function publishArticle(
  transaction: Transaction,
  { deps, editor, id, publishAt }: { deps: ArticlesDeps; editor: Editor; id: string; publishAt: Date | null },
): Promise<void> {
  const row = await lockArticle(transaction, id);
  const now = deps.clock.now();
  const [before] = await transaction.select().from(publishedArticles).where(eq(publishedArticles.articleId, id));
  const isSeen = before !== undefined && before.publishAt <= now;
  const at = publishAt && publishAt > now ? publishAt : isSeen ? before.publishAt : now;
  const text = textOfBlocks(row.content.blocks);
  const configuration = sql`${CONFIGURATION[row.language]}::regconfig`;
  const vector = (value: string, weight: 'A' | 'B' | 'C') =>
    sql`setweight(to_tsvector(${configuration}, ${value}) || to_tsvector('simple', ${value}), ${weight})`;
  const values = {
    groupId: row.groupId,
    language: row.language,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: row.content,
    tags: row.tags,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    author: row.author,
    pictureIds: row.pictureIds,
    cover: await coverOf(transaction, row),
    readingMinutes: readingMinutes(text.split(/\s+/).length),
    version: row.version,
    publishAt: at,
    updatedAt: now,
    titleWords: sql`${vector(row.title, 'A')}`,
    words: sql`${vector(row.title, 'A')} || ${vector(`${row.excerpt} ${row.tags.join(' ')}`, 'B')} || ${vector(text.slice(0, MAX_SEARCHED), 'C')}`,
  };
  await transaction
    .insert(publishedArticles)
    .values({ articleId: id, ...values })
    .onConflictDoUpdate({ target: publishedArticles.articleId, set: values });
  await publishSlug(transaction, { articleId: id, slug: row.slug, now });
  await bumpVersion(transaction);
  const name = await deps.nameOf(transaction, editor.userId);
  await storeRevision(transaction, { articleId: id, reason: 'publish', now, editor, name });
}

/** Unpublishes an article; idempotent. @throws ApiError not_found */
export async function unpublishArticle(transaction: Transaction, id: string): Promise<void> {
  await lockArticle(transaction, id);
  await removePublished(transaction, id);
}

/** Removes the published copy: readers no longer see the article once the transaction commits. */
export async function removePublished(transaction: Transaction, id: string): Promise<void> {
  const removed = await transaction
    .delete(publishedArticles)
    .where(eq(publishedArticles.articleId, id))
    .returning({ id: publishedArticles.articleId });
  if (removed.length > 0) await bumpVersion(transaction);
}

async function lockArticle(transaction: Transaction, id: string) {
  const [row] = await transaction
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for('update');
  if (!row) throw new ApiError('not_found');
  return row;
}

async function coverOf(transaction: Transaction, row: typeof articles.$inferSelect): Promise<ArticlePicture | null> {
  if (!row.coverId) return null;
  const [picture] = await transaction.select().from(articlePictures).where(eq(articlePictures.id, row.coverId));
  return picture ? { id: picture.id, width: picture.width, height: picture.height, alt: row.coverAlt } : null;
}
