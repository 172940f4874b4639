import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../contract/languages.ts';
import type { ArticleContent, ArticleDraft, ArticlePicture } from '../../contract/articles.ts';
import { timestamptz } from '../platform/database/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const written = {
  /** Shared by an article and its counterpart in the other language. */
  groupId: uuid('group_id').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  excerpt: text('excerpt').notNull(),
  content: jsonb('content').$type<ArticleContent>().notNull(),
  tags: text('tags').array().notNull(),
  seoTitle: text('seo_title').notNull(),
  seoDescription: text('seo_description').notNull(),
  /** The name readers see. */
  author: text('author').notNull(),
  /** All its pictures, with the cover: pictures that no article names are collected. */
  pictureIds: uuid('picture_ids').array().notNull(),
};

/** Articles as they were last saved; readers see `published_articles`. */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey(),
    ...written,
    coverId: uuid('cover_id'),
    coverAlt: text('cover_alt').notNull(),
    authorId: uuid('author_id').notNull(),
    savedBy: text('saved_by').notNull(),
    version: integer('version').notNull(),
    /** The save that made this version, so that its repetition is not a conflict. */
    lastSaveId: uuid('last_save_id'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    uniqueIndex('articles_counterpart')
      .on(table.groupId, table.language)
      .where(sql`${table.deletedAt} is null`),
    index('articles_saved').on(table.updatedAt, table.id),
    index('articles_pictures').using('gin', table.pictureIds),
    check(
      'articles_language_known',
      sql`${table.language} in (${sql.raw(LANGUAGES.map((each) => `'${each}'`).join(', '))})`,
    ),
  ],
);

/** Public copies, made when an article is published, so that readers never see unfinished edits. */
export const publishedArticles = pgTable(
  'published_articles',
  {
    articleId: uuid('article_id')
      .primaryKey()
      .references(() => articles.id),
    ...written,
    cover: jsonb('cover').$type<ArticlePicture | null>(),
    readingMinutes: smallint('reading_minutes').notNull(),
    /** The saved version that was published. */
    version: integer('version').notNull(),
    /** Not public before this time. */
    publishAt: timestamptz('publish_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    titleWords: tsvector('title_words').notNull(),
    /** Title, excerpt, tags and text, as stems of its language and as literal words. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    uniqueIndex('published_articles_slug').on(table.slug),
    index('published_articles_newest').on(table.publishAt, table.articleId),
    index('published_articles_by_language').on(table.language, table.publishAt, table.articleId),
    index('published_articles_tags').using('gin', table.tags),
    index('published_articles_words').using('gin', table.words),
    index('published_articles_title_words').using('gin', table.titleWords),
    index('published_articles_pictures').using('gin', table.pictureIds),
  ],
);

/** The current slug of every article, and former ones that were public. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** When it first became public; null: never. */
    knownSince: timestamptz('known_since'),
  },
  (table) => [index('article_slugs_of_article').on(table.articleId)],
);

/** Earlier saved versions. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: uuid('id').primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    reason: text('reason', { enum: ['autosave', 'save', 'restore', 'publish'] }).notNull(),
    title: text('title').notNull(),
    article: jsonb('article').$type<ArticleDraft>().notNull(),
    pictureIds: uuid('picture_ids').array().notNull(),
    savedById: uuid('saved_by_id').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (table) => [
    index('article_revisions_of_article').on(table.articleId, table.version),
    index('article_revisions_pictures').using('gin', table.pictureIds),
  ],
);

/** Pictures of articles, stored in several sizes under `articles/{id}/`. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    id: uuid('id').primaryKey(),
    uploadedBy: uuid('uploaded_by').notNull(),
    /** Pixels of the widest size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Bytes of all sizes together. */
    storedBytes: integer('stored_bytes').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('article_pictures_age').on(table.createdAt)],
);

/**
 * One row: a counter of changes to the published content (it keys the page cache), and when the first articles were
 * created.
 */
export const publishedState = pgTable('published_state', {
  id: smallint('id').primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
  firstArticlesAt: timestamptz('first_articles_at'),
});
