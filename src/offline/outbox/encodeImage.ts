/** Bytes encoded at a time: a multiple of three, and few enough arguments for one call. */
const CHUNK = 3 * 8192;

/**
 * An image as the calls take it: base64 in a data URL. The form and the outbox share it, page and worker alike: the
 * server compares the bytes of a request that is sent again under its key.
 */
export async function encodeImage(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(from, from + CHUNK))));
  return `data:${blob.type || 'application/octet-stream'};base64,${parts.join('')}`;
}
