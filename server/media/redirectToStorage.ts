import { ApiError } from '../platform/http/apiError.ts';
import type { DirectLink, Storage } from '../platform/storage/storage.ts';

/** Seconds a redirect may be cached. Short, since the item may be removed. */
const KEPT_SECONDS = 300;

/**
 * Redirects a browser to the storage's own URL of a file, if it has one, valid as long as the link itself.
 * @returns null when the storage has no such URL
 * @throws ApiError not_found, result_damaged, instead of the storage's own errors, which people would not understand
 */
export async function redirectToStorage({
  storage,
  key,
  sizeBytes,
  ...link
}: DirectLink & { storage: Storage; key: string; sizeBytes?: number }): Promise<Response | null> {
  const address = await storage.link(key, link);
  if (address === null) return null;
  const found = await storage.stat(key);
  if (!found) throw new ApiError('not_found');
  if (sizeBytes !== undefined && found.size !== sizeBytes) throw new ApiError('result_damaged');
  return new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': `private, max-age=${KEPT_SECONDS}` },
  });
}
