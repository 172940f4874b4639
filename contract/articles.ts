import * as v from 'valibot';
import { MAX_ARTICLE_BYTES, UPLOAD_FIELD } from './articleWords.ts';
import { endpoint } from './endpoint.ts';
import { MAX_IMAGE_BYTES } from './limits.ts';
import { IdParams, Uuid } from './primitives.ts';
import {
  AdminArticlePage,
  AdminArticleReply,
  AdminArticlesQuery,
  ArticleChange,
  ArticleDraft,
  ArticleRevisionReply,
  ArticleRevisionsReply,
  Publication,
  PublishedArticlePage,
  PublishedArticleReply,
  PublishedArticlesQuery,
  Slug,
  UploadedPictureReply,
} from './schemas/articles.ts';

export * from './schemas/articles.ts';

/** Boundaries and headers of the multipart body around the file. */
const MULTIPART_BYTES = 16 * 1024;

export const articlesEndpoints = {
  publishedArticles: endpoint('GET /published/articles', {
    access: 'reader',
    summary: 'What readers see, newest first; with a search, titles that fit come first',
    query: PublishedArticlesQuery,
    reply: PublishedArticlePage,
  }),
  publishedArticleBySlug: endpoint('GET /published/articles/slug/{slug}', {
    access: 'reader',
    summary: 'An article by its address; an earlier address answers with the article under its present one',
    params: v.object({ slug: Slug }),
    reply: PublishedArticleReply,
  }),
  publishedArticle: endpoint('GET /published/articles/{id}', {
    access: 'reader',
    summary: 'An article by its id',
    params: IdParams,
    reply: PublishedArticleReply,
  }),
  articles: endpoint('GET /articles/admin/all', {
    access: 'admin',
    summary: 'All articles in whatever state, last saved first',
    query: AdminArticlesQuery,
    reply: AdminArticlePage,
  }),
  article: endpoint('GET /articles/{id}', {
    access: 'admin',
    summary: 'An article as it was last saved',
    params: IdParams,
    reply: AdminArticleReply,
  }),
  createArticle: endpoint('POST /articles/', {
    access: 'admin',
    summary: 'Write an article; readers see it once it is published',
    body: ArticleDraft,
    reply: AdminArticleReply,
    status: 201,
    isIdempotent: true,
    maxBodyBytes: MAX_ARTICLE_BYTES,
  }),
  saveArticle: endpoint('PUT /articles/{id}', {
    access: 'admin',
    summary: 'Save an article; readers see the change once it is published',
    params: IdParams,
    body: ArticleChange,
    reply: AdminArticleReply,
    maxBodyBytes: MAX_ARTICLE_BYTES,
  }),
  publishArticle: endpoint('PATCH /articles/{id}/publish', {
    access: 'admin',
    summary: 'Show an article as last saved to readers, now or at a time',
    params: IdParams,
    query: Publication,
    reply: AdminArticleReply,
  }),
  unpublishArticle: endpoint('PATCH /articles/{id}/unpublish', {
    access: 'admin',
    summary: 'Take an article away from readers',
    params: IdParams,
    reply: AdminArticleReply,
  }),
  deleteArticle: endpoint('DELETE /articles/{id}', {
    access: 'admin',
    summary: 'Delete an article; for 30 days it can be brought back',
    params: IdParams,
  }),
  restoreArticle: endpoint('PATCH /articles/{id}/restore', {
    access: 'admin',
    summary: 'Bring a deleted article back, as a draft',
    params: IdParams,
    reply: AdminArticleReply,
  }),
  articleRevisions: endpoint('GET /articles/{id}/revisions', {
    access: 'admin',
    summary: 'What was saved before, newest first',
    params: IdParams,
    reply: ArticleRevisionsReply,
  }),
  articleRevision: endpoint('GET /articles/{id}/revisions/{revision_id}', {
    access: 'admin',
    summary: 'An article as it was then',
    params: v.object({ id: Uuid, revision_id: Uuid }),
    reply: ArticleRevisionReply,
  }),
  uploadMedia: endpoint('POST /articles/upload-media', {
    access: 'admin',
    summary: 'Keep a picture for an article',
    uploadField: UPLOAD_FIELD,
    reply: UploadedPictureReply,
    status: 201,
    maxBodyBytes: MAX_IMAGE_BYTES + MULTIPART_BYTES,
  }),
  useWork: endpoint('POST /articles/use-work', {
    access: 'admin',
    summary: 'Keep a copy of one of my own items (of a clip, its poster) for an article',
    body: v.strictObject({ media_id: Uuid }),
    reply: UploadedPictureReply,
    status: 201,
  }),
};
