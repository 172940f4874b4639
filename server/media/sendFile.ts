import { Readable } from 'node:stream';
import { ApiError } from '../platform/http/apiError.ts';
import type { ByteRange, Storage } from '../platform/storage/storage.ts';

interface FileToSend {
  storage: Storage;
  key: string;
  mimeType: string;
  request: Request;
  /** Size according to its row; a shorter file was cut off and counts as damaged. */
  sizeBytes?: number;
  /** Download name; if omitted, the file is shown inline. */
  downloadName?: string;
}

/**
 * Answers with a stored file: whole, one range of it (RFC 9110, section 14), or 304. Files never change, so the key is
 * their ETag.
 * @throws ApiError not_found when the file is gone, result_damaged when a part of it is
 */
export async function sendFile({
  storage,
  key,
  mimeType,
  request,
  sizeBytes,
  downloadName,
}: FileToSend): Promise<Response> {
  const found = await storage.stat(key);
  if (!found) throw new ApiError('not_found');
  if (sizeBytes !== undefined && found.size !== sizeBytes) throw new ApiError('result_damaged');
  const etag = `"${key}"`;
  const headers = new Headers({
    'Content-Type': mimeType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=86400, immutable',
    ETag: etag,
    ...(downloadName && { 'Content-Disposition': `attachment; filename="${downloadName}"` }),
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const wanted = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
  const range = parseRange(wanted, found.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${found.size}`);
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.end - range.start + 1 : found.size;
  headers.set('Content-Length', String(length));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`);
  const body =
    request.method === 'HEAD' ? null : (Readable.toWeb(await storage.open(key, range ?? undefined)) as ReadableStream);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** The range of a `Range` header; null for none or several: the whole file is a valid answer then. */
export function parseRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  if (match[1] === '') {
    const suffix = Math.min(Number(match[2]), size);
    return suffix === 0 ? 'unsatisfiable' : { start: size - suffix, end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? null : { start, end };
}
