import { createHash, randomFillSync, randomInt } from 'node:crypto';

/** Values of the counter's part behind the version, and of the part behind the variant. */
const LOW = 2 ** 22;
/**
 * Starts at random in the lower half, so that processes that start together differ; the rest lasts for billions of ids.
 */
let counter = randomInt((LOW * 2 ** 12) / 2);

/**
 * A UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, a counter of 34 bits, 40 random bits. Ids sort by creation
 * time: "newest first" is a backward scan of the primary key, the items of a batch keep their order, and new rows are
 * adjacent on disk. The counter is not reset each millisecond: ids for different moments may be made in any order, and
 * a clock may stand still or be set back.
 */
export function newId(at: Date): string {
  counter = (counter + 1) % (LOW * 2 ** 12);
  const low = counter % LOW;
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt16BE(0x7000 | Math.floor(counter / LOW), 6);
  bytes.writeUIntBE(0x800000 | low, 8, 3);
  return hyphenate(bytes);
}

/**
 * The lower bound of all ids made at this moment or later: selects rows by age through the primary key. No id is older
 * than 1970, when its milliseconds begin.
 */
export function earliestId(at: Date): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(Math.max(0, at.getTime()), 0, 6);
  bytes.writeUInt16BE(0x7000, 6);
  bytes[8] = 0x80;
  return hyphenate(bytes);
}

/**
 * A UUID version 8 derived from a name: work repeated after a crash finds the rows and files of its first run instead
 * of creating a second set.
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
