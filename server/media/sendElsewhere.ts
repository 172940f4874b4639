import { ApiError } from '../platform/http/apiError.ts';
import type { DirectLink, Storage } from '../platform/storage/storage.ts';

/** Seconds. Short, since the next question may find that the item was removed. */
const KEPT_SECONDS = 300;

/**
 * Sends a browser on to the storage's own address of a file, where it has one, for as long as the link would have held.
 * @returns null where only we can answer
 * @throws ApiError not_found, result_damaged: of the store's words for it nobody would make sense
 */
export async function sendElsewhere({
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
