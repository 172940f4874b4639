import { ApiError } from './apiError.ts';
import type { BodyRoom } from './byteBudget.ts';

/**
 * Reads a request's body into one buffer of at most `maxBytes`; a larger announced length is refused before reading.
 * @param room asked for each piece before it is kept; the next is read only then
 * @param tooLarge the error of a larger body
 * @throws ApiError malformed_json when the connection ends first, and what `room` throws
 */
export async function readBytes(
  request: Request,
  {
    maxBytes,
    room,
    tooLarge = () => new ApiError('payload_too_large'),
  }: { maxBytes: number; room?: BodyRoom | undefined; tooLarge?: () => ApiError },
): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw tooLarge();
  let chunks: Uint8Array[] = [];
  let size = 0;
  const receive = async () => {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      await room?.take(chunk.byteLength);
      chunks.push(chunk);
    }
  };
  try {
    await (room ? room.whileReceiving(receive) : receive());
  } catch (error) {
    // Someone may still be waiting for the next piece, and would hold on to these.
    chunks = [];
    throw isCutOff(error) ? new ApiError('malformed_json') : error;
  }
  return Buffer.concat(chunks, size);
}

/** Whether the sender has gone in the middle of its body, as phones do: nobody reads the answer, and nothing has failed here. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
