import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureFirstAccounts, type FirstAccount } from './accounts/ensureFirstAccounts.ts';
import { createFirstArticles } from './articles/firstArticles/createFirstArticles.ts';
import { openServices } from './services.ts';
import { BackupError } from './platform/backup/backupShape.ts';
import { makeBackup } from './platform/backup/makeBackup.ts';
import { restoreBackup } from './platform/backup/restoreBackup.ts';
import { type Config, ConfigurationError, readConfig } from './platform/config.ts';
import { openDatabaseClock } from './platform/database/databaseClock.ts';
import { EmbeddedPostgresError } from './platform/database/embedded/embeddedPostgresError.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/startEmbeddedPostgres.ts';
import { LockedTablesError } from './platform/database/migrateWithRetries.ts';
import { NewerSchemaError } from './platform/database/refuseNewerSchema.ts';
import { prepareDatabase } from './platform/database/prepareDatabase.ts';
import { createLog, type Log } from './platform/log.ts';
import { openStorage } from './platform/storage/openStorage.ts';
import { StorageAway, StorageUnwritable } from './platform/storage/storage.ts';
import { runFilesCheck, runFilesCopy } from './filesCommand.ts';
import { firstAccountLines, greeting } from './greeting.ts';
import { runLedgerVerify } from './ledgerCommand.ts';
import { repeat } from './platform/repeat.ts';
import { StartError } from './startError.ts';
import { listenForStop, Stopped, type StopRequest } from './stopRequest.ts';
import packageFile from '../package.json' with { type: 'json' };
import { switchSpansOn } from './platform/tracing/spans.ts';
import { startMetricsServer } from './metrics/metricsServer.ts';
import { warnOfMissingCors } from './warnOfMissingCors.ts';
import { tryPort } from './tryPort.ts';
import { listen, portError } from './webServer.ts';
import { startWorkers } from './workers.ts';

/** What this process does: serve requests, work on jobs, or both. */
const COMMANDS = ['serve', 'work', 'both'] as const;
type Command = (typeof COMMANDS)[number];

/** Machine clocks may be corrected while the process runs, by a person or by NTP. */
const COMPARE_CLOCKS_MS = 10_000;

const MINIMUM_NODE = [22, 12] as const;

function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
    throw new StartError(
      `Kilas needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.version}. \`npm start\` brings its own.`,
    );
  }
}

function readCommand(argument: string | undefined): Command {
  const command = COMMANDS.find((name) => name === (argument ?? 'both'));
  if (!command)
    throw new StartError(
      `Unknown command "${argument}". Use serve, work, nothing for both, "ledger verify", "files check", "files copy", "backup FILE" or "restore FILE".`,
    );
  return command;
}

async function openDatabaseServer(config: Config, log: Log) {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ dataDirectory: path.join(config.dataDirectory, 'postgres'), log });
}

async function start(stop: StopRequest): Promise<void> {
  checkNode();
  const command = readCommand(process.argv[2]);
  const config = readConfig({ env: process.env, coreCount: availableParallelism() });
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closers.toReversed())
      await step().catch((error: Error) => log.error({ error: error.message }, 'stopping was not clean'));
  };
  try {
    if (config.tracedAs) closers.push(await traceAs(config.tracedAs));
    if (command !== 'work') await tryPort(config);
    await refuseClosedBucket({ config, log });
    const server = await openDatabaseServer(config, log);
    closers.push(() => server.stop());
    stop.throwIfStopping();
    const connectionString = await prepareDatabase({
      ownerUrl: server.connectionString,
      applicationUrl: config.databaseAppUrl,
      log,
    });
    stop.throwIfStopping();
    const clock = await openDatabaseClock({ connectionString, log });
    const services = await openServices({
      config,
      log,
      clock,
      connectionString,
      canWork: command !== 'serve',
    });
    closers.push(() => services.close());
    const comparing = repeat(COMPARE_CLOCKS_MS, () => clock.compare(services.essentials.$client), {
      log,
      complaint: 'the database could not be asked what time it is',
    });
    closers.push(() => comparing.stop());
    const firstAccounts = await ensureFirstAccounts({
      database: services.database,
      config,
      clock,
      onVerified: services.accounts.onVerified,
    });
    const notTold = printAtExit(firstAccounts);
    stop.throwIfStopping();
    const { metrics } = services;
    if (metrics && config.metrics?.address) {
      const { address, token } = config.metrics;
      const opened = await startMetricsServer({ metrics, token, ...address }).catch((error: Error) => {
        throw portError(error, address.port, 'KILAS_METRICS_PORT');
      });
      closers.push(() => opened.close());
    }
    let port: number | null = null;
    let drained: Promise<void> | undefined;
    if (command !== 'work') {
      const web = await listen(services, path.join(import.meta.dirname, isBuilt() ? '../client' : '../dist/client'));
      closers.push(() => drained ?? web.close());
      port = web.port;
      services.setPublicUrl(`http://localhost:${port}`);
      void warnOfMissingCors(services);
      // Drain before anything is closed: with the sandbox, payment jobs call this same server.
      stop.onStop(() => {
        services.drain();
        drained = web.drain();
      });
    }
    if (command !== 'serve') {
      const workers = await startWorkers(services, {
        renderWorkerFile: beside('renderWorker', '../renderer/renderWorker'),
      });
      closers.push(() => workers.stop());
      // Not awaited: rendering their pictures takes a while.
      void createFirstArticles(services.articles).catch((error: Error) =>
        log.warn({ error: error.message }, 'the first articles could not be laid down; the next start tries again'),
      );
    }
    stop.throwIfStopping();
    process.stdout.write(
      greeting({ config, port, firstAccounts: notTold.take(), mailboxPath: services.mail.mailboxPath }),
    );
    // Where Node keeps what it compiles (NODE_COMPILE_CACHE): by itself it would write that only at a peaceful end.
    flushCompileCache();
    // From now on the parent process restarts this one if it dies.
    process.send?.('started');
  } catch (error) {
    await close();
    throw error;
  }
  stop.onStop(() => void close().then(() => process.exit(0)));
}

/** Refuses to start with a bucket that is not writable (a wrong setting); one that does not answer is only logged. @throws StartError */
async function refuseClosedBucket({ config, log }: { config: Config; log: Log }): Promise<void> {
  if (!('bucket' in config.storage.place)) return;
  const storage = await openStorage(config.storage);
  const standing = await storage.standing();
  if (standing === 'refused')
    throw new StartError(
      `${storage.name} refuses us. KILAS_STORAGE needs the right bucket, region and keys, and the keys the rights to list, read, write and delete.`,
    );
  if (standing !== 'writable') log.warn({ storage: storage.name, standing }, 'the storage takes no files for now');
}

/** Loads the tracing bundle, only where tracing is on. @returns sends the remaining spans and closes it */
async function traceAs(name: string): Promise<() => Promise<void>> {
  const bundle: typeof import('./platform/tracing/openTracing.ts') = await import(
    beside('tracing', './platform/tracing/openTracing').href
  );
  const tracing = bundle.openTracing({ name, version: packageFile.version });
  switchSpansOn();
  return () => tracing.close();
}

/** Prints the first accounts at exit at the latest: no later start can show their passwords, even if this one fails. */
function printAtExit(accounts: FirstAccount[]): { take(): FirstAccount[] } {
  let untold = accounts;
  const take = () => {
    const told = untold;
    untold = [];
    return told;
  };
  process.on('exit', () =>
    process.stdout.write(
      firstAccountLines(take())
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
  return { take };
}

/** `backup FILE`, with or without a running server. */
async function backUpOnce(): Promise<void> {
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
async function restoreOnce(): Promise<void> {
  checkNode();
  const { dataDirectory, storage } = readEmbeddedConfig();
  const filesFolder = 'folder' in storage.place ? storage.place.folder : path.join(dataDirectory, 'files');
  await restoreBackup({ file: readFileArgument(), dataDirectory, filesFolder });
  process.stdout.write(`Restored into ${dataDirectory}\n`);
  if ('bucket' in storage.place)
    process.stdout.write(
      `Files that were in the backup are in ${filesFolder}; KILAS_STORAGE names a bucket. "files copy --from folder --to s3://…" brings them there, "files check" says what is missing.\n`,
    );
  await verifyLedgerOnce();
}

/** @throws StartError for an external database, which has its own backup tools */
function readEmbeddedConfig(): Config {
  const config = readConfig({ env: process.env, coreCount: availableParallelism() });
  if (config.databaseUrl)
    throw new StartError(
      'The database of DATABASE_URL is saved and restored by its own tools: docs/operations.md, "Backup", tells the order.',
    );
  return { ...config, dataDirectory: path.resolve(config.dataDirectory) };
}

/** Resolves the path against the caller's folder (INIT_CWD), since npm runs this in the project's folder. */
function readFileArgument(): string {
  const [, , command, file] = process.argv;
  if (!file) throw new StartError(`Say which file: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

/** `ledger verify`. */
function verifyLedgerOnce(): Promise<void> {
  return runBesideServer(runLedgerVerify);
}

/** `files check` and `files copy`. */
function runFilesOnce(): Promise<void> {
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

function isBuilt(): boolean {
  return import.meta.filename.endsWith('.mjs');
}

/** A module's URL: next to the bundle once built, its source otherwise. */
function beside(bundle: string, source: string): URL {
  return new URL(isBuilt() ? `./${bundle}.mjs` : `./${source}.ts`, import.meta.url);
}

function run(): Promise<void> {
  const [, , command, more] = process.argv;
  if (command === 'ledger' && more === 'verify') return verifyLedgerOnce();
  if (command === 'files') return runFilesOnce();
  if (command === 'backup') return backUpOnce();
  if (command === 'restore') return restoreOnce();
  return start(listenForStop());
}

run().catch((error: Error) => {
  if (error instanceof Stopped) process.exit(0);
  const isExpected =
    error instanceof StartError ||
    error instanceof StorageAway ||
    error instanceof StorageUnwritable ||
    error instanceof BackupError ||
    error instanceof ConfigurationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof LockedTablesError ||
    error instanceof NewerSchemaError;
  process.stderr.write(`\n${isExpected ? error.message : error.stack}\n\n`);
  process.exit(1);
});
