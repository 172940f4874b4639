import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkFiles } from './checkFiles.ts';
import { withoutRemovals } from './platform/backup/backupLock.ts';
import { type Config } from './platform/config.ts';
import { readStoragePlace } from './platform/storage/storageSettings.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import type { Log } from './platform/log.ts';
import { copyFiles, type CopyReport } from './platform/storage/copyFiles.ts';
import { openStorage, type StoragePlace } from './platform/storage/openStorage.ts';
import { StartError } from './startError.ts';

/** Lines printed per kind of problem; the total is printed too. */
const MOST_LINES = 200;
const TELL_EVERY_MS = 5000;
/** Long enough to wait for a running purge. */
const PATIENCE_MS = 300_000;

interface CommandDeps {
  config: Config;
  connectionString: string;
  log: Log;
  write: (text: string) => void;
}

/**
 * `files check`: checks that every row has its files and every file its row.
 * @returns the process's exit status: 0 when all agrees, 1 otherwise
 */
export async function runFilesCheck({ config, connectionString, log, write }: CommandDeps): Promise<0 | 1> {
  const storage = await openStorage(config.storage);
  const { database, close } = openPatientDatabase(connectionString, log);
  try {
    const report = await withoutRemovals(database, () => checkFiles({ database, storage, now: new Date() }));
    const { rows, files, bytes, missing, damaged, unnamed } = report;
    write(`${files} files (${inWords(bytes)}) in ${storage.name}, ${rows} rows that name them.\n`);
    writeLines(write, 'missing: rows name them, and they are not there', missing);
    writeLines(write, 'damaged: not as long as their row says', damaged);
    writeLines(write, 'of nobody: no row names them; the hourly sweep takes them away', unnamed);
    const isWell = missing.length + damaged.length + unnamed.length === 0;
    if (isWell) write('Every row has its files, every file its row.\n');
    return isWell ? 0 : 1;
  } finally {
    await close();
  }
}

/**
 * `files copy [--from PLACE] [--to PLACE] [--verify]`: copies from KILAS_STORAGE_ALSO to KILAS_STORAGE; with `--to` from
 * KILAS_STORAGE to that place.
 * @returns the process's exit status: 0 when all files are there, 1 otherwise
 * @throws StartError for unusable places
 */
export async function runFilesCopy(
  { config, connectionString, log, write }: CommandDeps,
  words: string[],
): Promise<0 | 1> {
  const { from, to, isThorough } = readCopyArguments(config, words);
  const [source, target] = [await openStorage({ place: from }), await openStorage({ place: to })];
  const { database, close } = openPatientDatabase(connectionString, log);
  let toldAt = performance.now();
  const tell = (report: CopyReport) => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    write(`  ${report.files} files looked at, ${report.copied} copied (${inWords(report.copiedBytes)})\n`);
  };
  try {
    write(`From ${source.name} to ${target.name}\n`);
    const report = await withoutRemovals(database, () => copyFiles({ from: source, to: target, isThorough, tell }));
    write(
      `${report.files} files: ${report.copied} copied and read back (${inWords(report.copiedBytes)}), ${report.alreadyThere} there already${isThorough ? ', byte by byte' : ''}${report.gone > 0 ? `, ${report.gone} removed meanwhile` : ''}.\n`,
    );
    writeLines(write, 'not as they should be', report.problems);
    return report.problems.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

function openPatientDatabase(connectionString: string, log: Log) {
  return openDatabase({ connectionString, poolSize: 3, log, patienceMs: PATIENCE_MS, statementMs: 600_000 });
}

function readCopyArguments(
  config: Config,
  words: string[],
): { from: StoragePlace; to: StoragePlace; isThorough: boolean } {
  const { from, to, verify } = parse(words);
  const { place, also } = config.storage;
  if (to === undefined && also === null)
    throw new StartError('Say where to: files copy --to PLACE, or set KILAS_STORAGE_ALSO to where the files are now.');
  const read = (name: string, text: string): StoragePlace => {
    const found = readStoragePlace(text, path.join(config.dataDirectory, 'files'));
    if ('problem' in found) throw new StartError(`--${name} ${found.problem}`);
    return found;
  };
  const target = to === undefined ? place : read('to', to);
  const source = from === undefined ? (to === undefined ? also! : place) : read('from', from);
  return { from: source, to: target, isThorough: verify };
}

function parse(words: string[]): { from: string | undefined; to: string | undefined; verify: boolean } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { from: { type: 'string' }, to: { type: 'string' }, verify: { type: 'boolean', default: false } },
    });
    return { from: values.from, to: values.to, verify: values.verify };
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function writeLines(write: (text: string) => void, what: string, lines: string[]): void {
  if (lines.length === 0) return;
  write(
    `${lines.length} ${what}\n${lines
      .slice(0, MOST_LINES)
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );
  if (lines.length > MOST_LINES) write(`  … and ${lines.length - MOST_LINES} more\n`);
}

function inWords(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
