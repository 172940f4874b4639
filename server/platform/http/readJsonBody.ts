import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from './apiError.ts';
import type { BodyRoom } from './byteBudget.ts';
import { readBytes } from './readBytes.ts';

/**
 * Commas, brackets and braces of a body: the parser allocates dozens of bytes for each, so a megabyte of `{},{},…`
 * becomes a hundred.
 */
const MAX_PARTS = 50_000;
/** Nesting depth; real requests use less than a tenth of it, and PostgreSQL refuses JSON that is nested too deeply. */
const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export interface JsonBody {
  body: unknown;
  /** SHA-256 of address and bytes: identifies equal requests without storing them. */
  fingerprint: string;
}

interface Reading {
  maxBytes: number;
  address: string;
  room?: BodyRoom | undefined;
  tooLarge: () => ApiError;
}

/**
 * Reads a JSON body: its size is checked before reading, its structure before parsing. A request without a body is read
 * as `{}`, so that the answer names the fields that are missing.
 * @param address method and path, the first part of the fingerprint
 * @param room as in `readBytes`
 * @param tooLarge the error of a body over `maxBytes`
 * @throws ApiError unsupported_media_type, malformed_json, payload_too_large for too many parts
 */
export async function readJsonBody(
  context: Context,
  { maxBytes, address, room, tooLarge }: Reading,
): Promise<JsonBody> {
  const type = context.req.header('content-type');
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw new ApiError('unsupported_media_type');
  const bytes = await readBytes(context.req.raw, { maxBytes, room, tooLarge });
  const fingerprint = fingerprintOf(address, bytes);
  if (bytes.length === 0) return { body: {}, fingerprint };
  if (type === undefined) throw new ApiError('unsupported_media_type');
  checkStructure(bytes);
  try {
    return { body: JSON.parse(bytes.toString('utf8')), fingerprint };
  } catch {
    throw new ApiError('malformed_json');
  }
}

/** The digest that identifies equal requests. @param address method and path */
export function fingerprintOf(address: string, bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(`${address} `).update(bytes).digest('base64url');
}

/** Bounds the parser's result in one pass over the bytes, without allocating. */
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
