import { createHash, randomFillSync } from 'node:crypto';

let latestMs = 0;
let sequence = 0;

/**
 * A UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, a 12-bit counter within the millisecond, 62 random bits.
 * Ids sort by creation time: "newest first" is a backward scan of the primary key, the items of a batch keep their
 * order, and new rows are adjacent on disk.
 */
export function newId(at: Date): string {
  const ms = at.getTime();
  sequence = ms === latestMs ? (sequence + 1) & 0xfff : 0;
  latestMs = ms;
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return hyphenate(bytes);
}

/** The lower bound of all ids made at this moment or later: selects rows by age through the primary key. */
export function earliestId(at: Date): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt16BE(0x7000, 6);
  bytes[8] = 0x80;
  return hyphenate(bytes);
}

/**
 * A UUID version 8 derived from a name: work repeated after a crash finds the rows and files of its first run instead of
 * creating a second set.
 */
export function derivedId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes[6] = 0x80 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return hyphenate(bytes);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a name could be one of our ids. */
export function isId(name: string): boolean {
  return ID.test(name);
}

function hyphenate(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
