import { ApiError, fieldError } from './apiError.ts';
import { isCutOff } from './readBytes.ts';

/** Milliseconds that a body may take, since a slow one occupies its turn. */
const DEADLINE_MS = 60_000;

/**
 * Reads the single picture of a multipart body. The announced length is checked first, and the content is bounded even if
 * that length was wrong.
 * @param field name of the file's field
 * @throws ApiError unsupported_media_type; image_too_large, image_required at the field
 */
export async function readUpload(
  request: Request,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Buffer> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError('unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw fieldError(field, 'image_too_large');
  const body = await readBytes(request, { field, maxBytes }).catch((error: unknown) => {
    throw isCutOff(error) ? fieldError(field, 'image_required') : error;
  });
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const file = form?.get(field);
  if (!(file instanceof File) || file.size === 0) throw fieldError(field, 'image_required');
  return Buffer.from(await file.arrayBuffer());
}

async function readBytes(request: Request, { field, maxBytes }: { field: string; maxBytes: number }): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const startedAt = performance.now();
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw fieldError(field, 'image_too_large');
    if (performance.now() - startedAt > DEADLINE_MS) throw new ApiError('unavailable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
