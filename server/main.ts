import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { ensureFirstAccounts, type FirstAccount } from './accounts/ensureFirstAccounts.ts';
import { createApp } from './app.ts';
import { openParts, type Parts } from './parts.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigurationError, readConfig } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/database/embedded/embeddedPostgresError.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareDatabase } from './platform/database/prepareDatabase.ts';
import { createLog, type Log } from './platform/log.ts';
import { firstAccountLines, greeting } from './greeting.ts';
import { runLedgerVerify } from './ledgerCommand.ts';
import { startWorkers } from './workers.ts';

/** What this process does: answer requests, do the work behind them, or both. */
const COMMANDS = ['serve', 'work', 'both'] as const;
type Command = (typeof COMMANDS)[number];

const MINIMUM_NODE = [22, 12] as const;

/** A start that cannot succeed; its message tells the person what to do. */
class StartError extends Error {
  override name = 'StartError';
}

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
    throw new StartError(`Unknown command "${argument}". Use serve, work, nothing for both, or "ledger verify".`);
  return command;
}

async function openDatabaseServer(config: Config, log: Log) {
  if (config.databaseUrl)
    return { connectionString: config.databaseUrl, ensureRunning: async () => {}, stop: async () => {} };
  return startEmbeddedPostgres({ dataDirectory: path.join(config.dataDirectory, 'postgres'), log });
}

/** Opens the port for a moment: who finds it taken need not wait for a database first. @throws as listen does */
function tryPort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(port, host, () => probe.close(() => resolve()));
    probe.on('error', (error) => reject(portError(error, port)));
  });
}

/** What to do about a port that cannot be opened. */
function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is busy. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES')
    return new StartError(`This user may not open port ${port}. Choose one above 1023: PORT=3000 npm start`);
  return error;
}

/** Opens the port. @throws StartError when it is taken or may not be opened */
function listen(parts: Parts, clientFolder: string): Promise<{ port: number; close(): Promise<void> }> {
  const { config } = parts;
  const app = createApp({ parts, clientFolder });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) =>
      resolve({
        port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 3000).unref();
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      }),
    );
    server.on('error', (error) => reject(portError(error, config.port)));
  });
}

async function start(): Promise<void> {
  checkNode();
  const command = readCommand(process.argv[2]);
  const config = readConfig({ env: process.env, coreCount: availableParallelism() });
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  let firstAccounts: FirstAccount[] = [];
  const close = async () => {
    for (const step of closers.toReversed())
      await step().catch((error: Error) => log.error({ error: error.message }, 'stopping was not clean'));
  };
  try {
    if (command !== 'work') await tryPort(config);
    const server = await openDatabaseServer(config, log);
    closers.push(() => server.stop());
    const connectionString = await prepareDatabase({
      ownerUrl: server.connectionString,
      applicationUrl: config.databaseAppUrl,
      log,
    });
    const parts = await openParts({
      config,
      log,
      clock: systemClock,
      connectionString,
      canWork: command !== 'serve',
      onConnectionLost: () =>
        void server
          .ensureRunning()
          .catch((error: Error) => log.error({ error: error.message }, 'the database could not be started again')),
    });
    closers.push(() => parts.close());
    firstAccounts = await ensureFirstAccounts({
      database: parts.database,
      config,
      clock: systemClock,
      onVerified: parts.accounts.onVerified,
    });
    let port: number | null = null;
    if (command !== 'work') {
      const web = await listen(parts, path.join(import.meta.dirname, isBuilt() ? '../client' : '../dist/client'));
      closers.push(() => web.close());
      port = web.port;
      parts.setPublicUrl(`http://localhost:${port}`);
    }
    // Stopped before the port is closed: on the sandbox, the work around payments calls this very server.
    if (command !== 'serve') {
      const workers = await startWorkers(parts, {
        renderWorkerFile: beside('renderWorker', '../renderer/renderWorker'),
      });
      closers.push(() => workers.stop());
    }
    process.stdout.write(greeting({ config, port, firstAccounts, mailboxPath: parts.mail.mailboxPath }));
  } catch (error) {
    await close();
    // No later start tells their passwords: this one does, although it failed.
    process.stdout.write(
      firstAccountLines(firstAccounts)
        .map((line) => `${line}\n`)
        .join(''),
    );
    throw error;
  }
  stopOnSignal(close);
}

/** `ledger verify`, beside a running server or without one. */
async function verifyLedgerOnce(): Promise<void> {
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
    process.exitCode = await runLedgerVerify({ connectionString, log, write: (text) => process.stdout.write(text) });
  } finally {
    await server.stop();
  }
}

/** Ends cleanly on Ctrl-C or a polite kill; a second one ends at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    process.stdout.write('\nStopping…\n');
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // `npm start` holds a channel to us; its end means that it is gone, perhaps by kill -9.
  process.once('disconnect', () => isStopping || stop());
}

function isBuilt(): boolean {
  return import.meta.filename.endsWith('.mjs');
}

/** A thread's entry: beside the bundle once built, its source otherwise. */
function beside(bundle: string, source: string): URL {
  return new URL(isBuilt() ? `./${bundle}.mjs` : `./${source}.ts`, import.meta.url);
}

const isLedgerVerify = process.argv[2] === 'ledger' && process.argv[3] === 'verify';

(isLedgerVerify ? verifyLedgerOnce() : start()).catch((error: Error) => {
  const isExpected =
    error instanceof StartError || error instanceof ConfigurationError || error instanceof EmbeddedPostgresError;
  process.stderr.write(`\n${isExpected ? error.message : error.stack}\n\n`);
  process.exit(1);
});
