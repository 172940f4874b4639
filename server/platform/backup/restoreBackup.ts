import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { chooseServerAccount } from '../database/embedded/serverAccount.ts';
import { BackupError, CLUSTER, COMPLETE, FILES } from './backupShape.ts';

/**
 * Unpacks a backup into an empty data folder. Everything gets its final name at the end: an interrupted restore leaves no
 * partial data to start on.
 * @param filesFolder destination of the files
 * @throws BackupError
 */
export async function restoreBackup({
  file,
  dataDirectory,
  filesFolder,
}: {
  file: string;
  dataDirectory: string;
  filesFolder: string;
}): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no ${file}.`);
  for (const folder of [path.join(dataDirectory, 'postgres'), filesFolder]) {
    if (await holdsAnything(folder))
      throw new BackupError(
        `${folder} holds data already. Move it away, or name another folder: KILAS_DATA=… npm run restore -- FILE`,
      );
  }
  const unpacked = path.join(dataDirectory, `restoring-${process.pid}`);
  await mkdir(unpacked, { recursive: true, mode: 0o700 });
  try {
    await pipeline(createReadStream(file), unpackTar(unpacked, { dmode: 0o700, fmode: 0o600, strict: true })).catch(
      (cause: Error) => {
        throw new BackupError(`${file} is no whole backup: ${cause.message}`, { cause });
      },
    );
    if (!existsSync(path.join(unpacked, COMPLETE)))
      throw new BackupError(`${file} is no whole backup: its end is missing.`);
    chownToServer(path.join(unpacked, CLUSTER));
    await moveInto(path.join(unpacked, FILES), filesFolder);
    await rename(path.join(unpacked, 'postgres'), path.join(dataDirectory, 'postgres'));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function holdsAnything(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).length > 0;
}

/** The files' folder may be a mount point, onto which nothing can be renamed: then copy. */
async function moveInto(from: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await rename(from, folder);
  } catch (error) {
    if (!['EXDEV', 'EBUSY', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await cp(from, folder, { recursive: true });
  }
}

/** PostgreSQL does not run as root: the files must belong to the account that the server runs as. */
function chownToServer(cluster: string): void {
  const account = chooseServerAccount(cluster);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
}
