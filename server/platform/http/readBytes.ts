import { ApiError } from './apiError.ts';

/**
 * Reads a request's body into one buffer of at most `maxBytes`; a larger announced length is refused before reading.
 * @throws ApiError payload_too_large
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw new ApiError('payload_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
