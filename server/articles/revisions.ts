import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { ArticleDraft, ArticleRevision } from '../../contract/articles.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import type { Editor } from './articlesDeps.ts';
import { articleRevisions, articles } from './tables.ts';

/** Autosaves of one person within this time are merged into one revision. */
const AUTOSAVE_STEP_MS = 10 * 60 * 1000;
const MAX_REVISIONS = 100;

type Reason = ArticleRevision['reason'];

/** Stores the version that was just saved as a revision. */
export async function storeRevision(
  transaction: Transaction,
  {
    articleId,
    reason,
    now,
    editor,
    name,
  }: { articleId: string; reason: Reason; now: Date; editor: Editor; name: string },
): Promise<void> {
  const [row] = await transaction.select().from(articles).where(eq(articles.id, articleId));
  if (!row) return;
  const step = {
    version: row.version,
    title: row.title,
    article: draftOf(row),
    pictureIds: row.pictureIds,
    savedAt: now,
  };
  if (reason === 'autosave') {
    const [last] = await transaction
      .select()
      .from(articleRevisions)
      .where(eq(articleRevisions.articleId, articleId))
      .orderBy(desc(articleRevisions.version), desc(articleRevisions.id))
      .limit(1);
    const isSameStep =
      last?.reason === 'autosave' &&
      last.savedById === editor.userId &&
      now.getTime() - last.savedAt.getTime() < AUTOSAVE_STEP_MS;
    if (isSameStep) {
      // Keep the time of the first autosave, or the merge window would never close.
      await transaction
        .update(articleRevisions)
        .set({ ...step, savedAt: last.savedAt })
        .where(eq(articleRevisions.id, last.id));
      return;
    }
  }
  await transaction
    .insert(articleRevisions)
    .values({ id: newId(now), articleId, reason, ...step, savedById: editor.userId, savedBy: name });
  const old = transaction
    .select({ id: articleRevisions.id })
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, articleId))
    .orderBy(desc(articleRevisions.version), desc(articleRevisions.id))
    .offset(MAX_REVISIONS);
  await transaction.delete(articleRevisions).where(inArray(articleRevisions.id, old));
}

function draftOf(row: typeof articles.$inferSelect): ArticleDraft {
  return {
    title: row.title,
    slug: row.slug,
    language: row.language,
    excerpt: row.excerpt,
    content: row.content,
    cover_id: row.coverId,
    cover_alt: row.coverAlt,
    tags: row.tags,
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    counterpart_id: null,
  };
}

function present(
  row: Omit<typeof articleRevisions.$inferSelect, 'article' | 'pictureIds' | 'savedById' | 'articleId'>,
): ArticleRevision {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    reason: row.reason,
    saved_by: row.savedBy,
    saved_at: row.savedAt.toISOString(),
  };
}

/** The revisions of an article, newest first. */
export async function listRevisions(queries: Queries, articleId: string): Promise<ArticleRevision[]> {
  const rows = await queries
    .select({
      id: articleRevisions.id,
      version: articleRevisions.version,
      title: articleRevisions.title,
      reason: articleRevisions.reason,
      savedBy: articleRevisions.savedBy,
      savedAt: articleRevisions.savedAt,
    })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), gt(articleRevisions.version, 0)))
    .orderBy(desc(articleRevisions.version), desc(articleRevisions.id));
  return rows.map(present);
}

/** One revision with its content. @throws ApiError not_found */
export async function readRevision(
  queries: Queries,
  { articleId, revisionId }: { articleId: string; revisionId: string },
): Promise<ArticleRevision & { article: Record<string, unknown> }> {
  const [row] = await queries
    .select()
    .from(articleRevisions)
    .where(and(eq(articleRevisions.id, revisionId), eq(articleRevisions.articleId, articleId)));
  if (!row) throw new ApiError('not_found');
  return { ...present(row), article: { ...row.article } };
}
