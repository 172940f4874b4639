import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from './apiError.ts';
import { readBytes } from './readBytes.ts';

/** Commas, brackets, braces and escaped quotes of a body: the parser makes dozens of bytes of each, so a megabyte of `{},{},…` is a hundred. */
const MAX_PARTS = 50_000;
/** No request of ours goes deeper than a tenth of it; PostgreSQL refuses what goes too deep for it. */
const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export interface JsonBody {
  body: unknown;
  /** SHA-256 of address and bytes: what makes two requests the same, without keeping either. */
  fingerprint: string;
}

/**
 * Reads a JSON body: its size is bounded before it is read, what it would become before it is parsed.
 * @param address what the fingerprint begins with: method and path
 * @throws ApiError unsupported_media_type, payload_too_large, malformed_json
 */
export async function readJsonBody(
  context: Context,
  { maxBytes, address }: { maxBytes: number; address: string },
): Promise<JsonBody> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new ApiError('unsupported_media_type');
  const bytes = await readBytes(context.req.raw, maxBytes);
  checkStructure(bytes);
  const fingerprint = fingerprintOf(address, bytes);
  try {
    return { body: JSON.parse(bytes.toString('utf8')), fingerprint };
  } catch {
    throw new ApiError('malformed_json');
  }
}

/** What makes a request the same as an earlier one. @param address method and path */
export function fingerprintOf(address: string, bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(`${address} `).update(bytes).digest('base64url');
}

/** Counts what the parser would make, in one pass and without making anything. */
function checkStructure(bytes: Buffer): void {
  let parts = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      at += 1;
      for (; at < bytes.length && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
    } else if (byte === COMMA) parts += 1;
    else if (OPENING.has(byte)) {
      parts += 1;
      depth += 1;
      if (depth > MAX_DEPTH) throw new ApiError('malformed_json');
    } else if (CLOSING.has(byte)) depth -= 1;
    if (parts > MAX_PARTS) throw new ApiError('payload_too_large');
  }
}
