import * as v from 'valibot';
import {
  ARTICLE_STATUSES,
  MAX_ARTICLE_EXCERPT_LENGTH,
  MAX_ARTICLE_SLUG_LENGTH,
  MAX_ARTICLE_TAG_LENGTH,
  MAX_ARTICLE_TAGS,
  MAX_ARTICLE_TITLE_LENGTH,
  MAX_SEO_DESCRIPTION_LENGTH,
  MAX_SEO_TITLE_LENGTH,
} from '../articleWords.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits.ts';
import {
  boundedList,
  code,
  dataOf,
  LanguageSchema,
  Moment,
  QueryNumber,
  seenText,
  Timestamp,
  Uuid,
} from '../primitives.ts';
import { ArticleBlock, ArticleContent } from './articleBlocks.ts';

export * from './articleBlocks.ts';

const line = (max: number) =>
  v.pipe(
    v.string(code('field_invalid')),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
    v.maxLength(max, code('field_invalid')),
  );

export const Tag = v.pipe(
  line(MAX_ARTICLE_TAG_LENGTH),
  v.transform((tag) => tag.toLowerCase()),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} &+-]*$/u, code('field_invalid')),
);

export const Slug = v.pipe(
  v.string(code('slug_invalid')),
  v.trim(),
  v.maxLength(MAX_ARTICLE_SLUG_LENGTH, code('slug_invalid')),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, code('slug_invalid')),
);

/** A picture of an article; its stored sizes follow from `width` (`articlePictureWidths`). */
export const ArticlePicture = v.object({ id: Uuid, width: v.number(), height: v.number(), alt: v.string() });
export type ArticlePicture = v.InferOutput<typeof ArticlePicture>;

const fields = {
  title: v.pipe(
    seenText('article_title_required'),
    v.transform((text) => text.replace(/\s+/g, ' ')),
    v.maxLength(MAX_ARTICLE_TITLE_LENGTH, code('article_title_too_long')),
  ),
  /** Left out or empty: derived from the title. */
  slug: v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        Slug,
      ],
      code('slug_invalid'),
    ),
  ),
  language: v.optional(LanguageSchema, 'id'),
  excerpt: v.optional(line(MAX_ARTICLE_EXCERPT_LENGTH), ''),
  content: ArticleContent,
  cover_id: v.optional(v.nullable(Uuid), null),
  cover_alt: v.optional(line(300), ''),
  tags: v.optional(boundedList(Tag, { max: MAX_ARTICLE_TAGS, tooFew: 'field_invalid', tooMany: 'field_invalid' }), []),
  seo_title: v.optional(line(MAX_SEO_TITLE_LENGTH), ''),
  seo_description: v.optional(line(MAX_SEO_DESCRIPTION_LENGTH), ''),
  /** The same article in the other language; null: none. */
  counterpart_id: v.optional(v.nullable(Uuid), null),
};

/** POST /articles/. */
export const ArticleDraft = v.strictObject(fields);
export type ArticleDraft = v.InferOutput<typeof ArticleDraft>;

const SAVE_REASONS = ['autosave', 'save', 'restore'] as const;

/** PUT /articles/{id}. */
export const ArticleChange = v.strictObject({
  ...fields,
  /** The version that was edited: if a newer one was saved meanwhile, the save is a conflict. Left out: overwrites any version. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Id of this save: a retry after a lost answer counts as the same save, not as a conflict. */
  save_id: v.optional(Uuid),
  reason: v.optional(v.picklist(SAVE_REASONS, code('field_invalid')), 'save'),
});
export type ArticleChange = v.InferOutput<typeof ArticleChange>;

/** PATCH /articles/{id}/publish. */
export const Publication = v.object({
  /** When it becomes visible to readers (ISO-8601); left out or past: now. */
  publish_at: v.optional(Moment),
});

export const AdminArticleCard = v.object({
  id: Uuid,
  title: v.string(),
  slug: v.string(),
  language: LanguageSchema,
  status: v.picklist(ARTICLE_STATUSES),
  /** True when the published version is older than the saved one. */
  has_changes: v.boolean(),
  /** When it became or will become visible to readers. */
  publish_at: v.nullable(Timestamp),
  tags: v.array(v.string()),
  cover: v.nullable(ArticlePicture),
  author: v.string(),
  updated_at: Timestamp,
  deleted_at: v.nullable(Timestamp),
  counterpart_id: v.nullable(Uuid),
});
export type AdminArticleCard = v.InferOutput<typeof AdminArticleCard>;

export const AdminArticle = v.object({
  ...AdminArticleCard.entries,
  excerpt: v.string(),
  content: v.object({ blocks: v.array(ArticleBlock) }),
  seo_title: v.string(),
  seo_description: v.string(),
  /** Grows with each save. */
  version: v.number(),
  saved_by: v.string(),
});
export type AdminArticle = v.InferOutput<typeof AdminArticle>;
export const AdminArticleReply = dataOf(AdminArticle);

const size = v.optional(QueryNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE);
const page = v.optional(QueryNumber(1, 100_000), 1);
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, code('field_invalid'))));

/** GET /articles/admin/all. */
export const AdminArticlesQuery = v.object({
  page,
  size,
  search,
  status: v.optional(v.picklist([...ARTICLE_STATUSES, 'deleted'], code('field_invalid'))),
  language: v.optional(LanguageSchema),
  /** Whether it is linked to an article in the other language. */
  has_counterpart: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], code('field_invalid')),
      v.transform((value) => value === 'true'),
    ),
  ),
});
export const AdminArticlePage = v.object({
  data: v.array(AdminArticleCard),
  page: v.number(),
  size: v.number(),
  total: v.number(),
});

export const ArticleRevision = v.object({
  id: Uuid,
  version: v.number(),
  title: v.string(),
  reason: v.picklist([...SAVE_REASONS, 'publish']),
  saved_by: v.string(),
  saved_at: Timestamp,
});
export type ArticleRevision = v.InferOutput<typeof ArticleRevision>;
export const ArticleRevisionsReply = dataOf(v.array(ArticleRevision));
export const ArticleRevisionReply = dataOf(v.object({ ...ArticleRevision.entries, article: v.looseObject({}) }));

/** GET /published/articles. */
export const PublishedArticlesQuery = v.object({
  page,
  size,
  search,
  language: v.optional(LanguageSchema),
  tag: v.optional(Tag),
});

export const ArticleCard = v.object({
  id: Uuid,
  slug: v.string(),
  language: LanguageSchema,
  title: v.string(),
  excerpt: v.string(),
  cover: v.nullable(ArticlePicture),
  tags: v.array(v.string()),
  author: v.string(),
  published_at: Timestamp,
  updated_at: Timestamp,
  reading_minutes: v.number(),
});
export type ArticleCard = v.InferOutput<typeof ArticleCard>;

export const PublishedArticlePage = v.object({
  data: v.array(ArticleCard),
  page: v.number(),
  size: v.number(),
  total: v.number(),
});
export type PublishedArticlePage = v.InferOutput<typeof PublishedArticlePage>;

export const PublishedArticle = v.object({
  ...ArticleCard.entries,
  content: v.object({ blocks: v.array(ArticleBlock) }),
  seo_title: v.string(),
  seo_description: v.string(),
  counterpart: v.nullable(v.object({ slug: v.string(), language: LanguageSchema })),
  related: v.array(ArticleCard),
});
export type PublishedArticle = v.InferOutput<typeof PublishedArticle>;
export const PublishedArticleReply = dataOf(PublishedArticle);

/** POST /articles/upload-media. */
export const UploadedPictureReply = dataOf(
  v.object({ id: Uuid, width: v.number(), height: v.number(), url: v.string() }),
);
