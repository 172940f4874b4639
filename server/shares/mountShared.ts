import { buffer } from 'node:stream/consumers';
import type { Hono } from 'hono';
import { SHARE_BASE } from '../../contract/shares.ts';
import { sendFile } from '../media/sendFile.ts';
import { resultKey } from '../media/storageKeys.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { ServerVariables } from '../platform/http/serverVariables.ts';
import { openPosterDrawer } from './drawPoster.ts';
import { findShared } from './readSharedItem.ts';
import type { SharesDeps } from './sharesDeps.ts';

const VARIANTS = ['main', 'poster'] as const;

/** Serves the files of shared items. Caches must revalidate each time, so that an ended link shows nothing. */
export function mountShared(app: Hono<ServerVariables>, { database, storage }: SharesDeps): void {
  const drawPoster = openPosterDrawer();

  app.get(`${SHARE_BASE}/:token/:index{[0-9]}/card.jpg`, async (context) => {
    const { files } = await findShared(database, context.req.param('token'));
    const file = files[Number(context.req.param('index'))];
    const key = file && resultKey(file.id, 'poster');
    if (!key || !(await storage.stat(key))) throw new ApiError('not_found');
    const jpeg = await drawPoster(file, async () => buffer(await storage.open(key)));
    return context.body(new Uint8Array(jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    });
  });

  app.get(`${SHARE_BASE}/:token/:index{[0-9]}/:variant`, async (context) => {
    const variant = VARIANTS.find((name) => name === context.req.param('variant'));
    if (!variant) throw new ApiError('not_found');
    const { files } = await findShared(database, context.req.param('token'));
    const file = files[Number(context.req.param('index'))];
    if (!file) throw new ApiError('not_found');
    const answer = await sendFile({
      storage,
      key: resultKey(file.id, variant),
      mimeType: variant === 'main' ? file.mimeType : 'image/webp',
      request: context.req.raw,
    });
    answer.headers.set('Cache-Control', 'no-cache');
    answer.headers.set('X-Robots-Tag', 'noindex');
    return answer;
  });
}
