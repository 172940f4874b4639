import { encodeImage } from '../../../offline/outbox/encodeImage.ts';
import { draftImages } from '../draft/useDraft.ts';

/**
 * The draft's images for a request, in order. One that the browser has evicted is empty text, which the contract
 * refuses.
 */
export function encodeImages(ids: readonly string[]): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      const blob = await draftImages().load(id);
      return blob ? encodeImage(blob) : '';
    }),
  );
}
