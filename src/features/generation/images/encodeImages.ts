import { draftImages } from '../draft/useDraft.ts';

/** A picture as the calls take it: base64 behind `data:…,`. */
function encode(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The draft's pictures for a request, in order; one that the browser has thrown away is empty, which the contract refuses. */
export function encodeImages(ids: readonly string[]): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      const blob = await draftImages().load(id);
      return blob ? encode(blob) : '';
    }),
  );
}
