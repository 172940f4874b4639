import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Archive, writeArchive } from './archive.ts';
import { BACKUP_LOCK } from './backupLock.ts';
import { copyCluster } from './copyCluster.ts';
import { BackupError, CLUSTER, COMPLETE, FILES } from './backupShape.ts';
import { readFolder } from './readFolder.ts';

/**
 * Writes the embedded database and the files into one archive, also while they are in use. First a snapshot of the
 * database, then the files: every row's file is older than its row, and none is removed meanwhile (`unlessBackupRuns`).
 * @param file the archive to write; must not exist
 * @param filesFolder the folder of files; null: they are in a bucket, which has to be backed up separately
 * @param ownerUrl connection string of the database's owner
 * @returns number of stored files in the archive
 * @throws BackupError
 */
export async function makeBackup({
  file,
  dataDirectory,
  filesFolder,
  ownerUrl,
}: {
  file: string;
  dataDirectory: string;
  filesFolder: string | null;
  ownerUrl: string;
}): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name a new file.`);
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'kilas-backup' });
  let lost: Error | undefined;
  owner.on('error', (error) => (lost = error));
  await owner.connect();
  let count = 0;
  try {
    await owner.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    await writeArchive(file, async (archive) => {
      await copyCluster({ owner, cluster: path.join(dataDirectory, CLUSTER), archive, name: CLUSTER });
      if (filesFolder === null) await archive.addFolder(FILES);
      else count = await copyFiles({ archive, folder: filesFolder, name: FILES });
      // A lost connection has released the lock: files may have been removed since.
      if (lost) throw lost;
      await archive.addText(COMPLETE, `${new Date().toISOString()}\n`);
    });
    return count;
  } finally {
    await owner.end().catch(() => undefined);
  }
}

/** Unfinished uploads (`parts`) are skipped: no row names them. */
async function copyFiles({
  archive,
  folder,
  name,
}: {
  archive: Archive;
  folder: string;
  name: string;
}): Promise<number> {
  let count = 0;
  await archive.addFolder(name);
  for (const entry of await readFolder(folder)) {
    if (name === FILES && entry.name === 'parts') continue;
    const place = path.join(folder, entry.name);
    const named = `${name}/${entry.name}`;
    if (entry.isDirectory()) count += await copyFiles({ archive, folder: place, name: named });
    else if (entry.isFile()) {
      await archive.addFile(named, place);
      count += 1;
    }
  }
  return count;
}
