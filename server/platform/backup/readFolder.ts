import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { BackupError } from './backupShape.ts';

/**
 * The entries of a folder; none of one that is not there (any more).
 * @throws BackupError when it cannot be read: a backup without it would pass for a complete one
 */
export function readFolder(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw new BackupError(`${folder} cannot be read: ${cause.message}`, { cause });
  });
}
