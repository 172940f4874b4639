import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Archive } from './archive.ts';
import { readFolder } from './readFolder.ts';

/**
 * Folders whose content belongs to the running server and is re-created at each start. WAL segments are copied
 * separately, by name.
 */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label', 'tablespace_map']);

/**
 * Copies the files of a running cluster as a consistent snapshot, as of the end of this function (PostgreSQL's
 * low-level base backup).
 * @param owner a superuser's dedicated connection
 */
export async function copyCluster({
  owner,
  cluster,
  archive,
  name,
}: {
  owner: pg.Client;
  cluster: string;
  archive: Archive;
  name: string;
}): Promise<void> {
  // A temporary slot retains the WAL however long the copy takes; it is dropped with the connection.
  await owner.query('select pg_create_physical_replication_slot($1, true, true)', [`kilas_backup_${process.pid}`]);
  const started = await owner.query<{ segment: string }>(
    "select pg_walfile_name(pg_backup_start('kilas', true)) as segment",
  );
  await copyFolder({ archive, folder: cluster, name, isTop: true });
  const stopped = await owner.query<{ segment: string; label: string }>(
    'select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(wait_for_archive => false)',
  );
  const { segment: last, label } = stopped.rows[0]!;
  const first = started.rows[0]!.segment;
  // The label comes last: it says where recovery starts in the WAL.
  const log = path.join(cluster, 'pg_wal');
  for (const segment of (await readdir(log)).filter((each) => /^[0-9A-F]{24}$/.test(each)).toSorted())
    if (segment >= first && segment <= last)
      await archive.addFile(`${name}/pg_wal/${segment}`, path.join(log, segment));
  await archive.addText(`${name}/backup_label`, label);
}

async function copyFolder({
  archive,
  folder,
  name,
  isTop = false,
}: {
  archive: Archive;
  folder: string;
  name: string;
  isTop?: boolean;
}): Promise<void> {
  await archive.addFolder(name);
  for (const entry of await readFolder(folder)) {
    const place = path.join(folder, entry.name);
    const named = `${name}/${entry.name}`;
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    if (entry.isDirectory() && isTop && EMPTIED.has(entry.name)) await archive.addFolder(named);
    else if (entry.isDirectory()) await copyFolder({ archive, folder: place, name: named });
    else if (entry.isFile()) await archive.addFile(named, place);
  }
}
