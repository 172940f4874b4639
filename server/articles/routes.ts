import { articlesEndpoints as calls } from '../../contract/articles.ts';
import { type Route, route } from '../platform/http/call.ts';
import { readUpload } from '../platform/http/readUpload.ts';
import { UPLOAD_FIELD } from '../../contract/articleWords.ts';
import type { ArticlesDeps } from './articlesDeps.ts';
import { deleteArticle, restoreArticle } from './deleteArticle.ts';
import { storePicture, storeFromTask } from './pictures/storePicture.ts';
import { publishArticle, unpublishArticle } from './publishArticle.ts';
import { listArticles, readArticle } from './readAdmin.ts';
import { listPublished, readPublishedById, readPublishedBySlug } from './readPublished.ts';
import { listRevisions, readRevision } from './revisions.ts';
import { createArticle, saveArticle } from './saveArticle.ts';

export function articlesRoutes(deps: ArticlesDeps): Route[] {
  const { database, clock } = deps;
  const reply = async (id: string) => ({ data: await readArticle(deps, id) });
  return [
    route(calls.publishedArticles, ({ query }) => listPublished(deps, query)),
    route(calls.publishedArticleBySlug, async ({ params }) => ({
      data: await readPublishedBySlug(deps, params.slug),
    })),
    route(calls.publishedArticle, async ({ params }) => ({ data: await readPublishedById(deps, params.id) })),
    route(calls.articles, ({ query }) => listArticles(deps, query)),
    route(calls.article, ({ params }) => reply(params.id)),
    route(calls.createArticle, ({ session, body, once }) =>
      once(async (transaction) => {
        const id = await createArticle(transaction, { deps, editor: session, draft: body });
        return { data: await readArticle({ database: transaction, clock }, id) };
      }),
    ),
    route(calls.saveArticle, async ({ session, params, body }) => {
      await database.transaction((transaction) =>
        saveArticle(transaction, { deps, editor: session, id: params.id, change: body }),
      );
      return reply(params.id);
    }),
    route(calls.publishArticle, async ({ session, params, query }) => {
      const publishAt = query.publish_at ? new Date(query.publish_at) : null;
      await database.transaction((transaction) =>
        publishArticle(transaction, { deps, editor: session, id: params.id, publishAt }),
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
      deps.uploadLimiter.run(async () => {
        const bytes = await readUpload(request, { field: UPLOAD_FIELD, maxBytes: calls.uploadMedia.maxBodyBytes });
        return { data: await storePicture(deps, { bytes, field: UPLOAD_FIELD, editor: session }) };
      }),
    ),
    route(calls.useWork, ({ session, body }) =>
      deps.uploadLimiter.run(async () => ({
        data: await storeFromTask(deps, { mediaId: body.media_id, editor: session }),
      })),
    ),
  ];
}
