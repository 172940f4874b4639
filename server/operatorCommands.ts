import { availableParallelism } from 'node:os';
import path from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { checkNode } from './checkNode.ts';
import { runFilesCheck, runFilesCopy } from './filesCommand.ts';
import { runLedgerVerify } from './ledgerCommand.ts';
import { openDatabaseServer } from './openDatabaseServer.ts';
import { makeBackup } from './platform/backup/makeBackup.ts';
import { restoreBackup } from './platform/backup/restoreBackup.ts';
import { type Config, readConfig } from './platform/config.ts';
import { prepareDatabase } from './platform/database/prepareDatabase.ts';
import { createLog, type Log } from './platform/log.ts';
import { StartError } from './startError.ts';

/** What an operator runs once, with or without a running server. @returns undefined for what serves or works */
export function findOperatorCommand([name, more]: readonly string[]): (() => Promise<void>) | undefined {
  if (name === 'ledger' && more === 'verify') return verifyLedger;
  if (name === 'files') return runFiles;
  if (name === 'backup') return backUp;
  if (name === 'restore') return restore;
  if (name === 'version') return tellVersion;
  return undefined;
}

/** `backup FILE`, with or without a running server. */
async function backUp(): Promise<void> {
  checkNode();
  const config = readEmbeddedConfig();
  const { place, also } = config.storage;
  if (also) throw new StartError('Files are moving (KILAS_STORAGE_ALSO): let that end, then make the backup.');
  const server = await openDatabaseServer(config, createLog(config.logLevel));
  try {
    const file = readFileArgument();
    const files = await makeBackup({
      file,
      dataDirectory: config.dataDirectory,
      filesFolder: 'folder' in place ? place.folder : null,
      ownerUrl: server.connectionString,
    });
    process.stdout.write(
      'folder' in place
        ? `Saved the database and ${files} files in ${file}\n`
        : `Saved the database in ${file}. Files are in the bucket ${place.bucket.bucket}, not in there: docs/operations.md, "Backup", tells how to save them.\n`,
    );
  } finally {
    await server.stop();
  }
}

/** `restore FILE`, into an empty data folder; then verifies the ledger. */
async function restore(): Promise<void> {
  checkNode();
  const { dataDirectory, storage } = readEmbeddedConfig();
  const filesFolder = 'folder' in storage.place ? storage.place.folder : path.join(dataDirectory, 'files');
  await restoreBackup({ file: readFileArgument(), dataDirectory, filesFolder });
  process.stdout.write(`Restored into ${dataDirectory}\n`);
  if ('bucket' in storage.place)
    process.stdout.write(
      `Files that were in the backup are in ${filesFolder}; KILAS_STORAGE names a bucket. "files copy --from folder --to s3://…" brings them there, "files check" says what is missing.\n`,
    );
  await verifyLedger();
}

/** @throws StartError for an external database, which has its own backup tools */
function readEmbeddedConfig(): Config {
  const config = readConfig({ env: process.env, coreCount: availableParallelism() });
  if (config.databaseUrl)
    throw new StartError(
      'The database of DATABASE_URL is saved and restored by its own tools: docs/operations.md, "Backup", tells the order.',
    );
  return config;
}

/** Resolves the path against the caller's folder (INIT_CWD), since npm runs this in the project's folder. */
function readFileArgument(): string {
  const [, , command, file] = process.argv;
  if (!file) throw new StartError(`Say which file: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

/** `version`. The build calls it, too, so that Node stores what it compiles (scripts/build.mjs). */
async function tellVersion(): Promise<void> {
  process.stdout.write(`${packageFile.version}\n`);
}

/** `ledger verify`. */
function verifyLedger(): Promise<void> {
  return runBesideServer(runLedgerVerify);
}

/** `files check` and `files copy`. */
function runFiles(): Promise<void> {
  const [, , , command, ...words] = process.argv;
  if (command !== 'check' && command !== 'copy') throw new StartError('Use "files check" or "files copy --to PLACE".');
  return runBesideServer((deps) => (command === 'check' ? runFilesCheck(deps) : runFilesCopy(deps, words)));
}

interface CommandDeps {
  config: Config;
  connectionString: string;
  log: Log;
  write: (text: string) => void;
}

/** Runs a command on the database, with or without a running server. @param run returns the process's exit code */
async function runBesideServer(run: (deps: CommandDeps) => Promise<number>): Promise<void> {
  checkNode();
  const config = readConfig({ env: process.env, coreCount: availableParallelism() });
  const log = createLog(config.logLevel);
  const server = await openDatabaseServer(config, log);
  try {
    const connectionString = await prepareDatabase({
      ownerUrl: server.connectionString,
      applicationUrl: config.databaseAppUrl,
      log,
    });
    process.exitCode = await run({ config, connectionString, log, write: (text) => void process.stdout.write(text) });
  } finally {
    await server.stop();
  }
}
