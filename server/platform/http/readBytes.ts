import { ApiError } from './apiError.ts';
import type { TakeBytes } from './byteBudget.ts';

/**
 * Reads a request's body into one buffer of at most `maxBytes`; a larger announced length is refused before reading.
 * @param take asked for each piece before it is kept; the next is read only then
 * @throws ApiError payload_too_large, and what `take` throws
 */
export async function readBytes(request: Request, maxBytes: number, take?: TakeBytes): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw new ApiError('payload_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiError('payload_too_large');
    await take?.(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
