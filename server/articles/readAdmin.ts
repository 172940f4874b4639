import { and, count, desc, eq, gt, ilike, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { AdminArticle, AdminArticleCard, AdminArticlesQuery } from '../../contract/articles.ts';
import type { Language } from '../../contract/languages.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { ArticlesDeps } from './articlesDeps.ts';
import { articlePictures, articles, publishedArticles } from './tables.ts';

type Asked = v.InferOutput<typeof AdminArticlesQuery>;
/** `database` may be a transaction. */
interface ReadDeps extends Pick<ArticlesDeps, 'clock'> {
  database: Queries;
}

const other = alias(articles, 'other');
const counterpart = sql<
  string | null
>`(select ${other.id} from ${articles} "other" where ${other.groupId} = ${articles.groupId} and ${other.id} <> ${articles.id} and ${other.deletedAt} is null limit 1)`;

const cardColumns = {
  id: articles.id,
  title: articles.title,
  slug: articles.slug,
  language: articles.language,
  tags: articles.tags,
  author: articles.author,
  version: articles.version,
  updatedAt: articles.updatedAt,
  deletedAt: articles.deletedAt,
  coverAlt: articles.coverAlt,
  cover: { id: articlePictures.id, width: articlePictures.width, height: articlePictures.height },
  published: { version: publishedArticles.version, at: publishedArticles.publishAt },
  counterpart,
};

interface CardRow {
  id: string;
  title: string;
  slug: string;
  language: Language;
  tags: string[];
  author: string;
  version: number;
  updatedAt: Date;
  deletedAt: Date | null;
  coverAlt: string;
  cover: { id: string; width: number; height: number } | null;
  published: { version: number; at: Date } | null;
  counterpart: string | null;
}

function presentCard(row: CardRow, now: Date): AdminArticleCard {
  const { published } = row;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    language: row.language,
    status: published === null ? 'draft' : published.at > now ? 'scheduled' : 'published',
    has_changes: published !== null && published.version !== row.version,
    publish_at: published?.at.toISOString() ?? null,
    tags: row.tags,
    cover: row.cover && { ...row.cover, alt: row.coverAlt },
    author: row.author,
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    counterpart_id: row.counterpart,
  };
}

/** The last saved version of an article, also of a deleted one. @throws ApiError not_found */
export async function readArticle({ database, clock }: ReadDeps, id: string): Promise<AdminArticle> {
  const [row] = await database
    .select({
      ...cardColumns,
      excerpt: articles.excerpt,
      content: articles.content,
      seoTitle: articles.seoTitle,
      seoDescription: articles.seoDescription,
      savedBy: articles.savedBy,
    })
    .from(articles)
    .leftJoin(publishedArticles, eq(publishedArticles.articleId, articles.id))
    .leftJoin(articlePictures, eq(articlePictures.id, articles.coverId))
    .where(eq(articles.id, id));
  if (!row) throw new ApiError('not_found');
  return {
    ...presentCard(row, clock.now()),
    excerpt: row.excerpt,
    content: row.content,
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    version: row.version,
    saved_by: row.savedBy,
  };
}

function statusIs(status: Asked['status'], now: Date): SQL | undefined {
  switch (status) {
    case 'draft':
      return isNull(publishedArticles.articleId);
    case 'scheduled':
      return gt(publishedArticles.publishAt, now);
    case 'published':
      return lte(publishedArticles.publishAt, now);
    default:
      return undefined;
  }
}

/** A page of all articles, last saved first. */
export async function listArticles(
  { database, clock }: ReadDeps,
  { page, size, search, status, language, has_counterpart: isJoined }: Asked,
) {
  const now = clock.now();
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = and(
    status === 'deleted' ? isNotNull(articles.deletedAt) : isNull(articles.deletedAt),
    statusIs(status, now),
    language && eq(articles.language, language),
    isJoined === undefined ? undefined : isJoined ? sql`${counterpart} is not null` : sql`${counterpart} is null`,
    like ? or(ilike(articles.title, like), ilike(articles.slug, like)) : undefined,
    ne(articles.title, ''),
  );
  const [rows, [counted]] = await Promise.all([
    database
      .select(cardColumns)
      .from(articles)
      .leftJoin(publishedArticles, eq(publishedArticles.articleId, articles.id))
      .leftJoin(articlePictures, eq(articlePictures.id, articles.coverId))
      .where(wanted)
      .orderBy(desc(articles.updatedAt), desc(articles.id))
      .limit(size)
      .offset((page - 1) * size),
    database
      .select({ total: count() })
      .from(articles)
      .leftJoin(publishedArticles, eq(publishedArticles.articleId, articles.id))
      .where(wanted),
  ]);
  return { data: rows.map((row) => presentCard(row, now)), page, size, total: counted?.total ?? 0 };
}
