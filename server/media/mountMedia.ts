import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { MEDIA_BASE, MEDIA_VARIANTS } from '../../contract/media.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { ServerVariables } from '../platform/http/serverVariables.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { inputImages } from './inputTables.ts';
import { linkValidity, type LinkSigner } from './linkSigner.ts';
import { redirectToStorage } from './redirectToStorage.ts';
import { sendFile } from './sendFile.ts';
import { inputKey, resultKey } from './storageKeys.ts';
import { mediaFiles } from './tables.ts';

/**
 * Serves results, and thumbnails of inputs, to anyone with an unexpired link: an `<img>` or `<video>` cannot send a bearer token. Posters and
 * thumbnails are never redirected to the bucket: they are small, and the service worker caches them.
 */
export function mountMedia(
  app: Hono<ServerVariables>,
  {
    database,
    storage,
    signer,
    dashboardSigner,
    clock,
    isOpen,
    isRemoved,
  }: {
    database: Database;
    storage: Storage;
    signer: LinkSigner;
    /** Signs links for the admin dashboard, which also open removed results. */
    dashboardSigner: LinkSigner;
    clock: Clock;
    /** Whether an account exists and is not deleted. */
    isOpen: (queries: Queries, userId: string) => Promise<boolean>;
    /** Whether an admin deleted the item of a result. */
    isRemoved: (queries: Queries, result: { mediaId: string; userId: string }) => Promise<boolean>;
  },
): void {
  app.get(`${MEDIA_BASE}/:id/:variant`, async (context) => {
    const mediaId = context.req.param('id');
    const variant = MEDIA_VARIANTS.find((name) => name === context.req.param('variant'));
    const { expires = '', signature = '' } = context.req.query();
    if (!variant) throw new ApiError('not_found');
    const signed = { mediaId, variant, now: clock.now(), expires, signature };
    const isDashboards = !signer.verify(signed);
    if (isDashboards && !dashboardSigner.verify(signed)) throw new ApiError('link_expired');
    const [file] = await database.select().from(mediaFiles).where(eq(mediaFiles.id, mediaId));
    // Links are signed for results and inputs only, so an id that is not a result is an input's.
    const [input] = file ? [] : await database.select().from(inputImages).where(eq(inputImages.id, mediaId));
    const ownerId = (file ?? input)?.userId;
    // A link may outlive its account by hours.
    if (!ownerId || !(await isOpen(database, ownerId))) throw new ApiError('not_found');
    if (file && !isDashboards && (await isRemoved(database, { mediaId, userId: ownerId })))
      throw new ApiError('not_found');
    const mimeType = file && variant === 'main' ? file.mimeType : 'image/webp';
    const key = file ? resultKey(mediaId, variant) : inputKey(mediaId, 'thumbnail');
    const whole = file && variant === 'main' ? { sizeBytes: file.sizeBytes } : {};
    const link = variant === 'main' && context.req.method === 'GET' && linkValidity(expires);
    return (
      (link && (await redirectToStorage({ storage, key, mimeType, ...link, ...whole }))) ||
      sendFile({ storage, key, mimeType, request: context.req.raw, ...whole })
    );
  });
}
