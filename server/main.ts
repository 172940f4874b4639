import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureFirstAccounts, type FirstAccount } from './accounts/ensureFirstAccounts.ts';
import { createFirstArticles } from './articles/firstArticles/createFirstArticles.ts';
import { checkNode } from './checkNode.ts';
import { openDatabaseServer } from './openDatabaseServer.ts';
import { findOperatorCommand } from './operatorCommands.ts';
import { crash } from './crash.ts';
import { openServices } from './services.ts';
import { BackupError } from './platform/backup/backupShape.ts';
import { type Config, ConfigurationError, readConfig } from './platform/config.ts';
import { isDatabaseFault } from './platform/database/databaseFault.ts';
import { openDatabaseClock } from './platform/database/databaseClock.ts';
import { EmbeddedPostgresError } from './platform/database/embedded/embeddedPostgresError.ts';
import { LockedTablesError } from './platform/database/migrateWithRetries.ts';
import { NewerSchemaError } from './platform/database/refuseNewerSchema.ts';
import { prepareDatabase } from './platform/database/prepareDatabase.ts';
import { createLog, type Log } from './platform/log.ts';
import { openStorage } from './platform/storage/openStorage.ts';
import { StorageAway, StorageUnwritable } from './platform/storage/storage.ts';
import { firstAccountLines, startMessage } from './startMessage.ts';
import { repeat } from './platform/repeat.ts';
import { StartError } from './startError.ts';
import { listenForStop, Stopped, type StopRequest } from './stopRequest.ts';
import packageFile from '../package.json' with { type: 'json' };
import { switchSpansOn } from './platform/spans.ts';
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

function readCommand(argument: string | undefined): Command {
  const command = COMMANDS.find((name) => name === (argument ?? 'both'));
  if (!command)
    throw new StartError(
      `Unknown command "${argument}". Use serve, work, nothing for both, "ledger verify", "files check", "files copy", "backup FILE", "restore FILE" or "version".`,
    );
  return command;
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
      failureMessage: 'the database could not be asked what time it is',
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
    // From now on the parent process restarts this one if it dies; whoever reads the next lines may rely on that.
    process.send?.('started');
    process.stdout.write(
      startMessage({ config, port, firstAccounts: notTold.take(), mailboxPath: services.mail.mailboxPath }),
    );
    // Node's compile cache (NODE_COMPILE_CACHE), which Node writes only at a clean exit.
    flushCompileCache();
  } catch (error) {
    await close();
    throw error;
  }
  stop.onStop(() => void close().then(() => process.exit(0)));
}

/**
 * Refuses to start with a bucket that is not writable (a wrong setting); one that does not answer is only logged.
 * @throws StartError
 */
async function refuseClosedBucket({ config, log }: { config: Config; log: Log }): Promise<void> {
  if (!('bucket' in config.storage.place)) return;
  const storage = await openStorage(config.storage);
  const state = await storage.state();
  if (state === 'refused')
    throw new StartError(
      `${storage.name} refuses us. KILAS_STORAGE needs the right bucket, region and keys, and the keys the rights to list, read, write and delete.`,
    );
  if (state !== 'writable') log.warn({ storage: storage.name, state }, 'the storage takes no files for now');
}

/** Loads the tracing bundle, only where tracing is on. @returns sends the remaining spans and closes it */
async function traceAs(name: string): Promise<() => Promise<void>> {
  const bundle: typeof import('./platform/openTracing.ts') = await import(
    beside('tracing', './platform/openTracing').href
  );
  const tracing = bundle.openTracing({ name, version: packageFile.version });
  switchSpansOn();
  return () => tracing.close();
}

/** For a database that is not there or, on an overloaded machine, too slow to answer; nothing of what it holds is told. */
function databaseAwayMessage(error: Error): string {
  let root: Error = error;
  while (root.cause instanceof Error) root = root.cause;
  const reason = (root as NodeJS.ErrnoException).code ?? root.message;
  return `The database did not answer while Kilas started (${reason}). Nothing is lost. See that it runs and that this machine is not overloaded, then start again.`;
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

function isBuilt(): boolean {
  return import.meta.filename.endsWith('.mjs');
}

/** A module's URL: next to the bundle once built, its source otherwise. */
function beside(bundle: string, source: string): URL {
  return new URL(isBuilt() ? `./${bundle}.mjs` : `./${source}.ts`, import.meta.url);
}

const run = findOperatorCommand(process.argv.slice(2)) ?? (() => start(listenForStop()));

process.on('uncaughtException', crash);
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
  if (!isExpected && !isDatabaseFault(error)) crash(error);
  process.stderr.write(`\n${isExpected ? error.message : databaseAwayMessage(error)}\n\n`);
  process.exit(1);
});
