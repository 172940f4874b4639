import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { ArticleBlock, ArticleChange, ArticleContent, ArticleDraft } from '../../contract/articles.ts';
import type { Transaction } from '../platform/database/database.ts';
import { hasOtherInGroup } from './hasOtherInGroup.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import { cleanBlock, pictureIdsOf } from './articleText.ts';
import type { ArticlesDeps, Editor } from './articlesDeps.ts';
import { bumpVersion } from './publishedVersion.ts';
import { storeRevision } from './revisions.ts';
import { takeSlug } from './slugs.ts';
import { articlePictures, articles, publishedArticles } from './tables.ts';

/**
 * Writes a new article.
 * @returns its id
 * @throws ApiError slug_taken, picture_unknown, counterpart_invalid
 */
export async function createArticle(
  transaction: Transaction,
  { deps, editor, draft }: { deps: ArticlesDeps; editor: Editor; draft: ArticleDraft },
): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  const name = await deps.nameOf(transaction, editor.userId);
  const { content, pictureIds } = await readContent(transaction, draft);
  const fields = fieldsOf({ ...draft, content });
  await transaction.insert(articles).values({
    id,
    ...fields,
    slug: id,
    groupId: await groupFor(transaction, { id, draft, now }),
    pictureIds,
    author: name,
    authorId: editor.userId,
    savedBy: name,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  const slug = await takeSlug(transaction, { articleId: id, wanted: draft.slug, title: draft.title });
  await transaction.update(articles).set({ slug }).where(eq(articles.id, id));
  await storeRevision(transaction, { articleId: id, reason: 'save', now, editor, name });
  return id;
}

/**
 * Saves an article if it is still at the version that was edited. Idempotent: a save sent twice counts once.
 * @throws ApiError not_found, article_conflict, slug_taken, picture_unknown, counterpart_invalid
 */
export async function saveArticle(
  transaction: Transaction,
  { deps, editor, id, change }: { deps: ArticlesDeps; editor: Editor; id: string; change: ArticleChange },
): Promise<void> {
  const [current] = await transaction
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for('update');
  if (!current) throw new ApiError('not_found');
  if (change.save_id && change.save_id === current.lastSaveId) return;
  if (change.version !== undefined && change.version !== current.version) throw new ApiError('article_conflict');
  const now = deps.clock.now();
  const name = await deps.nameOf(transaction, editor.userId);
  const { content, pictureIds } = await readContent(transaction, change);
  const groupId = await groupFor(transaction, { id, draft: change, now, currentGroupId: current.groupId });
  const slug = await takeSlug(transaction, { articleId: id, wanted: change.slug ?? current.slug, title: change.title });
  await transaction
    .update(articles)
    .set({
      ...fieldsOf({ ...change, content }),
      slug,
      groupId,
      pictureIds,
      savedBy: name,
      version: current.version + 1,
      lastSaveId: change.save_id ?? null,
      updatedAt: now,
    })
    .where(eq(articles.id, id));
  // The link between counterparts is not part of the draft: it applies to the published copy immediately.
  if (groupId !== current.groupId) {
    await transaction.update(publishedArticles).set({ groupId }).where(eq(publishedArticles.articleId, id));
    await bumpVersion(transaction);
  }
  await storeRevision(transaction, { articleId: id, reason: change.reason, now, editor, name });
}

function fieldsOf(draft: ArticleDraft) {
  return {
    language: draft.language,
    title: draft.title,
    excerpt: draft.excerpt,
    content: draft.content,
    coverId: draft.cover_id,
    coverAlt: draft.cover_alt,
    tags: [...new Set(draft.tags)],
    seoTitle: draft.seo_title,
    seoDescription: draft.seo_description,
  };
}

/** Cleans the content and sets the sizes of its pictures from the stored ones. @throws ApiError picture_unknown */
async function readContent(
  transaction: Transaction,
  draft: ArticleDraft,
): Promise<{ content: ArticleContent; pictureIds: string[] }> {
  const blocks = draft.content.blocks.map(cleanBlock);
  const pictureIds = [...new Set([...pictureIdsOf(blocks), ...(draft.cover_id ? [draft.cover_id] : [])])];
  const kept =
    pictureIds.length === 0
      ? []
      : // Locked until the commit, so that `collectPictures` does not remove a picture that is being used.
        await transaction.select().from(articlePictures).where(inArray(articlePictures.id, pictureIds)).for('share');
  if (kept.length < pictureIds.length) throw fieldError('content', 'picture_unknown');
  const sized = blocks.map((block): ArticleBlock => {
    const picture = block.type === 'image' && kept.find(({ id }) => id === block.data.media_id);
    return picture
      ? ({ ...block, data: { ...block.data, width: picture.width, height: picture.height } } as ArticleBlock)
      : block;
  });
  return { content: { blocks: sized }, pictureIds };
}

/** The group of an article: its counterpart's, or a new one. @throws ApiError counterpart_invalid */
async function groupFor(
  transaction: Transaction,
  { id, draft, now, currentGroupId }: { id: string; draft: ArticleDraft; now: Date; currentGroupId?: string },
): Promise<string> {
  if (draft.counterpart_id === null) {
    if (currentGroupId === undefined) return id;
    const [other] = await transaction
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.groupId, currentGroupId), ne(articles.id, id), isNull(articles.deletedAt)));
    return other ? newId(now) : currentGroupId;
  }
  const [counterpart] = await transaction
    .select({ groupId: articles.groupId, language: articles.language })
    .from(articles)
    .where(and(eq(articles.id, draft.counterpart_id), isNull(articles.deletedAt)));
  if (!counterpart || counterpart.language === draft.language)
    throw fieldError('counterpart_id', 'counterpart_invalid');
  if (await hasOtherInGroup(transaction, { id, groupId: counterpart.groupId, language: draft.language }))
    throw fieldError('counterpart_id', 'counterpart_invalid');
  return counterpart.groupId;
}
