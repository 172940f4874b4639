import { articlesEndpoints as calls } from '../../contract/articles.ts';
import { type Route, route } from '../platform/http/call.ts';
import { readUpload } from '../platform/http/readUpload.ts';
import { UPLOAD_FIELD } from '../../contract/articleWords.ts';
import type { ArticlesParts } from './articlesParts.ts';
import { deleteArticle, restoreArticle } from './deleteArticle.ts';
import { keepPicture, keepWork } from './pictures/keepPicture.ts';
import { publishArticle, unpublishArticle } from './publishArticle.ts';
import { listArticles, readArticle } from './readAdmin.ts';
import { listPublished, readPublishedById, readPublishedBySlug } from './readPublished.ts';
import { listRevisions, readRevision } from './revisions.ts';
import { createArticle, saveArticle } from './saveArticle.ts';

export function articlesRoutes(parts: ArticlesParts): Route[] {
  const { database, clock } = parts;
  const reply = async (id: string) => ({ data: await readArticle(parts, id) });
  return [
    route(calls.publishedArticles, ({ query }) => listPublished(parts, query)),
    route(calls.publishedArticleBySlug, async ({ params }) => ({
      data: await readPublishedBySlug(parts, params.slug),
    })),
    route(calls.publishedArticle, async ({ params }) => ({ data: await readPublishedById(parts, params.id) })),
    route(calls.articles, ({ query }) => listArticles(parts, query)),
    route(calls.article, ({ params }) => reply(params.id)),
    route(calls.createArticle, ({ session, body, once }) =>
      once(async (transaction) => {
        const id = await createArticle(transaction, { parts, editor: session, draft: body });
        return { data: await readArticle({ database: transaction, clock }, id) };
      }),
    ),
    route(calls.saveArticle, async ({ session, params, body }) => {
      await database.transaction((transaction) =>
        saveArticle(transaction, { parts, editor: session, id: params.id, change: body }),
      );
      return reply(params.id);
    }),
    route(calls.publishArticle, async ({ session, params, query }) => {
      const publishAt = query.publish_at ? new Date(query.publish_at) : null;
      await database.transaction((transaction) =>
        publishArticle(transaction, { parts, editor: session, id: params.id, publishAt }),
      );
      return reply(params.id);
    }),
    route(calls.unpublishArticle, async ({ params }) => {
      await database.transaction((transaction) => unpublishArticle(transaction, params.id));
      return reply(params.id);
    }),
    route(calls.deleteArticle, ({ params }) =>
      database.transaction((transaction) => deleteArticle(transaction, { clock, id: params.id })),
    ),
    route(calls.restoreArticle, async ({ params }) => {
      await database.transaction((transaction) => restoreArticle(transaction, { clock, id: params.id }));
      return reply(params.id);
    }),
    route(calls.articleRevisions, async ({ params }) => ({ data: await listRevisions(database, params.id) })),
    route(calls.articleRevision, async ({ params }) => ({
      data: await readRevision(database, { articleId: params.id, revisionId: params.revision_id }),
    })),
    route(calls.uploadMedia, ({ session, request }) =>
      parts.uploadTurns.take(async () => {
        const bytes = await readUpload(request, { field: UPLOAD_FIELD, maxBytes: calls.uploadMedia.maxBodyBytes });
        return { data: await keepPicture(parts, { bytes, field: UPLOAD_FIELD, editor: session }) };
      }),
    ),
    route(calls.useWork, ({ session, body }) =>
      parts.uploadTurns.take(async () => ({
        data: await keepWork(parts, { mediaId: body.media_id, editor: session }),
      })),
    ),
  ];
}
