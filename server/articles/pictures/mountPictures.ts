import type { Hono } from 'hono';
import { ARTICLE_MEDIA_BASE, ARTICLE_PICTURE_FORMATS } from '../../../contract/articleWords.ts';
import { sendFile } from '../../media/sendFile.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { ServerVariables } from '../../platform/http/serverVariables.ts';
import { FOR_EVER } from '../../platform/http/staticClient.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { pictureKey } from './storePicture.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Serves pictures of articles publicly: their ids cannot be guessed, and the file of an id never changes. */
export function mountPictures(app: Hono<ServerVariables>, { storage }: { storage: Storage }): void {
  app.get(`${ARTICLE_MEDIA_BASE}/:id/:file`, async (context) => {
    const [, width, ending] = /^(\d{1,5})\.(\w+)$/.exec(context.req.param('file')) ?? [];
    const format = ARTICLE_PICTURE_FORMATS.find((name) => name === ending);
    const id = context.req.param('id');
    if (!format || !UUID.test(id)) throw new ApiError('not_found');
    const answer = await sendFile({
      storage,
      key: pictureKey({ id, width: Number(width), format }),
      mimeType: `image/${format}`,
      request: context.req.raw,
    });
    answer.headers.set('Cache-Control', FOR_EVER);
    return answer;
  });
}
