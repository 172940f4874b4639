import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { appendFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from './removeFolder.ts';

/** A folder on a disk of its own, which a test can fill to the last byte. */
export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

const PIECE = Buffer.alloc(1024 * 1024);

/**
 * A disk in memory of so many bytes. Only root may mount one: for anybody else `canFill` is false, and the folder is an
 * ordinary one.
 */
export function openSmallDisk(bytes: number): SmallDisk & { canFill: boolean } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kilas-disk-'));
  const filler = path.join(folder, 'filler');
  let canFill = true;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    canFill = false;
  }
  return {
    folder,
    canFill,
    async fill() {
      for (;;) {
        const { bavail, bsize } = await statfs(folder);
        if (bavail === 0) return;
        // Others write too, so there may be less room by now.
        await appendFile(filler, PIECE.subarray(0, Math.min(PIECE.length, bavail * bsize))).catch(() => undefined);
      }
    },
    makeRoom: () => rm(filler, { force: true }),
    async remove() {
      if (canFill) execFileSync('umount', ['--lazy', folder]);
      await removeFolder(folder);
    },
  };
}
