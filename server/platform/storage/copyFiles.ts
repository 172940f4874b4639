import { createHash } from 'node:crypto';
import path from 'node:path';
import { Transform } from 'node:stream';
import { isWithoutRoom, type Storage, StorageAway, type StoredFile } from './storage.ts';

const AT_ONCE = 4;

export interface CopyReport {
  /** Files processed. */
  files: number;
  copied: number;
  /** Bytes of the copied files. */
  copiedBytes: number;
  /** Already present with the same size; if thorough, with the same bytes. */
  alreadyThere: number;
  /** Removed by the product before or while they were copied. */
  gone: number;
  /** One sentence per file that is wrong. */
  problems: string[];
}

/**
 * Copies all files of one storage into another while both are in use, and reads each back to verify it. Restarted after an
 * interruption it resumes: files already present with the same size are skipped. A different, newer file in the target
 * was written by the product meanwhile and is kept.
 * @param isThorough also compares the bytes of files already present
 * @param tell called after each file, with the progress
 * @throws StorageAway, StorageUnwritable: the remaining files cannot be copied either
 */
export async function copyFiles({
  from,
  to,
  isThorough = false,
  tell = () => undefined,
}: {
  from: Storage;
  to: Storage;
  isThorough?: boolean;
  tell?: (report: CopyReport) => void;
}): Promise<CopyReport> {
  const report: CopyReport = { files: 0, copied: 0, copiedBytes: 0, alreadyThere: 0, gone: 0, problems: [] };
  const copyOne = async (file: StoredFile) => {
    try {
      await copyFile({ from, to, file, isThorough, report });
    } catch (error) {
      if (error instanceof StorageAway || isWithoutRoom(error as Error)) throw error;
      if ((await from.stat(file.key)) === null) report.gone += 1;
      else report.problems.push(`${file.key} could not be copied: ${(error as Error).message}`);
    }
    report.files += 1;
    tell(report);
  };
  for await (const portion of from.files()) {
    const waiting = portion.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const file of waiting) await copyOne(file);
      }),
    );
  }
  return report;
}

async function copyFile({
  from,
  to,
  file: { key, size, changedAt },
  isThorough,
  report,
}: {
  from: Storage;
  to: Storage;
  file: StoredFile;
  isThorough: boolean;
  report: CopyReport;
}): Promise<void> {
  const there = await to.stat(key);
  if (there) {
    const isSame = there.size === size && (!isThorough || (await hashOf(from, key)) === (await hashOf(to, key)));
    if (isSame) return void (report.alreadyThere += 1);
    if (there.changedAt > changedAt)
      return void report.problems.push(`${key} is another file in ${to.name}, and younger: it was left as it is`);
  }
  const content = await from.open(key);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  content.on('error', (error) => hashed.destroy(error));
  hashed.on('close', () => content.destroy());
  const written = await to.put(key, content.pipe(hashed));
  // A storage may be done before it has read everything: no chunk may come after the digest.
  hashed.destroy();
  if (written !== size || (await hashOf(to, key)) !== hash.digest('hex'))
    throw new Error(`what ${to.name} kept of it is not what it was given`);
  // Removed meanwhile by the product, which may have looked here before this copy existed.
  if ((await from.stat(key)) === null) {
    await to.removeFolder(path.posix.dirname(key));
    return void (report.gone += 1);
  }
  report.copied += 1;
  report.copiedBytes += size;
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
