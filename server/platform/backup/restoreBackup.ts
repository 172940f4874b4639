import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { chooseServerAccount } from '../database/embedded/serverAccount.ts';
import { BackupError, CLUSTER, COMPLETE, FILES } from './backupShape.ts';

/**
 * Unpacks a backup into a data folder that holds nothing yet. Everything gets its name at the end: a restore that was cut
 * short leaves no half data to start on.
 * @throws BackupError
 */
export async function restoreBackup({ file, dataDirectory }: { file: string; dataDirectory: string }): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no ${file}.`);
  for (const part of ['postgres', FILES]) {
    if (existsSync(path.join(dataDirectory, part)))
      throw new BackupError(
        `${dataDirectory} holds data already. Move it away, or name another folder: KILAS_DATA=… npm run restore -- FILE`,
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
    giveToServer(path.join(unpacked, CLUSTER));
    await rename(path.join(unpacked, FILES), path.join(dataDirectory, FILES));
    await rename(path.join(unpacked, 'postgres'), path.join(dataDirectory, 'postgres'));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Root does not run PostgreSQL: the files belong to whom it steps down to. */
function giveToServer(cluster: string): void {
  const account = chooseServerAccount(cluster);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
}
