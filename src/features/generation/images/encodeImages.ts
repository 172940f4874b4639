import { draftImages } from '../draft/useDraft.ts';

/** An image as the calls take it: base64 in a data URL. */
export function encodeImage(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

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
