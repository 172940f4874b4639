import { claimedResults } from './generation/cleanup/sweepOrphans.ts';
import { type FileReference, type ReferencingTable, referencingTables } from './fileReferences.ts';
import type { Database } from './platform/database/database.ts';
import { isId } from './platform/identifier.ts';
import type { Storage, StoredFile } from './platform/storage/storage.ts';

/** Files are written before their rows; after this time, a file without a row will never get one. */
const ON_ITS_WAY_MS = 3600_000;
const STATS_AT_ONCE = 16;

export interface FilesReport {
  rows: number;
  files: number;
  bytes: number;
  /** Files named by rows that do not exist. */
  missing: string[];
  /** Files whose size differs from their row's. */
  damaged: string[];
  /** Folders of files older than an hour without a row. */
  unnamed: string[];
}

/**
 * Compares the rows that name files with the files: results, uploads and pictures of articles. Each suspect is checked
 * a second time individually, so that changes during the check cause no false alarm.
 */
export async function checkFiles({
  database,
  storage,
  now,
}: {
  database: Database;
  storage: Storage;
  now: Date;
}): Promise<FilesReport> {
  const report: FilesReport = { rows: 0, files: 0, bytes: 0, missing: [], damaged: [], unnamed: [] };
  for (const table of referencingTables(database)) {
    const seen = new Set<string>();
    const unnamed = new Map<string, Date>();
    for await (const files of storage.files(table.folder)) {
      const sizes = new Map(files.map(({ key, size }) => [key, size]));
      const folders = readFolders(table.folder, files);
      const named = await table.read([...folders.keys()]);
      for (const [id, changedAt] of folders) {
        const wanted = named.get(id);
        if (wanted) await compare({ storage, wanted, sizes, report });
        else unnamed.set(id, changedAt);
        if (wanted && !seen.has(id)) report.rows += 1;
        seen.add(id);
      }
      report.files += files.length;
      for (const { size } of files) report.bytes += size;
    }
    for await (const ids of table.ids()) {
      const named = await table.read(ids.filter((id) => !seen.has(id)));
      for (const wanted of named.values()) await compare({ storage, wanted, sizes: new Map(), report });
      report.rows += named.size;
    }
    report.unnamed.push(...(await stillUnnamed({ database, table, unnamed, now })));
  }
  return report;
}

/** The ids of the folders that contain files, each with its newest change. Folders not named by an id are ignored. */
function readFolders(parent: string, files: StoredFile[]): Map<string, Date> {
  const folders = new Map<string, Date>();
  for (const { key, changedAt } of files) {
    const [id = ''] = key.slice(parent.length + 1).split('/');
    const before = folders.get(id);
    if (isId(id) && (!before || before < changedAt)) folders.set(id, changedAt);
  }
  return folders;
}

/**
 * Checks suspects individually: a file missing from this batch of the listing may be newer, or be in the next batch.
 */
async function compare({
  storage,
  wanted,
  sizes,
  report,
}: {
  storage: Storage;
  wanted: FileReference[];
  sizes: Map<string, number>;
  report: FilesReport;
}): Promise<void> {
  const isRight = (size: number | null, there: number | undefined) => there !== undefined && (size ?? there) === there;
  const doubtful = wanted.filter(({ key, size }) => !isRight(size, sizes.get(key))).values();
  await Promise.all(
    Array.from({ length: STATS_AT_ONCE }, async () => {
      for (const { key, size } of doubtful) {
        const there = await storage.stat(key);
        if (!there) report.missing.push(key);
        else if (!isRight(size, there.size)) report.damaged.push(`${key} (${there.size} bytes instead of ${size})`);
      }
    }),
  );
}

/** Drops the ones whose row was written meanwhile, or still may be. */
async function stillUnnamed({
  database,
  table,
  unnamed,
  now,
}: {
  database: Database;
  table: ReferencingTable;
  unnamed: Map<string, Date>;
  now: Date;
}): Promise<string[]> {
  const old = [...unnamed].filter(([, at]) => now.getTime() - at.getTime() > ON_ITS_WAY_MS).map(([id]) => id);
  const claimed = new Set(await claimedResults(database));
  const found: string[] = [];
  for (let from = 0; from < old.length; from += 500) {
    const portion = old.slice(from, from + 500);
    const named = await table.read(portion);
    found.push(...portion.filter((id) => !named.has(id) && !claimed.has(id)).map((id) => `${table.folder}/${id}`));
  }
  return found;
}
