import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** Characters from which an answer is compressed; shorter ones fit into one packet. */
const LONG = 1024;
/** A library page (26 kB) shrinks to 4.0 kB in 0.07 ms; quality 4 would give 3.6 kB in 0.28 ms. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const GZIP = { level: 1 };
/** Characters up to which compressing is faster than passing the work to another thread. */
const AT_ONCE = 64 * 1024;
const compressBrotli = (text: string) =>
  text.length <= AT_ONCE ? brotliCompressSync(text, BROTLI) : promisify(brotliCompress)(text, BROTLI);
const compressGzip = (text: string) => (text.length <= AT_ONCE ? gzipSync(text, GZIP) : promisify(gzip)(text, GZIP));

/**
 * Answers with JSON. A long answer to a GET carries an `ETag`, is not sent again to a client that has it (304), and is
 * compressed. Compression leaks no secrets here (BREACH): an attacker cannot make the browser send these requests with
 * the user's bearer token and text of his own choice.
 */
export async function answerJson(context: Context, reply: unknown, status: number): Promise<Response> {
  const text = JSON.stringify(reply);
  if (context.req.method !== 'GET' || status !== 200 || text.length < LONG) return send(context, text, status);
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  const accepted = context.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) {
    context.header('Content-Encoding', 'br');
    return send(context, await compressBrotli(text), status);
  }
  if (/\bgzip\b/.test(accepted)) {
    context.header('Content-Encoding', 'gzip');
    return send(context, await compressGzip(text), status);
  }
  return send(context, text, status);
}

function send(context: Context, body: string | Buffer, status: number): Response {
  const bytes = typeof body === 'string' ? body : new Uint8Array(body);
  return context.body(bytes, status as 200, { 'Content-Type': 'application/json' });
}
